import { expect, test } from '@playwright/test';

const ADDRESSES = ['/', '/contact', '/portfolio', '/nail-art', '/academy', '/about-us', '/studio'];

for (const address of ADDRESSES) {
  test(`${address} answers`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toBeVisible();
  });
}
