/** A gallery and its viewer, as the tests speak of them. */
import type { Page } from '@playwright/test';
import { GALLERIES, fill, words } from './content.ts';
import { anchorOf, countOf } from './fixtures/galleries.ts';
import { addressOf } from './sites.ts';
import { expect, test as watched } from './watch.ts';

/** Playwright's test, watching, on the site with drawn photos. */
export const test = watched.extend({ baseURL: addressOf('fixture') });

/** The gallery that the viewer is tried in. */
export const GALLERY = GALLERIES[0]!;
/** Its photos. */
export const LAST = countOf(0);

/** What the viewer says of where it is. */
export const positionOf = (number: number, total = LAST): string => fill(words.viewer.position, { n: number, total });

/** Opens a gallery's address and waits until a click opens the viewer. */
export async function openGallery(page: Page, address = GALLERY.address) {
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

/** Waits until the viewer rests at a photo of that gallery. */
export async function restsAt(page: Page, number: number) {
  await expect(viewer(page).getByText(positionOf(number), { exact: true })).toBeVisible();
  await expect(page).toHaveURL((url) => url.hash === `#${anchorOf(number)}`);
  await expect(slide(page)).toBeInViewport({ ratio: 0.95 });
}

/** A button of the viewer. */
export const control = (page: Page, name: 'close' | 'previous' | 'next' | 'share') =>
  viewer(page).getByRole('button', { name: words.viewer[name], exact: true });

/** Waits until nothing of the viewer is left. */
export async function isClosed(page: Page) {
  await expect(viewer(page)).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).hash).toBe('');
}

/** The picture that a visitor sees in a slide: the one that lies on top. */
export const topPicture = (page: Page) => slide(page).locator('[data-frame] img').last();

export { anchorOf, expect };
