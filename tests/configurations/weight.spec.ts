/** The weight of pages whose words and pictures stay the same, and of those with every section. */
import { LIMITS, CURRENT_WEIGHTS, excesses, type PageKind } from '../fixtures/weight-budgets.ts';
import { PHONE_DEVICE, heroOf, total, weigh } from '../fixtures/transfer-size.ts';
import { expect, test } from '@playwright/test';
import { addressIn } from '../fixtures/site-content.ts';
import { LOCALES } from '../../src/lib/locales.ts';
import { GALLERIES } from '../fixtures/studio.ts';
import { addressOf } from '../fixtures/sites.ts';

test.use(PHONE_DEVICE);

/** Pages of the site whose words and pictures stay the same. */
const FIXED_PAGES: [string, PageKind][] = [
  ['/', 'home'],
  ...Object.keys(GALLERIES).map((name): [string, PageKind] => [`/${name}`, 'gallery']),
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
    expect(excesses(address, parts, CURRENT_WEIGHTS[kind], await heroOf(page))).toEqual([]);
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
    expect(excesses(address, parts, LIMITS[kind], await heroOf(page))).toEqual([]);
  });
}
