/** A gallery of more photos than one page holds. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FULL_PAGE, HOME_OF_PHOTOS, excesses } from '../scripts/bench/limits.ts';
import { PHONE, weigh } from '../scripts/bench/weights.ts';
import { CROWD, DETAILED, PER_PAGE } from './crowd.ts';
import { addressOf, folderOf } from './sites.ts';
import { expect, test } from './watch.ts';

const first = `${addressOf('crowded')}/portfolio`;
const second = `${first}/2`;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the photos are divided among pages that link to one another', async ({ page }) => {
    await page.goto(first);
    await expect(page.locator('main li img')).toHaveCount(PER_PAGE);
    const pages = page.getByRole('navigation', { name: 'Pages of this gallery' });
    await expect(pages.locator('[aria-current="page"]')).toHaveText('1');
    await pages.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(second);
    await expect(page.locator('main li img')).toHaveCount(CROWD - PER_PAGE);
    await expect(page.locator('header a[aria-current="true"]')).toHaveText('Portfolio');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/portfolio\/2$/);
    await pages.getByRole('link', { name: 'Page 1' }).click();
    await expect(page).toHaveURL(first);
  });
});

test('the viewer walks the page that it stands on', async ({ page }) => {
  await page.goto(second);
  await expect(page.locator('astro-island:not([ssr])')).toBeAttached();
  await page.locator('main li a').first().click();
  await expect(page.getByRole('dialog')).toContainText(`Photo 1 of ${CROWD - PER_PAGE}`);
  await page.keyboard.press('End');
  await expect(page.getByRole('dialog')).toContainText(`Photo ${CROWD - PER_PAGE} of ${CROWD - PER_PAGE}`);
});

test('the first page is as light as a gallery of one page may be', async ({ browser }) => {
  const page = await browser.newPage(PHONE);
  expect(excesses('/portfolio', await weigh(page, first), FULL_PAGE)).toEqual([]);
  await page.close();
});

test.describe('with photos as full of detail as a camera’s', () => {
  test('a full page is as light as a gallery of one page may be', async ({ browser }) => {
    const page = await browser.newPage(PHONE);
    const parts = await weigh(page, `${addressOf('crowded')}/${DETAILED}`);
    expect(parts.filter(({ kind }) => kind === 'picture').length).toBeGreaterThanOrEqual(16);
    expect(excesses(DETAILED, parts, FULL_PAGE)).toEqual([]);
    await page.close();
  });

  test('the first page is as light as it may be', async ({ browser }) => {
    // The slideshow stands still, so that a slow machine does not weigh the second slide too.
    const page = await browser.newPage({ ...PHONE, reducedMotion: 'reduce' });
    const parts = await weigh(page, addressOf('crowded'));
    expect(excesses('/', parts, HOME_OF_PHOTOS)).toEqual([]);
    await page.close();
  });

  test('pictures for chats are below 100 KB', async () => {
    const folder = join(folderOf('crowded'), 'share');
    const weights = await Promise.all((await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size));
    expect(weights.length).toBeGreaterThan(0);
    expect(Math.max(...weights)).toBeLessThan(100_000);
  });
});
