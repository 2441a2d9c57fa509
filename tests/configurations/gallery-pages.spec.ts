/** A gallery of more photos than one page holds. */
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS, excesses } from '../fixtures/weight-budgets.ts';
import { PHONE_DEVICE, heroOf, weigh } from '../fixtures/transfer-size.ts';
import { ADDRESSES, PER_PAGE, fill, words } from '../fixtures/site-content.ts';
import { PAGINATED_COUNT, DETAILED } from '../fixtures/gallery-projects.ts';
import { GALLERY } from '../fixtures/gallery-page.ts';
import { addressOf, folderOf } from '../fixtures/sites.ts';
import { expect, test } from '../fixtures/page-test.ts';

/** Photos that a phone fetches of a page at least, however long the words above them are. */
const FETCHED = 5;

const first = addressOf('paginated') + GALLERY.address;
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
    expect(await page.title()).toContain(fill(words.pages.page, { n: 2 }));
    await expect(page.locator('main li img')).toHaveCount(PAGINATED_COUNT - PER_PAGE);
    await expect(page.locator('header a[aria-current="true"]')).toHaveAttribute('href', GALLERY.address);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${GALLERY.address}/2$`));
    await pages.getByRole('link', { name: fill(words.pages.page, { n: 1 }) }).click();
    await expect(page).toHaveURL(first);
    expect(await page.title()).not.toContain(fill(words.pages.page, { n: 1 }));
  });
});

test('the first page is as light as a gallery of one page may be', async ({ browser }) => {
  const page = await browser.newPage(PHONE_DEVICE);
  expect(excesses(GALLERY.address, await weigh(page, first), LIMITS.gallery)).toEqual([]);
  await page.close();
});

test.describe('with photos as full of detail as a camera’s', () => {
  test('a full page is as light as a gallery of one page may be', async ({ browser }) => {
    const page = await browser.newPage(PHONE_DEVICE);
    const parts = await weigh(page, `${addressOf('paginated')}/${DETAILED}`);
    expect(parts.filter(({ type }) => type === 'picture').length).toBeGreaterThanOrEqual(FETCHED);
    expect(excesses(DETAILED, parts, LIMITS.gallery)).toEqual([]);
    await page.close();
  });

  test('the first page is as light as it may be', async ({ browser }) => {
    // The slideshow stands still, so that a slow machine does not weigh the second slide too.
    const page = await browser.newPage({ ...PHONE_DEVICE, reducedMotion: 'reduce' });
    const parts = await weigh(page, addressOf('paginated'));
    expect(excesses('/', parts, LIMITS.home, await heroOf(page))).toEqual([]);
    await page.close();
  });

  test('pictures for chats are below 100 KB', () => {
    const pictures = globSync('share/**/*.jpg', { cwd: folderOf('paginated') });
    const weights = pictures.map((picture) => statSync(join(folderOf('paginated'), picture)).size);
    expect(weights.length).toBeGreaterThanOrEqual(ADDRESSES.length);
    expect(Math.max(...weights)).toBeLessThan(100_000);
  });
});
