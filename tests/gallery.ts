/** A gallery and its viewer, as the tests speak of them. */
import type { Page } from '@playwright/test';
import { expect } from './watch.ts';

/** Opens a gallery's address and waits until a click opens the viewer. */
export async function openGallery(page: Page, address = '/portfolio') {
  await page.goto(address);
  await expect(page.locator('main [data-state="closed"]')).toBeVisible();
}

/** @param number counted from 1 */
export const thumbnail = (page: Page, number: number) => page.locator('a[data-photo]').nth(number - 1);

/** Opens the photo from its thumbnail. */
export async function openPhoto(page: Page, number: number) {
  await thumbnail(page, number).click();
  await expect(viewer(page)).toBeVisible();
}

export const viewer = (page: Page) => page.getByRole('dialog');

/** The slide in sight. */
export const slide = (page: Page) => page.locator('[data-slide]:not([inert])');

/** Waits until the viewer rests at a photo of the portfolio. */
export async function restsAt(page: Page, number: number, anchor: RegExp | string = new RegExp(`#post-${number}-`)) {
  await expect(viewer(page).getByText(`Photo ${number} of 10`, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(anchor);
  await expect(slide(page)).toBeInViewport({ ratio: 0.95 });
}

/** Waits until nothing of the viewer is left. */
export async function isClosed(page: Page) {
  await expect(viewer(page)).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).hash).toBe('');
}

/** The picture that a visitor sees in a slide: the one that lies on top. */
export const topPicture = (page: Page) => slide(page).locator('[data-frame] img').last();
