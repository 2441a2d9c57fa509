/** The section about the founder where the studio has no photo of hers. */
import { addressOf } from '../fixtures/sites.ts';
import { expect, test } from '../fixtures/page-test.ts';

test('without a photo of the founder her words stand alone, and links to other pages show the first slide', async ({
  page,
}) => {
  await page.goto(`${addressOf('bare')}/`);
  const prose = page.locator('.founder .prose');
  await expect(page.locator('.founder img')).toHaveCount(0);
  const measure = await prose.evaluate((one) => parseFloat(getComputedStyle(one).maxWidth));
  const { width: room } = (await page.locator('.founder .container > *').first().boundingBox())!;
  const { width: screen } = page.viewportSize()!;
  expect(room).toBeGreaterThan(Math.min(measure, 0.8 * screen) - 1);
  await page.goto(`${addressOf('bare')}/privacy`);
  const shared = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await page.request.get(new URL(new URL(shared!).pathname, page.url()).href)).status()).toBe(200);
});
