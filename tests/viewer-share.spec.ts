/** Asking about a look, and handing its address on. */
import { CHAT, fill, words } from './fixtures/site-content.ts';
import { namedOf } from './fixtures/gallery-projects.ts';
import { GALLERY, expect, openGallery, test } from './fixtures/gallery-page.ts';
import { control, notice, openPhoto, photoAddress, recordShares, restsAt, viewer } from './fixtures/viewer.ts';

test('asks about the photo in sight, by the gallery’s name, the photo’s and its address', async ({ page }) => {
  await openGallery(page, `${GALLERY.address}?utm_source=chat`);
  await openPhoto(page, 3);
  const asked = async () => new URL((await page.getByRole('link', { name: words.viewer.ask }).getAttribute('href'))!);
  const text = async () => (await asked()).searchParams.get('text');
  expect((await asked()).origin + (await asked()).pathname).toBe(CHAT);
  const textOf = (number: number) =>
    fill(words.viewer.askText, {
      gallery: GALLERY.title,
      photo: namedOf(number),
      address: photoAddress(page, number),
    });
  expect(await text()).toBe(textOf(3));
  await page.keyboard.press('ArrowRight');
  await restsAt(page, 4);
  expect(await text()).toBe(textOf(4));
});

test('hands the address to the phone’s own share sheet', async ({ page }) => {
  const shared = await recordShares(page);
  await openGallery(page);
  await openPhoto(page, 3);
  await control(page, 'share').click();
  expect(await shared()).toEqual([{ title: namedOf(3), url: photoAddress(page, 3) }]);
  await expect(notice(page)).toHaveCount(0);
});

test('a visitor who thinks better of sharing hears nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Navigator.prototype.share = () => Promise.reject(new DOMException('', 'AbortError'));
    Clipboard.prototype.writeText = () => Promise.reject(new Error('must not be asked'));
  });
  await openGallery(page);
  await openPhoto(page, 3);
  await control(page, 'share').click();
  await page.keyboard.press('ArrowRight');
  await restsAt(page, 4);
  await expect(notice(page)).toHaveCount(0);
});

test.describe('without a share sheet', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share')));

  test('copies the address and says so, above the photo', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openGallery(page);
    await openPhoto(page, 3);
    const place = () => control(page, 'share').boundingBox();
    const before = await place();
    await control(page, 'share').click();
    await expect(notice(page)).toHaveText(words.viewer.copied);
    expect(await place()).toEqual(before);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(photoAddress(page, 3));
    // In the dialog's own layer, where it is seen, and not on the buttons.
    expect(
      await notice(page).evaluate((notice) => {
        const { left, top, width, height } = notice.getBoundingClientRect();
        return notice.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    ).toBe(true);
    await control(page, 'close').click();
    await expect(viewer(page)).toHaveCount(0);
  });
});
