/** The viewer and one press more than was meant: the second half of a double tap, a key held down, a drag. */
import type { CDPSession, Page } from '@playwright/test';
import { expect, openGallery, test, thumbnail } from '../fixtures/gallery-page.ts';
import { doubleTap, fingers, type Point } from '../fixtures/touch.ts';
import { backdropPoint, control, isClosed, middle, openPhoto, restsAt, slide } from '../fixtures/viewer.ts';

const DOUBLES: Record<string, (page: Page, at: Point) => Promise<unknown>> = {
  tap: async (page, at) => doubleTap(await fingers(page), at),
  click: (page, { x, y }) => page.mouse.dblclick(x, y),
};

for (const [name, double] of Object.entries(DOUBLES)) {
  test(`the second half of a double ${name} that closes it meets nothing behind it`, async ({ page }) => {
    await page.goto('/about-us');
    await openGallery(page);
    // The third photo, at the end of the row above, then lies behind the cross.
    await thumbnail(page, 4).evaluate((link) => link.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await openPhoto(page, 4);
    await restsAt(page, 4);
    const cross = (await control(page, 'close').boundingBox())!;
    const at = { x: cross.x + cross.width / 2, y: cross.y + cross.height / 2 };
    const behind = (await thumbnail(page, 3).boundingBox())!;
    expect(behind.x).toBeLessThan(at.x);
    expect(behind.y + behind.height).toBeGreaterThan(at.y);
    await double(page, at);
    await isClosed(page);
    await expect(thumbnail(page, 4)).toBeFocused();
    // A single one there is meant.
    await page.mouse.click(at.x, at.y);
    await restsAt(page, 3);
    await page.goBack();
    await isClosed(page);
    await page.goBack();
    await expect(page).toHaveURL('/about-us');
  });
}

for (const [name, double] of Object.entries(DOUBLES)) {
  test(`the second half of a double ${name} that opens it does not close it`, async ({ page }) => {
    await openGallery(page);
    // Its code is there, so that it opens before the second half comes.
    await openPhoto(page, 1);
    await page.keyboard.press('Escape');
    await isClosed(page);
    // With its next frame the page brings the first photo into sight again.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await thumbnail(page, 4).evaluate((link) => link.scrollIntoView({ block: 'end', behavior: 'instant' }));
    const photo = (await thumbnail(page, 4).boundingBox())!;
    const at = { x: photo.x + photo.width / 2, y: photo.y + photo.height - 4 };
    await double(page, at);
    await restsAt(page, 4);
    // Beside the photo, where a single one is meant.
    const frame = (await slide(page).locator('[data-frame]').boundingBox())!;
    expect(at.y).toBeGreaterThan(frame.y + frame.height);
    await page.mouse.click(at.x, at.y);
    await isClosed(page);
  });
}

/**
 * Presses Enter at `begin`, and releases it when it has been held for `held` seconds and has repeated. The times are
 * those that the events tell: nothing waits for them, however fast or slow this machine is.
 * @param begin seconds since 1970
 */
async function pressEnter(keyboard: CDPSession, begin: number, { held = 0, repeats = 0 } = {}) {
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
  for (let repeat = 0; repeat <= repeats; repeat++)
    await keyboard.send('Input.dispatchKeyEvent', {
      ...key,
      type: 'keyDown',
      text: '\r',
      autoRepeat: repeat > 0,
      timestamp: begin + (repeat > 0 ? held : 0),
    });
  await keyboard.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp', timestamp: begin + held });
}

test('Enter pressed twice opens it alone, and held down it opens or closes it once', async ({ page }) => {
  const keyboard = await page.context().newCDPSession(page);
  await openGallery(page);
  await openPhoto(page, 4);
  await page.keyboard.press('Escape');
  await isClosed(page);
  await expect(thumbnail(page, 4)).toBeFocused();
  const now = () => Date.now() / 1000;
  const closed = now();
  // No second half of the Escape, and then the second half of itself.
  await pressEnter(keyboard, closed + 1);
  await pressEnter(keyboard, closed);
  await restsAt(page, 4);
  // Later than any second half, and held for longer than one would take.
  const hold = (after: number) => pressEnter(keyboard, now() + after, { held: 1, repeats: 5 });
  await hold(10);
  await isClosed(page);
  await expect(thumbnail(page, 4)).toBeFocused();
  await hold(20);
  await restsAt(page, 4);
  await expect(control(page, 'close')).toBeFocused();
});

test('a drag from the photo to beside it is no click beside it, and one ends where the button was released', async ({
  page,
}) => {
  await openGallery(page);
  await openPhoto(page, 3);
  await restsAt(page, 3);
  const photo = (await slide(page).locator('[data-frame]').boundingBox())!;
  const { x, y } = await backdropPoint(page);
  await page.mouse.move(photo.x + 40, photo.y + 40);
  await page.mouse.down();
  await page.mouse.move(x, y);
  await page.mouse.up();
  await page.keyboard.press('ArrowRight');
  await restsAt(page, 4);
  // A mouse that was released outside the window comes back without a button.
  const at = await middle(page);
  const sheet = page.locator('[data-sheet]');
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x, at.y + 60);
  await expect(sheet).toHaveAttribute('data-dragged');
  const mouse = await page.context().newCDPSession(page);
  await mouse.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: at.x, y: at.y + 70, buttons: 0 });
  await expect(sheet).not.toHaveAttribute('data-dragged');
  await mouse.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: at.x, y: at.y + 200, buttons: 0 });
  await page.mouse.up();
  await page.keyboard.press('ArrowRight');
  await restsAt(page, 5);
});
