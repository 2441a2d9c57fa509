/** Photos of odd shapes in the viewer: a panorama, a tiny picture, a high strip. */
import type { Page } from '@playwright/test';
import { ODD_PHOTOS } from '../fixtures/bare-project.ts';
import { openGallery } from '../fixtures/gallery-page.ts';
import { slide, viewer } from '../fixtures/viewer.ts';
import { addressOf } from '../fixtures/sites.ts';
import { expect, test } from '../fixtures/page-test.ts';

const [PANORAMA, TINY, STRIP, USUAL] = [1, 2, 3, 4];

/** Opens a photo of the portfolio by its thumbnail. @returns the box of the picture, in CSS pixels */
async function boxOf(page: Page, number: number) {
  await openGallery(page, `${addressOf('bare')}/portfolio`);
  await page
    .locator('a[data-photo]')
    .nth(number - 1)
    .click();
  await expect(viewer(page).getByText(`Photo ${number} of ${Object.keys(ODD_PHOTOS).length}`)).toBeVisible();
  await expect(slide(page)).toHaveAttribute('data-state', 'shown');
  return (await slide(page).locator('[data-frame]').boundingBox())!;
}

const scrolled = (page: Page) =>
  slide(page).evaluate(({ scrollLeft, scrollWidth, clientWidth }) => ({
    left: scrollLeft,
    most: scrollWidth - clientWidth,
  }));

test('a panorama has a height that something can be seen in, and begins in its middle', async ({ page }) => {
  const { width, height } = await boxOf(page, PANORAMA);
  expect(height).toBeGreaterThanOrEqual(200);
  expect(width / height).toBeCloseTo(6, 0);
  const { left, most } = await scrolled(page);
  expect(Math.abs(left - most / 2)).toBeLessThan(2);
  // Its file has the pixels for that height.
  const pixels = await slide(page)
    .locator('[data-frame] img')
    .last()
    .evaluate((image) => (image as HTMLImageElement).naturalHeight);
  expect(pixels).toBeGreaterThan(100);
});

test('a panorama begins at the part that its focal point names', { tag: '@phone' }, async ({ page }) => {
  await openGallery(page, `${addressOf('bare')}/portfolio`);
  const photo = page.locator('a[data-photo]').nth(PANORAMA - 1);
  await photo.locator('img').evaluate((image) => (image.dataset['position'] = '90% 50%'));
  await photo.click();
  await expect(slide(page)).toHaveAttribute('data-state', 'shown');
  const { left, most } = await scrolled(page);
  expect(most).toBeGreaterThan(100);
  expect(Math.abs(left - most * 0.9)).toBeLessThan(2);
});

// A wide screen holds all of it.
test('a panorama is moved sideways, and then comes the next photo', { tag: '@phone' }, async ({ page }) => {
  await boxOf(page, PANORAMA);
  const browser = await page.context().newCDPSession(page);
  const swipe = async () => {
    const { x, y, width, height } = (await slide(page).boundingBox())!;
    await browser.send('Input.synthesizeScrollGesture', {
      x: x + width * 0.8,
      y: y + height / 2,
      xDistance: -width * 0.7,
      speed: 1500,
      preventFling: true,
    });
  };
  const { left } = await scrolled(page);
  await swipe();
  await expect.poll(async () => (await scrolled(page)).left).toBeGreaterThan(left + 50);
  await expect(page).toHaveURL(/#post-1-/);
  await expect(async () => {
    await swipe();
    await expect(page).toHaveURL(/#post-2-/, { timeout: 500 });
  }).toPass();
});

test('a tiny picture is not blown up', async ({ page }) => {
  expect((await boxOf(page, TINY)).width).toBeLessThanOrEqual(2 * ODD_PHOTOS['02-tiny'].width);
});

for (const [name, number] of Object.entries({ 'a high strip': STRIP, 'a usual photo': USUAL })) {
  test(`${name} stands as large as the screen lets it`, async ({ page }) => {
    const { width, height } = await boxOf(page, number);
    const room = (await slide(page).boundingBox())!;
    expect(Math.max(width / room.width, height / room.height)).toBeCloseTo(1, 2);
  });
}
