/** The service worker of a site with every section, and of one below a path. */
import { total, weighPage } from '../fixtures/transfer-size.ts';
import { LOCALES } from '../../src/lib/locales.ts';
import { OFFLINE_PATHS, fetchedAhead, kept, offlinePages } from '../fixtures/cached-pages.ts';
import { addressIn, headOf, words } from '../fixtures/site-content.ts';
import { addressOf, baseOf } from '../fixtures/sites.ts';
import { vanishingServer } from '../fixtures/vanishing-server.ts';
import { expect, test } from '../fixtures/page-test.ts';

test.use({ serviceWorkers: 'allow' });

for (const code of LOCALES)
  test(`no more than 60 KB is fetched ahead, in brotli and with the offline pages: ${code}`, async ({ page }) => {
    await page.goto(addressOf('full') + addressIn('/', code));
    await kept(page, addressIn('/academy', code));
    await expect.poll(() => offlinePages(page).then((paths) => paths.sort())).toEqual([...OFFLINE_PATHS].sort());
    const ahead = await fetchedAhead(page);
    expect(ahead.map(({ path }) => path).sort()).toEqual([addressIn('/academy', code), ...OFFLINE_PATHS].sort());
    for (const { path, type } of ahead) expect(type, path).toMatch(/^text\/html\b/);
    expect(total(ahead.flatMap(({ path, text }) => weighPage(path, text)))).toBeLessThanOrEqual(60_000);
  });

test('below a path with a dot the first page is a page as well', async ({ page, complaints }) => {
  const { origin, vanish } = await vanishingServer('below');
  const home = baseOf('below');
  await page.goto(origin + home);
  await kept(page, home.slice(0, -1));
  vanish();
  await page.reload();
  await expect(page).toHaveTitle(headOf('/').title);
  await page.goto(`${origin}${home}contact`);
  await expect(page.locator('h1')).toHaveText(words.offline.title);
  complaints.length = 0;
});
