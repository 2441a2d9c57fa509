/** A gallery of more photos than one page holds. */
import { LIMITS, excesses } from '../scripts/bench/limits.ts';
import { PHONE, weigh } from '../scripts/bench/weights.ts';
import { PER_PAGE, fill, words } from './content.ts';
import { CROWD } from './fixtures/galleries.ts';
import { GALLERY } from './gallery.ts';
import { addressOf } from './sites.ts';
import { expect, test } from './watch.ts';

const first = addressOf('crowded') + GALLERY.address;
const second = `${first}/2`;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the photos are divided among pages that link to one another', async ({ page }) => {
    await page.goto(first);
    await expect(page.locator('main li img')).toHaveCount(PER_PAGE);
    const pages = page.getByRole('navigation', { name: words.pages.label });
    await expect(pages.locator('[aria-current="page"]')).toHaveText('1');
    await pages.getByRole('link', { name: fill(words.pages.page, { n: 2 }) }).click();
    await expect(page).toHaveURL(second);
    await expect(page.locator('main li img')).toHaveCount(CROWD - PER_PAGE);
    await expect(page.locator('header a[aria-current="true"]')).toHaveAttribute('href', GALLERY.address);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${GALLERY.address}/2$`));
    await pages.getByRole('link', { name: fill(words.pages.page, { n: 1 }) }).click();
    await expect(page).toHaveURL(first);
  });
});

test('the first page is as light as a gallery of one page may be', async ({ browser }) => {
  const page = await browser.newPage(PHONE);
  expect(excesses(GALLERY.address, await weigh(page, first), LIMITS.gallery)).toEqual([]);
  await page.close();
});
