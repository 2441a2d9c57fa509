/** Keys of the viewer on a busy machine, in the moment in which it opens, and when nothing has the focus. */
import { LAST, expect, openGallery, test } from '../fixtures/gallery-page.ts';
import { isClosed, openPhoto, restsAt, viewer } from '../fixtures/viewer.ts';

test.beforeEach(({ page }) => openGallery(page));

/** Milliseconds for which a busy machine shows no frame: longer than the viewer waits for one that scrolls. */
const LATE_MS = 300;

test('obeys a key while the browser still tells of the last movement', async ({ page }) => {
  await openPhoto(page, 3);
  // On a busy machine a movement is told of late, and that it has ended later still.
  await viewer(page)
    .locator('[data-viewer-slide]')
    .locator('..')
    .first()
    .evaluate((row) => row.dispatchEvent(new Event('scroll')));
  await page.keyboard.press('End');
  await restsAt(page, LAST);
});

test('obeys a key although the frames in which the row moves are late', async ({ page }) => {
  await openPhoto(page, 1);
  await page.keyboard.press('Escape');
  await isClosed(page);
  await page.evaluate(
    (late) =>
      new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          const row = document.querySelector('dialog[open] [data-viewer-slide]')?.parentElement;
          if (!row) return;
          observer.disconnect();
          // The row has been put to the photo, which is told of after the key has set it in motion.
          dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
          const keepBusy = () => {
            const end = performance.now() + late;
            while (performance.now() < end);
            resolve();
          };
          row.addEventListener('scrollend', () => setTimeout(keepBusy), { once: true });
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
        document.querySelectorAll<HTMLElement>('a[data-photo]')[2]!.click();
      }),
    LATE_MS,
  );
  await restsAt(page, 4);
});

test('hears a key in the moment in which it opens', async ({ page }) => {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector('dialog[open]')) return;
          observer.disconnect();
          dispatchEvent(new KeyboardEvent('keydown', { key: 'End' }));
          resolve();
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
        document.querySelectorAll<HTMLElement>('a[data-photo]')[1]!.click();
      }),
  );
  await restsAt(page, LAST);
});

test('has the keys even when nothing has the focus', async ({ page }) => {
  await openPhoto(page, 3);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('ArrowRight');
  await restsAt(page, 4);
  await page.keyboard.press('Tab');
  expect(
    await viewer(page).evaluate(
      (dialog) => dialog.contains(document.activeElement) && dialog !== document.activeElement,
    ),
  ).toBe(true);
});
