/** The weight of every page, on the phone that the limits are about. */
import { LIMITS, excesses, type PageKind } from './fixtures/weight-budgets.ts';
import { PHONE_DEVICE, heroOf, total, weigh } from './fixtures/transfer-size.ts';
import { expect, test } from '@playwright/test';
import { allOf } from './fixtures/locators.ts';
import { OTHER_BREAK, layoutShift, layoutShiftByFonts } from './fixtures/layout-shift.ts';
import { ADDRESSES, GALLERIES, PAGES } from './fixtures/site-content.ts';
import { scriptStarts } from './fixtures/script-starts.ts';
import { addressOf } from './fixtures/sites.ts';

test.use(PHONE_DEVICE);

function kindOf(address: string): PageKind {
  if (address === '/') return 'home';
  if (address === '/contact') return 'contact';
  return GALLERIES.some(({ addresses }) => addresses.includes(address)) ? 'gallery' : 'text';
}

for (const address of [...PAGES, '/no-such-page']) {
  test(`${address} is as light as any content must be`, async ({ page }) => {
    const parts = await weigh(page, address);
    expect(total(parts, 'markup')).toBeGreaterThan(0);
    expect(excesses(address, parts, LIMITS[kindOf(address)], await heroOf(page))).toEqual([]);
  });
}

/** Pages with islands; the gallery is one that has photos, whatever the owner has hung. */
const ISLAND_PAGES = ['/', '/contact', addressOf('drawn') + GALLERIES[0]!.address];

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
    const scripts = await scriptStarts(page);
    expect(scripts).not.toHaveLength(0);
    expect(Math.min(...scripts)).toBeGreaterThan(Math.max(...paints));
  });
}

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
