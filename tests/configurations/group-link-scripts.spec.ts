/** When a gallery that is opened at one of its groups fetches its scripts. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, type Page } from '@playwright/test';
import { GALLERIES } from '../fixtures/site-content.ts';
import { addressOf } from '../fixtures/sites.ts';
import { scriptStarts } from '../fixtures/script-starts.ts';
import { PHONE_DEVICE } from '../fixtures/transfer-size.ts';

test.use(PHONE_DEVICE);

/** A group of a gallery, whose pictures are lazy. */
const GROUP = `${addressOf('paginated')}${GALLERIES[0]!.address}#group-second`;
/** Milliseconds: longer than islands wait where nothing is on its way. */
const LATE_MS = 2500;

/** Of a group: not of the first row, for which `load` waits. */
const GROUP_PICTURES = /\/_astro\/(0[4-9]|10)-look.*\.(avif|jpg)$/;

const holdGroupPictures = (page: Page) =>
  page.route(GROUP_PICTURES, async (route) => {
    await sleep(LATE_MS);
    await route.continue();
  });

/** When the first picture in sight had come, in milliseconds: they are of one size, and it is the largest paint. */
const firstPictureEnd = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLImageElement>('main li img')].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    const files = performance.getEntriesByType('resource');
    const ends = new Map(files.map((file) => [file.name, file.responseEnd]));
    return Math.min(...shown.map(({ currentSrc }) => ends.get(currentSrc) ?? Infinity));
  });

test('a gallery opened at a group fetches its scripts after the pictures in sight, or when these never come', async ({
  page,
}) => {
  await holdGroupPictures(page);
  await page.goto(GROUP);
  await expect.poll(async () => (await scriptStarts(page)).length).toBeGreaterThan(0);
  expect(Math.min(...(await scriptStarts(page)))).toBeGreaterThan(await firstPictureEnd(page));
  await page.unroute(GROUP_PICTURES);
  await page.route(GROUP_PICTURES, () => new Promise(() => undefined));
  await page.goto('about:blank');
  await page.goto(GROUP);
  await expect.poll(async () => (await scriptStarts(page)).length).toBeGreaterThan(0);
});

test('a gallery whose group the browser scrolls to after `load` fetches its scripts after the pictures in sight too', async ({
  page,
}) => {
  await holdGroupPictures(page);
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const main = document.querySelector('main');
      // What cannot be seen is no largest paint.
      main?.style.setProperty('opacity', '0');
      scrollTo({ top: 0, behavior: 'instant' });
      setTimeout(() => {
        document.querySelector(location.hash)?.scrollIntoView({ behavior: 'instant' });
        main?.style.removeProperty('opacity');
      }, 300);
    });
  });
  await page.goto(GROUP);
  await expect.poll(async () => (await scriptStarts(page)).length).toBeGreaterThan(0);
  expect(Math.min(...(await scriptStarts(page)))).toBeGreaterThan(await firstPictureEnd(page));
});

test('a gallery whose first row was painted before the browser scrolled to a group waits for the pictures there too', async ({
  page,
}) => {
  await holdGroupPictures(page);
  const scrolled = Promise.withResolvers<undefined>();
  // Of the first row, for which `load` waits.
  await page.route(/\/_astro\/03-look.*\.(avif|jpg)$/, async (route) => {
    await scrolled.promise;
    await route.continue();
  });
  await page.goto(GROUP.replace(/#.*/, ''), { waitUntil: 'commit' });
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntries().some((entry) => (entry as PerformanceEntry & { url: string }).url)) resolve();
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await page.evaluate((group) => {
    document.querySelector(group)!.scrollIntoView({ behavior: 'instant' });
  }, new URL(GROUP).hash);
  scrolled.resolve(undefined);
  await expect.poll(async () => (await scriptStarts(page)).length).toBeGreaterThan(0);
  expect(Math.min(...(await scriptStarts(page)))).toBeGreaterThan(await firstPictureEnd(page));
});
