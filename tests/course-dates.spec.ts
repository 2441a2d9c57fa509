/** The dates of the course, at the visitor's clock. */
import { test } from './fixtures/page-test.ts';
import { addressOf } from './fixtures/sites.ts';

test('x', async ({ page }) => {
  await page.goto(`${addressOf('full')}/academy`);
});
