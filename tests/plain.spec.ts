/** The site with JavaScript off: every page is whole and usable. */
import { ADDRESSES, GALLERIES, expect, test } from './watch.ts';

test.use({ javaScriptEnabled: false });

for (const address of ADDRESSES) {
  test(`${address} is whole`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.locator('footer')).toBeVisible();
  });
}

for (const { address, photos } of GALLERIES) {
  test(`a photo of ${address} opens large, and its address leads to it`, async ({ page, complaints }) => {
    await page.goto(address);
    const last = page.locator('main li a').nth(photos - 1);
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
  for (const name of ['Portfolio', 'Nail Art', 'Academy', 'Studio', 'About Us', 'Home']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
    await expect(page.locator('h1')).toBeVisible();
  }
  await expect(page).toHaveURL('/');
});

test('the first slide stands, and no button that could do nothing', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-slide] img').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /slideshow/i })).toHaveCount(0);
});
