/** What the worker keeps, fetches ahead and asks the server for, where it is not as usual. */
import { DEFAULT_LOCALE, LOCALES } from '../../src/lib/locales.ts';
import {
  OFFLINE_PATHS,
  fetchAhead,
  fetchedAhead,
  reportLoaded,
  kept,
  keptPages,
  offlinePages,
} from '../fixtures/cached-pages.ts';
import { saveData } from '../fixtures/save-data.ts';
import {
  CALL,
  GALLERIES,
  HAS_COURSE,
  WITHOUT_COURSE,
  addressIn,
  contentIn,
  course,
  headOf,
  words,
} from '../fixtures/site-content.ts';
import { vanishingServer } from '../fixtures/vanishing-server.ts';
import { expect, test } from '../fixtures/page-test.ts';

test.use({ serviceWorkers: 'allow' });

/** A gallery that has photos, whatever the owner has hung. */
const GALLERY = GALLERIES[0]!;

test('a page that was fetched ahead through a redirect opens: the same with a slash is kept, another page is not', async ({
  page,
  complaints,
}) => {
  test.skip(!HAS_COURSE, WITHOUT_COURSE);
  const { origin, vanish } = await vanishingServer('site', { '/academy': '/academy/', '/about-us': '/studio' });
  await page.goto(`${origin}/contact`);
  await kept(page, '/academy');
  await fetchAhead(page, '/about-us');
  await fetchAhead(page, '/privacy');
  await kept(page, '/privacy');
  expect(await keptPages(page)).not.toContain('/about-us');
  // As a worker of an earlier deploy may have kept it.
  await page.evaluate(async () => (await caches.open('pages')).put('/about-us', await fetch('/about-us')));
  await page.goto(`${origin}/about-us`);
  await expect(page).toHaveURL(`${origin}/studio`);
  vanish();
  await page.goto(`${origin}/academy`);
  await expect(page.locator('h1')).toHaveText(course.title);
  await page.goto(`${origin}/about-us`);
  await expect(page.locator('h1')).toHaveText(words.offline.title);
  complaints.length = 0;
});

test('what the storage of the phone does not give is asked of the server', async ({ page, context }) => {
  await page.goto('/contact');
  await kept(page, '/contact');
  await context.serviceWorkers()[0]!.evaluate(() => {
    const refuse = () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'));
    CacheStorage.prototype.match = CacheStorage.prototype.open = Cache.prototype.match = refuse;
  });
  await page.goto('/contact');
  await expect(page).toHaveTitle(headOf('/contact').title);
  const [file] = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[href*="/_astro/"]')].map(({ href }) => href),
  );
  expect(await page.evaluate(async (address) => (await fetch(address)).status, file!)).toBe(200);
});

test('for whoever saves data the offline page is fetched ahead, in the language of the pages opened', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(saveData);
  const { origin, asked, vanish } = await vanishingServer('site');
  await page.goto(`${origin}/`);
  await kept(page, '/');
  // Told of last: had the worker been told to fetch a page ahead, it would have that one by then.
  await page.evaluate(async () => (await fetch('/about-us')).text());
  await reportLoaded(page);
  await kept(page, '/about-us');
  expect((await keptPages(page)).sort()).toEqual(['/', '/about-us']);
  const askedFor = (paths: string[]) => paths.filter((path) => asked.some((line) => line.startsWith(`GET ${path}?`)));
  await page.evaluate(async () => (await caches.open('pages')).delete('/about-us'));
  for (const [number, code] of LOCALES.entries()) {
    await page.goto(origin + addressIn('/contact', code));
    await expect.poll(async () => (await offlinePages(page)).sort()).toEqual(OFFLINE_PATHS.slice(0, number + 1).sort());
    expect(askedFor(OFFLINE_PATHS)).toEqual(OFFLINE_PATHS.slice(0, number + 1));
    const ahead = (await fetchedAhead(page)).map(({ path }) => path);
    expect(ahead.filter((path) => !asked.includes(`GET ${path}`) && !OFFLINE_PATHS.includes(path))).toEqual([]);
  }
  vanish();
  for (const code of LOCALES) {
    await page.goto(origin + addressIn('/privacy', code));
    await expect(page.locator('h1')).toHaveText(contentIn(code).words.offline.title);
  }
  complaints.length = 0;
});

test('where the offline page of a language is not kept, there is that of another', async ({ page, complaints }) => {
  const { origin, vanish } = await vanishingServer('site');
  await page.goto(`${origin}/contact`);
  await expect.poll(async () => (await offlinePages(page)).length).toBe(LOCALES.length);
  const [other] = OFFLINE_PATHS.slice(1);
  await page.evaluate(async (path) => (await caches.open('offline')).delete(path!, { ignoreSearch: true }), other);
  vanish();
  await page.goto(`${origin}${addressIn('/privacy', LOCALES[1]!)}`);
  await expect(page.locator('h1')).toHaveText(words.offline.title);
  await expect(page.getByRole('main').locator(`a[href="${CALL}"]`)).toBeVisible();
  complaints.length = 0;
});

test('what a page sends is not asked for by the worker, and what a script has fetched is kept without asking again', async ({
  page,
  complaints,
}) => {
  const { origin, asked } = await vanishingServer('site');
  await page.goto(`${origin}/contact`);
  await kept(page, '/contact');
  await page.evaluate(async () => {
    navigator.sendBeacon('/told', '{}');
    await fetch('/told', { method: 'POST', body: '{}' });
    await (await fetch('/about-us')).text();
  });
  await reportLoaded(page);
  await kept(page, '/about-us');
  // One message after another is heard.
  await fetchAhead(page, '/privacy');
  await kept(page, '/privacy');
  const askedAt = (path: string) => asked.filter((line) => line.endsWith(` ${path}`));
  // A beacon goes when the browser has time for it.
  await expect.poll(() => askedAt('/told')).toEqual(['POST /told', 'POST /told']);
  expect(askedAt('/about-us')).toEqual(['GET /about-us']);
  complaints.length = 0;
});

test('a page is fetched ahead once in a visit, not at each page that is opened', async ({ page }) => {
  test.skip(!HAS_COURSE, WITHOUT_COURSE);
  const { origin, asked } = await vanishingServer('site');
  const times = () => asked.filter((line) => line === 'GET /academy').length;
  await page.goto(`${origin}/contact`);
  await kept(page, '/academy');
  for (const path of ['/about-us', '/contact', '/privacy']) {
    await page.goto(origin + path);
    await kept(page, path);
  }
  await fetchAhead(page, '/studio');
  await kept(page, '/studio');
  expect(times()).toBe(1);
  await page.evaluate(async () => {
    const cache = await caches.open('pages');
    const text = await (await cache.match('/academy'))!.text();
    const Date = new globalThis.Date(globalThis.Date.now() - 11 * 60_000).toUTCString();
    await cache.put('/academy', new Response(text, { headers: { 'Content-Type': 'text/html', Date } }));
  });
  await page.goto(`${origin}/contact`);
  await expect.poll(times).toBe(2);
});

test('an address that ends in .html is that of its page, with the offline page as well', async ({
  page,
  complaints,
}) => {
  const { origin, vanish } = await vanishingServer('site');
  for (const [path, key] of [
    ['/index.html', '/'],
    ['/about-us.html', '/about-us'],
    [`${addressIn('/', LOCALES[1]!)}/index.html`, addressIn('/', LOCALES[1]!)],
  ] as const) {
    await page.goto(origin + path);
    await kept(page, key);
  }
  await page.goto(`${origin}/admin.html`);
  await page.goto(`${origin}/about-us.html`);
  await fetchAhead(page, '/admin/index.html');
  await fetchAhead(page, '/privacy');
  await kept(page, '/privacy');
  expect((await keptPages(page)).filter((path) => /admin|\.html/.test(path))).toEqual([]);
  await expect.poll(async () => (await offlinePages(page)).length).toBe(LOCALES.length);
  vanish();
  await page.reload();
  await expect(page).toHaveTitle(headOf('/about-us').title);
  await page.goto(`${origin}/index.html`);
  await expect(page).toHaveTitle(headOf('/').title);
  for (const code of LOCALES) {
    await page.goto(`${origin}${addressIn(GALLERY.address, code)}.html`);
    await expect(page.locator('h1')).toHaveText(contentIn(code).words.offline.title);
    for (const other of LOCALES.filter((locale) => locale !== code))
      await expect(page.locator(`a[hreflang="${other}"]`).first()).toHaveAttribute(
        'href',
        addressIn(GALLERY.address, other),
      );
  }
  complaints.length = 0;
});

for (const code of LOCALES.filter((locale) => locale !== DEFAULT_LOCALE))
  test(`${code}: a kept page opens without a line with a slash at its end, too`, async ({ page, complaints }) => {
    const { origin, vanish } = await vanishingServer('site');
    const paths = ['/', '/about-us'].map((path) => addressIn(path, code));
    const { offline } = contentIn(code).words;
    for (const path of paths) {
      await page.goto(origin + path);
      await kept(page, path);
    }
    vanish();
    for (const path of paths) {
      await page.goto(`${origin}${path}/`);
      await expect(page.locator('h1')).not.toHaveText(offline.title);
      await page.goto(`${origin}${path}/?from=chat`);
      await expect(page.locator('h1')).not.toHaveText(offline.title);
    }
    complaints.length = 0;
  });
