/** The site without a line: a real worker, a server that is really gone. */
import type { Page } from '@playwright/test';
import { CALL, CHAT, GALLERIES, course, headOf, words } from './fixtures/site-content.ts';
import { addressOf } from './fixtures/sites.ts';
import { vanishingServer } from './fixtures/vanishing-server.ts';
import { isClosed, openPhoto, slide } from './fixtures/viewer.ts';
import { expect, test } from './fixtures/page-test.ts';

test.use({ serviceWorkers: 'allow' });

/** A gallery that has photos, whatever the owner has hung. */
const GALLERY = GALLERIES[0]!;

/** The paths of the pages that the worker keeps. */
const keptPages = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname));

/** Resolves when the worker keeps the page at that path. */
const kept = (page: Page, path: string) => expect.poll(() => keptPages(page)).toContain(path);

/**
 * Bytes of the bodies in all caches whose address the page did not ask for itself. The offline page is not counted: it
 * belongs to the worker and comes with it.
 */
const prefetchedBytes = (page: Page) =>
  page.evaluate(async () => {
    const asked = new Set([location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)]);
    let bytes = 0;
    for (const name of (await caches.keys()).filter((key) => key !== 'offline')) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!asked.has(request.url)) bytes += (await (await cache.match(request))!.blob()).size;
      }
    }
    return bytes;
  });

/** Scripts, styles and pictures of this site that the page has loaded and no cache has. */
const seenAndNotKept = (page: Page) =>
  page.evaluate(async () => {
    const seen = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/_astro/'));
    const kept = await Promise.all(seen.map(async ({ name }) => !!(await caches.match(name, { ignoreVary: true }))));
    return seen.filter((_, number) => !kept[number]).map(({ name }) => name);
  });

test('after one visit the page, the course and what was seen open without a line', async ({ page, complaints }) => {
  const { origin, vanish } = await vanishingServer('fixture');
  await page.goto(origin + GALLERY.address);
  await kept(page, GALLERY.address);
  await kept(page, '/academy');
  // What is opened after the page has loaded is told of when it is left.
  await openPhoto(page, 1);
  await expect(slide(page)).toHaveAttribute('data-state', 'shown');
  expect(await seenAndNotKept(page)).not.toEqual([]);
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }));
  // More than once: meanwhile the viewer fetches the photos beside it.
  await expect
    .poll(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
      return seenAndNotKept(page);
    })
    .toEqual([]);
  await page.keyboard.press('Escape');
  await isClosed(page);
  vanish();
  await page.reload();
  await expect(page.locator('h1')).toHaveText(GALLERY.title);
  await expect(page.locator('footer a[href^="tel:"]')).toBeVisible();
  const first = page.locator('main li img').first();
  await expect.poll(() => first.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await openPhoto(page, 1);
  await expect(slide(page)).toHaveAttribute('data-state', 'shown');
  await page.goto(`${origin}/academy`);
  await expect(page.locator('h1')).toHaveText(course.title);
  expect(
    await page.evaluate(() =>
      document.fonts.ready.then((fonts) => [...fonts].some(({ status }) => status === 'loaded')),
    ),
  ).toBe(true);
  // Pictures further down that were never in sight are missed, and rightly so.
  complaints.length = 0;
});

test('a page that was not seen gives the offline page, with phone and chat', async ({ page, complaints }) => {
  const { origin, vanish } = await vanishingServer('site');
  await page.goto(`${origin}/contact`);
  await kept(page, '/contact');
  vanish();
  await page.goto(`${origin}/about-us`);
  await expect(page.locator('h1')).toHaveText(words.offline.title);
  await expect(page.getByRole('main').locator(`a[href="${CALL}"]`)).toBeVisible();
  await expect(page.getByRole('main').locator(`a[href^="${CHAT}"]`)).toBeVisible();
  await expect(page).toHaveURL(`${origin}/about-us`);
  expect(complaints.splice(0).filter((complaint) => !/503|net::ERR_/.test(complaint))).toEqual([]);
});

test('a page that was fetched ahead through a redirect opens: the same with a slash is kept, another page is not', async ({
  page,
  complaints,
}) => {
  const { origin, vanish } = await vanishingServer('site', { '/academy': '/academy/', '/about-us': '/studio' });
  await page.goto(`${origin}/contact`);
  await kept(page, '/academy');
  const fetchAhead = (path: string) =>
    page.evaluate(async (address) => {
      const { active } = await navigator.serviceWorker.ready;
      active!.postMessage({ loaded: [], precache: [new URL(address, location.href).href] });
    }, path);
  await fetchAhead('/about-us');
  await fetchAhead('/privacy');
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

test('no more than 60 KB is fetched ahead', async ({ page }) => {
  await page.goto(`${addressOf('weighed')}/`);
  await kept(page, '/academy');
  const ahead = await prefetchedBytes(page);
  expect(ahead).toBeGreaterThan(0);
  expect(ahead).toBeLessThanOrEqual(60_000);
});

test('nothing is fetched ahead for whoever saves data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, addEventListener() {} } }),
  );
  await page.goto('/');
  await kept(page, '/');
  // Asked for last: had the worker been told to fetch a page ahead, it would have that one by then.
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    active!.postMessage({ loaded: [], precache: [new URL('/about-us', location.href).href] });
  });
  await kept(page, '/about-us');
  expect((await keptPages(page)).sort()).toEqual(['/', '/about-us']);
  await page.evaluate(async () => (await caches.open('pages')).delete('/about-us'));
  expect(await prefetchedBytes(page)).toBe(0);
});

test('what is there is fresh: a kept page is only shown when the server is gone', async ({ page }) => {
  await page.goto('/contact');
  await kept(page, '/contact');
  await page.evaluate(async () => {
    const cache = await caches.open('pages');
    await cache.put('/contact', new Response('<title>old</title>', { headers: { 'Content-Type': 'text/html' } }));
  });
  await page.reload();
  await expect(page).toHaveTitle(headOf('/contact').title);
});

test('on a phone each way on from the offline page is as wide as its text', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/hi/offline');
  const widths = await page
    .locator('main li')
    .evaluateAll((all) => all.map((item) => item.firstElementChild!.getBoundingClientRect().width));
  const { width } = (await page.locator('main h1').boundingBox())!;
  expect(widths).toEqual(Array(4).fill(width));
});
