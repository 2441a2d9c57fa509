/** Every page on paper: in ink, without grounds and controls. The course's own print is in course-print.spec.ts. */
import { addressOf } from './fixtures/sites.ts';
import { FIXTURE_STUDIO } from './fixtures/studio.ts';
import { allOf } from './fixtures/locators.ts';
import { expect, test } from './fixtures/page-test.ts';

const full = addressOf('full');

for (const address of ['/', '/contact', '/about-us', '/privacy', '/hi/contact']) {
  test(`${address} prints in ink, with the ways to the studio written out`, async ({ page }) => {
    await page.goto(full + address);
    await page.emulateMedia({ media: 'print' });
    const foot = page.locator('footer');
    for (const fact of [
      FIXTURE_STUDIO.name,
      FIXTURE_STUDIO.phone,
      FIXTURE_STUDIO.email,
      FIXTURE_STUDIO.address.postalCode,
    ])
      await expect(foot.getByText(fact).first()).toBeVisible();
    const written = await foot
      .locator(`a[href="${FIXTURE_STUDIO.social.url}"]`)
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(written).toContain(FIXTURE_STUDIO.social.url);
    for (const part of await allOf(page.locator('header, .button, form'))) await expect(part).toBeHidden();
    const colours = await page.evaluate(() => {
      const all = [...document.querySelectorAll('body, body *')].filter((element) => element.checkVisibility());
      return {
        grounds: all
          .map((element) => getComputedStyle(element).backgroundColor)
          .filter((ground) => ground !== 'rgba(0, 0, 0, 0)'),
        inks: [...new Set(all.map((element) => getComputedStyle(element).color))],
      };
    });
    expect(colours.grounds).toEqual([]);
    expect(colours.inks).toHaveLength(1);
  });
}
