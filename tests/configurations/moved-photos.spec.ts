/** A photo that its group has put on another page of its gallery is still found at the address that it had. */
import { MOVED } from '../fixtures/full/moved.ts';
import { expect, test } from '../fixtures/page-test.ts';
import { addressOf } from '../fixtures/sites.ts';

const gallery = addressOf('full') + MOVED.gallery;
const old = `${gallery}/2#${MOVED.anchor}`;

test('its old address opens it, on the page where it hangs', async ({ page }) => {
  await page.goto(old);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(`${gallery}#${MOVED.anchor}`);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('its old address shows the way there, and no other page does', async ({ page }) => {
    await page.goto(old);
    const way = page.locator('[data-moved]:visible');
    await expect(way).toHaveText(/More of it/);
    await way.click();
    await expect(page).toHaveURL(`${gallery}#${MOVED.anchor}`);
    await expect(page.locator(`#${MOVED.anchor} img`)).toBeInViewport();
    await expect(way).toHaveCount(0);
  });
});
