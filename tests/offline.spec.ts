/** The site without a line: a real worker, a server that is really gone. */
import type { Page } from '@playwright/test';
import { kept, reportLoaded } from './fixtures/cached-pages.ts';
import { CALL, CHAT, GALLERIES, HAS_COURSE, WITHOUT_COURSE, course, headOf, words } from './fixtures/site-content.ts';
import { vanishingServer } from './fixtures/vanishing-server.ts';
import { isClosed, openPhoto, slide } from './fixtures/viewer.ts';
import { expect, test } from './fixtures/page-test.ts';

test.use({ serviceWorkers: 'allow' });

/** A gallery that has photos, whatever the owner has hung. */
const GALLERY = GALLERIES[0]!;

/** Scripts, styles and pictures of this site that the page has loaded and no cache has. */
const seenAndNotKept = (page: Page) =>
  page.evaluate(async () => {
    const seen = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/_astro/'));
    const kept = await Promise.all(seen.map(async ({ name }) => !!(await caches.match(name, { ignoreVary: true }))));
    return seen.filter((_, number) => !kept[number]).map(({ name }) => name);
  });

test('after one visit the page, the course and what was seen open without a line', async ({ page, complaints }) => {
  test.skip(!HAS_COURSE, WITHOUT_COURSE);
  const { origin, vanish } = await vanishingServer('drawn');
  await page.goto(origin + GALLERY.address);
  await kept(page, GALLERY.address);
  await kept(page, '/academy');
  // What is opened after the page has loaded is told of when it is left.
  await openPhoto(page, 1);
  await expect(slide(page)).toHaveAttribute('data-state', 'shown');
  expect(await seenAndNotKept(page)).not.toEqual([]);
  // More than once: meanwhile the viewer fetches the photos beside it.
  await expect
    .poll(async () => {
      await reportLoaded(page);
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

test('what is there is fresh: a kept page is only shown when the server is gone', async ({ page, context }) => {
  await page.goto('/contact');
  await kept(page, '/contact');
  // On a busy machine the server may take longer than the worker waits for it.
  await context.serviceWorkers()[0]!.evaluate(() => Object.assign(globalThis, { setTimeout: () => 0 }));
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
  expect(widths).toEqual(Array(HAS_COURSE ? 4 : 3).fill(width));
});
