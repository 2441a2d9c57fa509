/** The viewer and the browser's history: one entry while it is open, and an address for every photo. */
import type { Page } from '@playwright/test';
import { GALLERIES } from './fixtures/site-content.ts';
import { anchorOf, countOf } from './fixtures/gallery-projects.ts';
import { GALLERY, LAST, expect, openGallery, test, thumbnail } from './fixtures/gallery-page.ts';
import { sayInPlace } from './fixtures/typical-length-words.ts';
import { backdropPoint, control, isClosed, openPhoto, restsAt, slide, viewer } from './fixtures/viewer.ts';

const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  'the cross': (page) => control(page, 'close').click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'the backdrop': async (page) => {
    const { x, y } = await backdropPoint(page);
    await page.mouse.click(x, y);
  },
  // What Android's Back sends to an open dialog.
  'a close request': (page) => viewer(page).evaluate((dialog) => (dialog as HTMLDialogElement).requestClose()),
  Back: (page) => page.goBack(),
};

for (const [name, close] of Object.entries(WAYS)) {
  test(`after opening, walking and closing by ${name}, one Back leads to where the visitor came from`, async ({
    page,
  }) => {
    await page.goto('/about-us');
    await openGallery(page);
    await openPhoto(page, 3);
    await restsAt(page, 3);
    const entries = await page.evaluate(() => history.length);
    await page.keyboard.press('ArrowRight');
    await restsAt(page, 4);
    await control(page, 'next').click();
    await restsAt(page, 5);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await close(page);
    await isClosed(page);
    await page.goBack();
    await expect(page).toHaveURL('/about-us');
  });
}

test('Forward opens it again at the photo last shown, and it closes to that thumbnail', async ({ page }) => {
  await openGallery(page);
  await openPhoto(page, 2);
  await page.keyboard.press('End');
  await restsAt(page, LAST);
  await page.goBack();
  await isClosed(page);
  await page.goForward();
  await restsAt(page, LAST);
  await page.keyboard.press('Home');
  await restsAt(page, 1);
  await page.keyboard.press('Escape');
  await isClosed(page);
  await expect(thumbnail(page, 1)).toBeFocused();
  await expect(thumbnail(page, 1)).toBeInViewport({ ratio: 1 });
});

test('opens again at once after closing', async ({ page }) => {
  await openGallery(page);
  await openPhoto(page, 1);
  // In one breath: the browser has not gone back yet when the next photo is asked for.
  await control(page, 'close').evaluate((close: HTMLElement) => {
    close.click();
    document.querySelectorAll<HTMLElement>('a[data-photo]')[1]!.click();
  });
  await restsAt(page, 2);
  await page.goBack();
  await isClosed(page);
});

test('a photo’s address opens it, with the gallery below it, and keeps what is behind its question mark', async ({
  page,
}) => {
  await page.goto('/about-us');
  const from = '?utm_source=chat';
  const isKept = () => expect(page).toHaveURL(({ search }) => search === from);
  await page.goto(`${GALLERY.address}${from}#${anchorOf(3)}`);
  await restsAt(page, 3);
  await isKept();
  await page.reload();
  await restsAt(page, 3);
  await page.reload();
  await restsAt(page, 3);
  await page.keyboard.press('Escape');
  await isClosed(page);
  await isKept();
  await expect(thumbnail(page, 3)).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
});

test('an address typed into the open page is followed', async ({ page }) => {
  await openGallery(page);
  await page.evaluate((anchor) => (location.hash = anchor), anchorOf(5));
  await restsAt(page, 5);
  await page.goBack();
  await isClosed(page);
});

test('every photo of every gallery has an address of its own', async ({ page }) => {
  for (const [at, { address }] of GALLERIES.entries()) {
    await page.goto(address);
    await expect(page.locator('a[data-photo][id]')).toHaveCount(countOf(at));
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('a click on the photo or on the words does not close it, and one beside the words does', async ({ page }) => {
  await openGallery(page);
  await openPhoto(page, 3);
  await slide(page).locator('[data-frame]').click();
  await page.keyboard.press('ArrowRight');
  await restsAt(page, 4);
  // Its place in the gallery, and its name.
  const lines = viewer(page).locator('[aria-live], [aria-live] + p');
  await expect(lines).toHaveText([/\S/, /\S/]);
  for (const [at, line] of (await lines.all()).entries()) {
    if (at > 0) await openPhoto(page, 4);
    // Beside longer ones of the owner's there may be no room that is nothing else's.
    await sayInPlace(line, 'Haldi');
    const words = await line.evaluate((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect().toJSON() as DOMRect;
    });
    await page.mouse.click(words.right - 2, words.top + words.height / 2);
    await expect(viewer(page)).toBeVisible();
    await page.mouse.click(words.right + 8, words.top + words.height / 2);
    await isClosed(page);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a photo’s address lands on its thumbnail, and the thumbnail leads to the large picture', async ({
    page,
    request,
  }) => {
    await page.goto(`${GALLERY.address}#${anchorOf(9)}`);
    await expect(thumbnail(page, 9)).toBeInViewport({ ratio: 0.9 });
    const large = await request.get((await thumbnail(page, 9).getAttribute('href'))!);
    expect(large.headers()['content-type']).toBe('image/jpeg');
  });
});
