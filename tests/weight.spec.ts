/** The weight of every page, on the phone that the limits are about. */
import { LIMITS, CURRENT_WEIGHTS, excesses, type PageKind } from './fixtures/weight-budgets.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { PHONE_DEVICE, picturePath, total, weigh } from './fixtures/transfer-size.ts';
import { expect, test, type Page } from '@playwright/test';
import { allOf } from './fixtures/locators.ts';
import { OTHER_BREAK, layoutShift, layoutShiftByFonts } from './fixtures/layout-shift.ts';
import { ADDRESSES, GALLERIES, PAGES, addressIn } from './fixtures/site-content.ts';
import { LOCALES } from '../src/lib/locales.ts';
import { GALLERIES as FIXED } from './fixtures/studio.ts';
import { addressOf } from './fixtures/sites.ts';

test.use(PHONE_DEVICE);

function kindOf(address: string): PageKind {
  if (address === '/') return 'home';
  if (address === '/contact') return 'contact';
  return GALLERIES.some(({ addresses }) => addresses.includes(address)) ? 'gallery' : 'text';
}

/** The path of the picture that the first slide of the first page shows; other pages have none. */
async function heroOf(page: Page, kind: PageKind): Promise<string | undefined> {
  if (kind !== 'home') return undefined;
  const first = page.locator('[data-slide] img').first();
  return picturePath(await first.evaluate((image: HTMLImageElement) => image.currentSrc));
}

for (const address of [...PAGES, '/no-such-page']) {
  test(`${address} is as light as any content must be`, async ({ page }) => {
    const parts = await weigh(page, address);
    expect(total(parts, 'markup')).toBeGreaterThan(0);
    expect(excesses(address, parts, LIMITS[kindOf(address)], await heroOf(page, kindOf(address)))).toEqual([]);
  });
}

/** Pages of the site whose words and pictures stay the same. */
const FIXED_PAGES: [string, PageKind][] = [
  ['/', 'home'],
  ...Object.keys(FIXED).map((name): [string, PageKind] => [`/${name}`, 'gallery']),
  ['/contact', 'contact'],
  ['/academy', 'text'],
  ['/about-us', 'text'],
  ['/no-such-page', 'text'],
];

for (const [address, kind] of FIXED_PAGES) {
  test(`${address} is as light as it was, with drawn pictures`, async ({ page }) => {
    const parts = await weigh(page, addressOf('weighed') + address);
    expect(total(parts, 'markup')).toBeGreaterThan(0);
    // The form may lie below the first screen, and its island waits until it is seen.
    if (kind !== 'contact') expect(total(parts, 'script') > 0).toBe(kind !== 'text');
    expect(excesses(address, parts, CURRENT_WEIGHTS[kind], await heroOf(page, kind))).toEqual([]);
  });
}

/** Pages with sections that a studio may do without. */
const SECTIONED: [string, PageKind][] = [
  ['/', 'home'],
  ['/contact', 'contact'],
  ['/academy', 'text'],
];

for (const [address, kind] of LOCALES.flatMap((code) =>
  SECTIONED.map(([path, of]): [string, PageKind] => [addressIn(path, code), of]),
)) {
  test(`${address} is light enough with every section filled`, async ({ page }) => {
    const parts = await weigh(page, addressOf('full') + address);
    expect(total(parts, 'markup')).toBeGreaterThan(0);
    expect(excesses(address, parts, LIMITS[kind], await heroOf(page, kind))).toEqual([]);
  });
}

/** Pages with islands; the gallery is one that has photos, whatever the owner has hung. */
const ISLAND_PAGES = ['/', '/contact', `${addressOf('weighed')}/${Object.keys(FIXED)[0]}`];

for (const address of ISLAND_PAGES) {
  test(`${address} fetches its scripts after its largest paint`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const paints = await page.evaluate(async () => {
      const paints = await new Promise<PerformanceEntryList>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      );
      return paints.map(({ startTime }) => startTime);
    });
    expect(paints).not.toHaveLength(0);
    // An island below the first screen waits until it is seen.
    for (const island of await allOf(page.locator('astro-island'))) {
      await island.evaluate((element) => element.firstElementChild!.scrollIntoView());
      await expect(island).not.toHaveAttribute('ssr');
    }
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    );
    expect(scripts).not.toHaveLength(0);
    expect(Math.min(...scripts)).toBeGreaterThan(Math.max(...paints));
  });
}

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

/** When the page's scripts were asked for, in milliseconds. */
const scriptStarts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  );

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

for (const address of ADDRESSES) {
  test(`nothing on ${address} moves while it comes`, async ({ page }) => {
    // Without the font first: a later visit has it in a cache.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await layoutShift(page)).toBe(0);
    await page.unroute('**/*.woff2');
    expect(await layoutShiftByFonts(page, address)).toBeLessThan(OTHER_BREAK);
  });
}
