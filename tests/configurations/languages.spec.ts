/** Pages in several languages below a path, and on further pages of a gallery. */
import { violationsOf } from '../fixtures/accessibility.ts';
import { href } from '../../src/shared/urls.ts';
import { LOCALES, DEFAULT_LOCALE, settingsOf, type Locale } from '../../src/lib/locales.ts';
import { GALLERY, anchorOf } from '../fixtures/gallery-page.ts';
import { viewer } from '../fixtures/viewer.ts';
import { addressIn, contentIn } from '../fixtures/site-content.ts';
import { addressOf, baseOf } from '../fixtures/sites.ts';
import { layoutShift } from '../fixtures/layout-shift.ts';
import { expect, test } from '../fixtures/page-test.ts';

const OTHERS = LOCALES.filter((code) => code !== DEFAULT_LOCALE);
/** At the root, and below a path. */
const HOSTS = ['site', 'below'] as const;

for (const site of HOSTS)
  test(`the page for wrong addresses of “${site}” begins with the language of the address`, async ({
    page,
    complaints,
  }) => {
    const root = addressOf(site) + baseOf(site);
    const begun = [
      ['no-such-page', DEFAULT_LOCALE],
      ...OTHERS.flatMap((code) => [
        [`${code}/no-such-page`, code],
        [`${code}/no/such/page`, code],
        // Not below the language's path.
        [`${code}x/no-such-page`, DEFAULT_LOCALE],
      ]),
    ] as [string, Locale][];
    for (const [address, code] of begun) {
      await page.goto(root + address);
      const parts = page.locator('main .in-language');
      await expect(parts).toHaveCount(LOCALES.length);
      await expect(parts.first()).toHaveAttribute('lang', code);
      await expect(parts.first().locator('svg')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(contentIn(code).words.notFound.title);
      const home = page.getByRole('main').getByRole('link').first();
      await expect(home).toHaveAttribute('href', href(addressIn('/', code), baseOf(site)));
      await expect(home).not.toHaveClass(/quiet/);
      await expect(page.locator('main .button:not(.quiet)')).toHaveCount(1);
      expect(await violationsOf(page, 'main')).toEqual([]);
    }
    expect(await layoutShift(page)).toBe(0);
    complaints.length = 0;
  });

for (const code of OTHERS) {
  for (const site of HOSTS) {
    test(`${code}: the addresses of “${site}” answer by themselves`, async ({ request }) => {
      const root = addressOf(site) + baseOf(site).replace(/\/$/, '') + settingsOf(code).path;
      for (const end of ['', '/', '/contact', GALLERY.address, '/manifest.webmanifest', '/offline'])
        expect((await request.get(root + end, { maxRedirects: 0 })).status(), root + end).toBe(200);
    });
  }

  test(`${code}: further pages of a gallery answer too`, async ({ request }) => {
    const answer = await request.get(`${addressOf('paginated')}${addressIn(GALLERY.address, code)}/2`, {
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(`<html lang="${code}"`);
  });

  test(`${code}: a photo of a page that was walked into stays open`, async ({ page }) => {
    const second = `${GALLERY.address}/2`;
    await page.goto(`${addressOf('paginated')}${GALLERY.address}#${anchorOf(24)}`);
    await expect(viewer(page)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL((url) => url.pathname === second);
    const { hash } = new URL(page.url());
    await viewer(page).locator(`a[hreflang="${code}"]`).click();
    await expect(page).toHaveURL(`${addressOf('paginated')}${addressIn(second, code)}${hash}`);
    await expect(viewer(page)).toBeVisible();
  });
}
