/** The site with JavaScript off: every page is whole and usable. */
import { GALLERIES, PAGES, words } from './fixtures/site-content.ts';
import { addressOf } from './fixtures/sites.ts';
import { expect, test } from './fixtures/page-test.ts';

test.use({ javaScriptEnabled: false });

test('every page is whole', async ({ page }) => {
  for (const address of PAGES) {
    await page.goto(address);
    for (const part of ['h1', 'main', 'footer']) await expect(page.locator(part), address).toBeVisible();
  }
});

/** The galleries of the owner that have photos, and one of the drawn site, which always has. */
const HUNG = [
  ...GALLERIES.filter(({ photos }) => photos.length > 0).map(({ address }) => address),
  addressOf('drawn') + GALLERIES[0]!.address,
];

for (const address of HUNG) {
  test(`a photo of ${address} opens large, and its address leads to it`, async ({ page, complaints }) => {
    await page.goto(address);
    const last = page.locator('a[data-photo]').last();
    const anchor = await last.getAttribute('id');
    await page.goto(`${address}#${anchor}`);
    await expect(last).toBeInViewport();
    await last.click();
    await expect(page).toHaveURL(/\.jpg$/);
    // Chromium's own word on a fade into a bare picture, which takes no part in one.
    expect(complaints.splice(0).filter((complaint) => !complaint.includes('ViewTransition'))).toEqual([]);
  });
}

test('one walks through the whole site by its menu', async ({ page }) => {
  await page.goto('/about-us');
  // The first page, which has no menu, last.
  const links = words.bar.links.toSorted((one, other) => Number(one.to === '/') - Number(other.to === '/'));
  for (const { label, to } of links) {
    await page
      .getByRole('navigation', { name: words.bar.label })
      .getByRole('link', { name: label, exact: true })
      .click();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).toHaveURL(to);
  }
});

test('the first slide stands, and no button that could do nothing', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-slide] img').first()).toBeVisible();
  await expect(page.locator('.hero').getByRole('button')).toHaveCount(0);
});
