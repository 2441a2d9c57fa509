/** The viewer on a weak line: a real server that holds back, breaks off and counts. */
import type { Page } from '@playwright/test';
import { words } from '../fixtures/site-content.ts';
import { anchorOf, pictureOf } from '../fixtures/gallery-projects.ts';
import { GALLERY, LAST, openGallery, thumbnail } from '../fixtures/gallery-page.ts';
import { middle, openPhoto, restsAt, slide, topPicture, viewer } from '../fixtures/viewer.ts';
import { saveData } from '../fixtures/save-data.ts';
import { expect, test } from '../fixtures/slow-connection.ts';

const THIRD = pictureOf(3);
const FOURTH = pictureOf(4);
const PICTURES = /_astro\/\d\d-.*\.(avif|jpg)/;

/** Waits until every thumbnail has come: what is asked for after that is the viewer's. */
async function openLoadedGallery(page: Page) {
  await openGallery(page);
  const all = page.locator('a[data-photo] img');
  await expect(all).toHaveCount(LAST);
  // Long words push the last of them too far down to be fetched unseen.
  for (const image of await all.all()) await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => all.evaluateAll((images) => images.every((image) => (image as HTMLImageElement).naturalWidth > 0)))
    .toBe(true);
}

test('the thumbnail stands at once, as large as the photo, until the photo has come', async ({ page, connection }) => {
  await openLoadedGallery(page);
  const known = await thumbnail(page, 3)
    .locator('img')
    .evaluate((image) => (image as HTMLImageElement).currentSrc);
  const before = connection.asked.length;
  connection.hold(PICTURES);
  await openPhoto(page, 3);
  await expect(slide(page)).toHaveAttribute('data-state', 'loading');
  const picture = () =>
    topPicture(page).evaluate((image) => {
      const { currentSrc, naturalWidth, complete } = image as HTMLImageElement;
      const frame = image.closest('[data-frame]')!.getBoundingClientRect();
      const { width, height } = image.getBoundingClientRect();
      return {
        currentSrc,
        naturalWidth,
        complete,
        fills: Math.abs(frame.width - width) < 1 && Math.abs(frame.height - height) < 1,
      };
    });
  const small = await picture();
  expect(small).toMatchObject({ currentSrc: known, complete: true, fills: true });
  expect(small.naturalWidth).toBeGreaterThan(0);
  await expect.poll(() => connection.asked.slice(before).filter((path) => PICTURES.test(path))).toHaveLength(1);
  connection.hold();
  await expect(slide(page)).toHaveAttribute('data-state', 'shown');
  const large = await picture();
  expect(large).toMatchObject({ complete: true, fills: true });
  expect(large.naturalWidth).toBeGreaterThan(small.naturalWidth);
});

test('the neighbour is fetched when the photo in sight is done, and not before', async ({ page, connection }) => {
  await openLoadedGallery(page);
  const before = connection.asked.length;
  const pictures = () => connection.asked.slice(before).filter((path) => PICTURES.test(path));
  connection.hold(THIRD);
  await openPhoto(page, 3);
  await expect.poll(pictures).toEqual([expect.stringMatching(THIRD)]);
  connection.hold();
  await expect.poll(pictures).toEqual([expect.stringMatching(THIRD), expect.stringMatching(FOURTH)]);
  await expect(viewer(page).locator('[data-viewer-slide]').nth(3)).toHaveAttribute('data-state', 'shown');
  // The neighbour is there already; then its own next neighbour is fetched.
  await page.keyboard.press('ArrowRight');
  await restsAt(page, 4);
  await expect(slide(page)).toHaveAttribute('data-state', 'shown');
  await expect.poll(() => pictures().at(-1)).toMatch(pictureOf(5));
  expect(pictures()).toHaveLength(3);
});

test('in a larger window the photo in sight is fetched larger, and in a smaller one not again', async ({
  page,
  connection,
}) => {
  const { width, height } = page.viewportSize()!;
  const small = { width: Math.round(width / 2), height: Math.round(height / 2) };
  await page.addInitScript(saveData);
  await page.setViewportSize(small);
  await openLoadedGallery(page);
  await openPhoto(page, 3);
  await expect(slide(page)).toHaveAttribute('data-state', 'shown');
  const pixels = () => topPicture(page).evaluate((image) => (image as HTMLImageElement).naturalWidth);
  const before = connection.asked.length;
  const pictures = () => connection.asked.slice(before).filter((path) => PICTURES.test(path));
  await page.setViewportSize({ width, height });
  await expect.poll(pictures).toEqual([expect.stringMatching(THIRD)]);
  const { width: shown } = (await slide(page).locator('[data-frame]').boundingBox())!;
  await expect.poll(pixels).toBeGreaterThanOrEqual(shown);
  const large = await pixels();
  await page.setViewportSize(small);
  await page.evaluate(() => fetch('/robots.txt'));
  await page.setViewportSize({ width, height });
  await page.evaluate(() => fetch('/robots.txt'));
  expect(pictures()).toHaveLength(1);
  expect(await pixels()).toBe(large);
});

test('under Save-Data no neighbour is fetched', async ({ page, connection }) => {
  await page.addInitScript(saveData);
  await openLoadedGallery(page);
  const before = connection.asked.length;
  const pictures = () => connection.asked.slice(before).filter((path) => PICTURES.test(path));
  // By the time that something later is asked for, a neighbour would have been.
  const askLater = () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      await fetch('/robots.txt');
    });
  await openPhoto(page, 3);
  await expect(slide(page)).toHaveAttribute('data-state', 'shown');
  await askLater();
  expect(pictures()).toEqual([expect.stringMatching(THIRD)]);
  await page.keyboard.press('ArrowRight');
  await restsAt(page, 4);
  await expect(slide(page)).toHaveAttribute('data-state', 'shown');
  await askLater();
  expect(pictures()).toEqual([expect.stringMatching(THIRD), expect.stringMatching(FOURTH)]);
});

test('a photo that fails says so, and is fetched again by itself', async ({ page, connection, complaints }) => {
  await openLoadedGallery(page);
  connection.cut(THIRD);
  await openPhoto(page, 3);
  const message = slide(page).getByRole('alert');
  await expect(message).toContainText(words.viewer.failed);
  // In the middle of the frame.
  const { x, y, width, height } = (await message.boundingBox())!;
  const center = await middle(page);
  expect(x + width / 2).toBeCloseTo(center.x, 0);
  expect(y + height / 2).toBeCloseTo(center.y, 0);
  await expect(topPicture(page)).toHaveJSProperty('complete', true);
  const before = connection.asked.length;
  // Still cut: the same again.
  await message.getByRole('button', { name: words.viewer.again }).click();
  await expect.poll(() => connection.asked.length).toBeGreaterThan(before);
  await expect(message).toBeVisible();
  connection.cut();
  const again = connection.asked.length;
  await message.getByRole('button', { name: words.viewer.again }).click();
  await expect(slide(page)).toHaveAttribute('data-state', 'shown');
  await expect(message).toHaveCount(0);
  expect(connection.asked[again]).toMatch(THIRD);
  // The button is gone, but not the focus.
  expect(await viewer(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('ArrowRight');
  await restsAt(page, 4);
  complaints.length = 0;
});

test('a photo that fails with its thumbnail leaves an empty frame, never a broken picture', async ({
  page,
  connection,
  complaints,
}) => {
  connection.cut(THIRD);
  await openGallery(page);
  await openPhoto(page, 3);
  await expect(slide(page)).toHaveAttribute('data-state', 'failed');
  await expect(slide(page).locator('img')).toHaveCount(0);
  connection.cut();
  await slide(page).getByRole('button', { name: words.viewer.again }).click();
  await expect(slide(page)).toHaveAttribute('data-state', 'shown');
  complaints.length = 0;
});

test('a photo that was cut short, yet passes for decoded, leaves the thumbnail in sight', async ({ page }) => {
  await openLoadedGallery(page);
  await page.route(THIRD, async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length * 0.6) });
  });
  await openPhoto(page, 3);
  await expect(slide(page)).toHaveAttribute('data-state', 'shown');
  const pictures = slide(page).locator('[data-frame] > picture');
  await expect(pictures).toHaveCount(2);
  expect(
    await pictures.evaluateAll(([, large]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')!;
      canvas.drawImage(large!.querySelector('img')!, 0, 0, 1, 1);
      return [canvas.getImageData(0, 0, 1, 1).data[3], getComputedStyle(large!).backgroundColor];
    }),
  ).toEqual([0, 'rgba(0, 0, 0, 0)']);
});

test('a photo that fails leaves the others alone', async ({ page, connection, complaints }) => {
  await openLoadedGallery(page);
  connection.cut(THIRD);
  await openPhoto(page, 3);
  await expect(slide(page)).toHaveAttribute('data-state', 'failed');
  await page.keyboard.press('ArrowRight');
  await restsAt(page, 4);
  await expect(slide(page)).toHaveAttribute('data-state', 'shown');
  await expect(viewer(page).getByRole('alert')).toHaveCount(0);
  complaints.length = 0;
});

test('walking on calls back what is no longer wanted', async ({ page, connection }) => {
  await openLoadedGallery(page);
  const before = connection.asked.length;
  const pictures = () => connection.asked.slice(before).filter((path) => PICTURES.test(path));
  connection.hold(PICTURES);
  await openPhoto(page, 1);
  await expect.poll(() => pictures().length).toBe(1);
  // One by one, with a rest at each: at no time is more than one on its way.
  for (const number of [2, 3, 4]) {
    await page.keyboard.press('ArrowRight');
    await restsAt(page, number);
    // The one before counts as one on its way, too, until this one is asked for.
    await expect.poll(() => pictures().at(-1)).toMatch(pictureOf(number));
    await expect.poll(() => pictures().length - connection.calledBack.length).toBe(1);
  }
  const asked = pictures().length;
  // Without a rest: nothing in between is asked for.
  await page.evaluate(async () => {
    // From inside the page: a busy machine would leave pauses between keys that come from outside.
    for (let press = 0; press < 5; press++) {
      dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', cancelable: true }));
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  await restsAt(page, 9);
  await expect.poll(() => pictures().at(-1)).toMatch(pictureOf(9));
  expect(pictures()).toHaveLength(asked + 1);
  // Closing calls back the last one.
  await page.keyboard.press('Escape');
  await expect.poll(() => connection.calledBack.length).toBe(pictures().length);
});

test('a photo whose thumbnail has not come yet is shown all the same', async ({ page, connection }) => {
  connection.hold(pictureOf(LAST));
  await page.goto(GALLERY.address, { waitUntil: 'commit' });
  await expect(page.locator('main [data-state]').first()).toBeVisible();
  connection.hold(new RegExp(`${pictureOf(LAST - 1).source}|${pictureOf(LAST).source}`));
  await page.goto(`${GALLERY.address}#${anchorOf(LAST)}`, { waitUntil: 'commit' });
  await restsAt(page, LAST);
  const frame = (await slide(page).locator('[data-frame]').boundingBox())!;
  expect(frame.width).toBeGreaterThan(200);
  connection.hold();
  await expect(slide(page)).toHaveAttribute('data-state', 'shown');
});

test('the large picture does not wait for the code of the viewer, and is fetched once', async ({
  page,
  connection,
}) => {
  connection.hold(/_astro\/Viewer\.[^/]*\.js/);
  await openLoadedGallery(page);
  const before = connection.asked.length;
  const pictures = () => connection.asked.slice(before).filter((path) => PICTURES.test(path));
  await thumbnail(page, 3).click();
  await expect.poll(pictures).toEqual([expect.stringMatching(THIRD)]);
  await expect(viewer(page)).toHaveCount(0);
  connection.hold(FOURTH);
  await expect(slide(page)).toHaveAttribute('data-state', 'shown');
  await expect.poll(pictures).toEqual([expect.stringMatching(THIRD), expect.stringMatching(FOURTH)]);
});
