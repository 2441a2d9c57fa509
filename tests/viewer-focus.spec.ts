/** The viewer under keys, focus and a screen reader. */
import type { Page } from '@playwright/test';
import { exposed, violationsOf } from './fixtures/accessibility.ts';
import { contentIn, words } from './fixtures/site-content.ts';
import { LOCALES, DEFAULT_LOCALE } from '../src/lib/locales.ts';
import { TAP_TARGET, allOf } from './fixtures/locators.ts';
import { namedOf } from './fixtures/gallery-projects.ts';
import { GALLERY, LAST, expect, openGallery, test, thumbnail } from './fixtures/gallery-page.ts';
import { control, isClosed, openPhoto, positionOf, restsAt, slide, viewer } from './fixtures/viewer.ts';

test.beforeEach(({ page }) => openGallery(page));

/**
 * What has the focus: a control of the viewer by its name, nothing of the document, or something outside the viewer.
 */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing of the document';
    if (!element.closest('dialog')) return `${element.outerHTML} behind the viewer`;
    return element.getAttribute('aria-label') ?? element.textContent.trim();
  });

test('takes the focus, keeps it from the page behind, and gives it back to the thumbnail last shown', async ({
  page,
}) => {
  await openPhoto(page, 2);
  // The photos themselves, so that a keyboard can reach what a finger can move.
  const PHOTOS = GALLERY.title;
  const { close, previous, ask, next, share } = words.viewer;
  const languages = LOCALES.filter((code) => code !== DEFAULT_LOCALE).map(
    (code) => contentIn(code).words.language.name,
  );
  const controls = [...languages, share, close, PHOTOS, previous, ask, next];
  expect(await focused(page)).toBe(close);
  for (const key of ['Tab', 'Shift+Tab']) {
    const stops = new Set<string>();
    // Three times as often as there are controls: also after the focus has come back from the browser's own bar.
    for (let press = 0; press < controls.length * 3; press++) {
      await page.keyboard.press(key);
      stops.add(await focused(page));
    }
    expect(controls.filter((control) => !stops.has(control))).toEqual([]);
    stops.delete('nothing of the document');
    expect([...stops].filter((stop) => !controls.includes(stop))).toEqual([]);
  }
  await page.keyboard.press('End');
  await restsAt(page, LAST);
  await page.keyboard.press('Escape');
  await isClosed(page);
  await expect(thumbnail(page, LAST)).toBeFocused();
  await expect(thumbnail(page, LAST)).toBeInViewport({ ratio: 1 });
  // And not under what lies at the foot of a phone's screen.
  expect(
    await thumbnail(page, LAST).evaluate((link) => {
      const { left, bottom } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + 20, bottom - 4));
    }),
  ).toBe(true);
});

test('goes by the keys, also when they come fast, and stops at the ends', { tag: '@desk' }, async ({ page }) => {
  await openPhoto(page, 3);
  await page.keyboard.press('ArrowLeft');
  await restsAt(page, 2);
  for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowRight');
  await restsAt(page, 7);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await restsAt(page, 7);
  await page.keyboard.press('End');
  await restsAt(page, LAST);
  await page.keyboard.press('ArrowRight');
  await expect(control(page, 'next')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Home');
  await restsAt(page, 1);
  await page.keyboard.press('ArrowLeft');
  await restsAt(page, 1);
  // Alt and Left is the browser's Back.
  expect(
    await viewer(page).evaluate((dialog) =>
      dialog.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true }),
      ),
    ),
  ).toBe(true);
});

test('says where it is, and shows a screen reader one photo', { tag: '@phone' }, async ({ page }) => {
  await openPhoto(page, 3);
  await restsAt(page, 3);
  await expect(viewer(page)).toHaveAccessibleName(positionOf(3));
  await expect(viewer(page).locator('[aria-live="polite"]').first()).toHaveText(positionOf(3));
  expect(await exposed(page, 'group')).toEqual([GALLERY.title]);
  expect(await exposed(page, 'image')).toEqual([namedOf(3)]);
  await page.keyboard.press('ArrowRight');
  await restsAt(page, 4);
  expect(await exposed(page, 'image')).toEqual([namedOf(4)]);
  expect(await exposed(page, 'heading')).toEqual([]);
});

test('the page behind neither moves nor can be reached', async ({ page }) => {
  await page.evaluate(() => document.fonts.ready);
  const left = () => page.locator('h1').evaluate((title) => title.getBoundingClientRect().left);
  const width = () =>
    page
      .locator('main ul')
      .first()
      .evaluate((list) => list.getBoundingClientRect().width);
  const before = [await left(), await width()];
  await openPhoto(page, 1);
  expect([await left(), await width()]).toEqual(before);
  // A swipe beyond its ends neither reloads the page nor leaves it: no browser of a test does either.
  await expect(page.locator('html')).toHaveCSS('overscroll-behavior', 'none');
  const top = await page.evaluate(() => scrollY);
  await page.keyboard.press('PageDown');
  await page.mouse.wheel(0, 500);
  await thumbnail(page, 2).evaluate((link) => link.focus());
  await expect(thumbnail(page, 2)).not.toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await page.keyboard.press('Escape');
  await isClosed(page);
  await expect(page.locator('html')).toHaveCSS('overscroll-behavior', 'auto');
});

test('buttons are large enough for a thumb, and axe finds nothing', async ({ page }) => {
  await openPhoto(page, 3);
  await restsAt(page, 3);
  const controls = await allOf(viewer(page).locator('button, a'));
  expect(controls.length).toBeGreaterThanOrEqual(5);
  for (const control of controls) {
    const { x, y, width, height } = (await control.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(TAP_TARGET);
    const screen = page.viewportSize()!;
    expect(x >= 0 && y >= 0 && x + width <= screen.width && y + height <= screen.height).toBe(true);
  }
  await expect(slide(page)).toHaveAttribute('data-state', 'shown');
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
});

test('turning the phone keeps the photo in sight', { tag: '@phone' }, async ({ page }) => {
  await openPhoto(page, 5);
  await restsAt(page, 5);
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: height, height: width });
  await restsAt(page, 5);
  await page.setViewportSize({ width, height });
  await restsAt(page, 5);
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing glides', { tag: '@phone' }, async ({ page }) => {
    await openPhoto(page, 3);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.keyboard.press('ArrowRight');
    // At once: the next slide is where the last one was, without a frame in between.
    expect(
      await slide(page).evaluate((next) =>
        Math.abs(next.getBoundingClientRect().left - next.parentElement!.getBoundingClientRect().left),
      ),
    ).toBeLessThan(1);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await restsAt(page, 4);
  });
});
