/** The weight of every page, on the phone that the limits are about. */
import { LIMITS, CURRENT_WEIGHTS, excesses, type PageKind } from '../scripts/bench/weight-budgets.ts';
import { PHONE, total, weigh } from '../scripts/bench/transfer-size.ts';
import { expect, test, type Page } from '@playwright/test';
import { ADDRESSES, GALLERIES, PAGES } from './fixtures/site-content.ts';
import { GALLERIES as FIXED } from './fixtures/studio.ts';
import { addressOf } from './fixtures/sites.ts';

test.use(PHONE);

function kindOf(address: string): PageKind {
  if (address === '/') return 'home';
  if (address === '/contact') return 'contact';
  return GALLERIES.some(({ addresses }) => addresses.includes(address)) ? 'gallery' : 'text';
}

/** The path of the picture that the first slide of the first page shows; other pages have none. */
async function heroOf(page: Page, kind: PageKind): Promise<string | undefined> {
  if (kind !== 'home') return undefined;
  const first = page.locator('[data-slide] img').first();
  return first.evaluate((image) => new URL((image as HTMLImageElement).currentSrc).pathname);
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
    expect(total(parts, 'script') > 0).toBe(kind !== 'text');
    expect(excesses(address, parts, CURRENT_WEIGHTS[kind], await heroOf(page, kind))).toEqual([]);
  });
}

/** Pages with islands; the gallery is one that has photos, whatever the owner has hung. */
const ISLAND_PAGES = ['/', '/contact', `${addressOf('weighed')}/${Object.keys(FIXED)[0]}`];

for (const address of ISLAND_PAGES) {
  test(`${address} fetches its scripts after its largest paint`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const { paints, scripts } = await page.evaluate(async () => {
      const paints = await new Promise<PerformanceEntryList>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      );
      const startOf = ({ startTime }: PerformanceEntry) => startTime;
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      return { paints: paints.map(startOf), scripts: scripts.map(startOf) };
    });
    expect(paints).not.toHaveLength(0);
    expect(scripts).not.toHaveLength(0);
    expect(Math.min(...scripts)).toBeGreaterThan(Math.max(...paints));
  });
}

/** The sum of all layout shifts of a page that has come. */
async function shiftOf(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'networkidle' });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}

/** Layout shift of a title that breaks at another word when the display font comes: a tenth of what is felt as a jump. */
const OTHER_BREAK = 0.01;

for (const address of ADDRESSES) {
  test(`nothing on ${address} moves while it comes`, async ({ page }) => {
    // Without the font first: a later visit has it in a cache.
    await page.route('**/*.woff2', (route) => route.abort());
    expect(await shiftOf(page, address)).toBe(0);
    await page.unroute('**/*.woff2');
    expect(await shiftOf(page, address)).toBeLessThan(OTHER_BREAK);
  });
}
