/** The page about privacy: it says what the site does that it stands on. */
import { LOCALES } from '../src/lib/locales.ts';
import { expectTapHeight } from './fixtures/locators.ts';
import { expect, test } from './fixtures/page-test.ts';
import { addressIn, contentIn } from './fixtures/site-content.ts';

test.use({ serviceWorkers: 'allow' });

for (const code of LOCALES) {
  const { words } = contentIn(code);
  const { privacy } = words;
  const path = addressIn('/privacy', code);

  test(`${path} is led to from the form and from the foot`, async ({ page }) => {
    for (const from of ['/', '/contact']) {
      await page.goto(addressIn(from, code));
      const links = page.locator(`a[href="${path}"]`);
      await expect(links).toHaveText([privacy.form, privacy.title]);
      await expectTapHeight(links);
    }
    await page.locator('form').getByRole('link', { name: privacy.form }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toHaveText(privacy.title);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
