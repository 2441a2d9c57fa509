/** The first slide of a site whose words stay the same: longer ones may be larger than the picture. */
import { PICTURES, filesOfFirst } from '../fixtures/slideshow.ts';
import { expect, test } from '../fixtures/slow-connection.ts';

test.use({ site: 'weighed' });

test('the first slide waits for no script and is the largest paint', async ({ page, connection }) => {
  connection.hold(/\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  const first = page.locator('[data-slide] img').first();
  await expect.poll(() => first.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  const largest = () =>
    page.evaluate(
      () =>
        new Promise<string | undefined>((resolve) => {
          const observer = new PerformanceObserver((list) =>
            resolve((list.getEntries().at(-1) as PerformanceEntry & { url: string }).url),
          );
          observer.observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  await expect.poll(largest).toMatch(filesOfFirst(page) === 0 ? /^data:image\/avif/ : /hero-01/);
  expect(connection.asked.filter((path) => PICTURES.test(path))).toHaveLength(filesOfFirst(page));
  connection.hold();
});
