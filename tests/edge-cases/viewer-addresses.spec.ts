/** Addresses of photos that few visitors come by, and the photo opened elsewhere. */
import { anchorOf, pictureOf } from '../fixtures/gallery-projects.ts';
import { GALLERY, expect, openGallery, test, thumbnail } from '../fixtures/gallery-page.ts';
import { isClosed, openPhoto, positionOf, restsAt, slide, viewer } from '../fixtures/viewer.ts';

test('an address typed over the open viewer is followed, and Back still closes the viewer', async ({ page }) => {
  await page.goto('/about-us');
  await openGallery(page);
  await openPhoto(page, 2);
  await restsAt(page, 2);
  await page.evaluate((anchor) => (location.hash = anchor), anchorOf(7));
  await restsAt(page, 7);
  await page.goBack();
  await isClosed(page);
  await expect(thumbnail(page, 7)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
  // The gallery is again where it was left.
  await page.goForward();
  await expect(thumbnail(page, 7)).toBeInViewport({ ratio: 1 });
});

for (const hash of ['#main', '#no-such-photo', '#%E0%A4%A', '#']) {
  test(`an address that ends in ${hash} is harmless`, async ({ page }) => {
    await openGallery(page, GALLERY.address + hash);
    await expect(viewer(page)).toHaveCount(0);
    expect(page.url()).toContain(hash);
  });
}

for (const [name, options] of Object.entries({
  'a middle click': { button: 'middle' },
  'a click with Control': { modifiers: ['Control'] },
  'a click with Shift': { modifiers: ['Shift'] },
} satisfies Record<string, Parameters<ReturnType<typeof thumbnail>['click']>[0]>)) {
  test(`${name} opens the large picture elsewhere`, async ({ page, context }) => {
    await openGallery(page);
    const [other] = await Promise.all([context.waitForEvent('page'), thumbnail(page, 3).click(options)]);
    await expect(other).toHaveURL(pictureOf(3));
    await expect(viewer(page)).toHaveCount(0);
  });
}

test('an address keeps its photo when the photos have been put in another order', async ({ page }) => {
  await openGallery(page);
  const anchor = (await thumbnail(page, 4).getAttribute('id'))!;
  const old = anchor.replace(/^post-\d+/, 'post-999');
  expect(old).not.toBe(anchor);
  await page.goto('/about-us');
  await page.goto(`${GALLERY.address}#${old}`);
  await restsAt(page, 4);
});

test('a browser that refuses one more change of the address shows the photo all the same', async ({ page }) => {
  await openGallery(page);
  await openPhoto(page, 3);
  await restsAt(page, 3);
  // As Safari after a hundred changes in half a minute.
  await page.evaluate(() => {
    history.replaceState = () => {
      Reflect.deleteProperty(history, 'replaceState');
      throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
    };
  });
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => !Object.hasOwn(history, 'replaceState'));
  await expect(viewer(page).getByText(positionOf(4), { exact: true })).toBeVisible();
  await expect(slide(page)).toHaveAttribute('data-state', 'shown');
  expect(new URL(page.url()).hash).toBe(`#${anchorOf(3)}`);
  await page.keyboard.press('ArrowRight');
  await restsAt(page, 5);
  await page.keyboard.press('Escape');
  await isClosed(page);
  await expect(thumbnail(page, 5)).toBeFocused();
});
