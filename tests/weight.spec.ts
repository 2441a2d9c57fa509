/** The weight of every page, on the phone that the limits are about. */
import { LIMITS, excesses } from '../scripts/bench/limits.ts';
import { PHONE, weigh } from '../scripts/bench/weights.ts';
import { expect, test } from '@playwright/test';
import { ADDRESSES } from './watch.ts';

test.use(PHONE);

for (const limit of LIMITS) {
  for (const address of limit.pages) {
    test(`${address} is as light as it was`, async ({ page }) => {
      expect(excesses(address, await weigh(page, address), limit)).toEqual([]);
    });
  }
}

for (const address of ['/', '/portfolio', '/contact']) {
  test(`${address} fetches its scripts after its largest paint`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const { paint, script } = await page.evaluate(async () => {
      const paints = await new Promise<PerformanceEntryList>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type: 'largest-contentful-paint', buffered: true }),
      );
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      return { paint: paints.at(-1)!.startTime, script: Math.min(...scripts.map(({ startTime }) => startTime)) };
    });
    expect(script).toBeGreaterThan(paint);
  });
}

for (const address of ADDRESSES) {
  test(`nothing on ${address} moves while it comes`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect(shift).toBe(0);
  });
}
