/** The page about privacy: it says what the build does that it stands in, and what its owner adds. */
import { violationsOf } from '../fixtures/accessibility.ts';
import { LOCALES } from '../../src/lib/locales.ts';
import { KEEP_MONTHS, PRIVACY } from '../fixtures/full/privacy.ts';
import { expect, test } from '../fixtures/page-test.ts';
import { addressIn, contentIn } from '../fixtures/site-content.ts';
import { addressOf, baseOf, type SiteName } from '../fixtures/sites.ts';
import { FIXTURE_STUDIO } from '../fixtures/studio.ts';

for (const code of LOCALES) {
  const { words, studio } = contentIn(code);
  const { privacy } = words;
  const path = addressIn('/privacy', code);

  const sayings: [SiteName, said: string, notSaid: string][] = [
    ['site', privacy.carried.mail, privacy.carried.handedOver],
    ['drawn', privacy.carried.mail, privacy.carried.handedOver],
    ['keyless', privacy.carried.handedOver, privacy.carried.mail],
    ['keyless', privacy.browser.nothingElse, privacy.browser.speed],
    ['keyless', privacy.browser.draftForChat, privacy.browser.draft],
    ['below', privacy.browser.speed, privacy.browser.nothingElse],
  ];
  test(`${path} says who carries an enquiry, and what this build measures`, async ({ request }) => {
    for (const [site, said, notSaid] of sayings) {
      const html = await (await request.get(addressOf(site) + baseOf(site).slice(0, -1) + path)).text();
      expect(html).toContain(said);
      expect(html).not.toContain(notSaid);
    }
  });

  test(`${path} has the studio's facts, and ends with the owner's own words`, async ({ page }) => {
    await page.goto(addressOf('full') + path);
    const main = page.getByRole('main');
    await expect(main).toContainText(FIXTURE_STUDIO.name);
    await expect(main).toContainText(FIXTURE_STUDIO.address.street);
    await expect(main).toContainText(String(KEEP_MONTHS.keepMonths));
    await expect(main.locator(`a[href="mailto:${FIXTURE_STUDIO.email}"]`).first()).toHaveText(FIXTURE_STUDIO.email);
    await expect(main.locator(`a[href="tel:${FIXTURE_STUDIO.phone.replaceAll(' ', '')}"]`).first()).toHaveText(
      FIXTURE_STUDIO.phone,
    );
    await expect(main.getByRole('heading').last()).toHaveText(PRIVACY[code]!.title);
    await expect(main.locator('section').last().locator('a')).toHaveAttribute('href', addressIn('/about-us', code));
    await expect(main).not.toContainText(/[{}]/);
    await expect(main).not.toContainText(studio.email);
    expect(await violationsOf(page)).toEqual([]);
  });
}
