/** Short notices under a window that is hidden or left, and under drags in other directions or cut short. */
import { TOAST, expect, test } from '../fixtures/enquiry-form.ts';
import { setHidden } from '../fixtures/page-visibility.ts';
import {
  GOES,
  SHOWN,
  STANDS,
  goes,
  isDraggedByFinger,
  isDraggedByMouse,
  showToast,
  stays,
} from '../fixtures/shown-toast.ts';
import { fingers } from '../fixtures/touch.ts';

test.beforeEach(showToast);

test(
  'waits under a mouse that rests there while the window gets its focus back',
  { tag: '@desk' },
  async ({ form, page }) => {
    const lose = () => page.evaluate(() => dispatchEvent(new Event('blur')));
    const regain = async () => {
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      await stays(form, page);
    };
    await form.toast.hover();
    await lose();
    await regain();
    await page.mouse.move(5, 600);
    await lose();
    await form.toast.hover();
    await regain();
    await page.mouse.move(5, 600);
    // It is seen within a quarter of a second that the mouse has left.
    await page.clock.runFor(SHOWN);
    await goes(form, page, STANDS);
  },
);

test('waits while the page is hidden', { tag: '@phone' }, async ({ form, page }) => {
  await setHidden(page, true);
  await stays(form, page);
  await setHidden(page, false);
  await goes(form, page, STANDS - SHOWN);
});

test(
  'one that comes while the window has no focus waits for it',
  { tag: '@phone' },
  async ({ form, page, provider }) => {
    await page.clock.runFor(STANDS + 4 * GOES);
    await expect(form.toast).toHaveCount(0);
    provider.mode = 'silent';
    await form.another.click();
    await form.write();
    await form.send.click();
    await expect.poll(() => provider.received.length).toBe(2);
    await page.evaluate(() => dispatchEvent(new Event('blur')));
    provider.letGo();
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(form.toast).toBeVisible({ timeout: 100 });
    }).toPass();
    await stays(form, page);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await goes(form, page, STANDS);
  },
);

test.describe('in a window that has had no focus since before the page came', () => {
  test.use({
    page: async ({ page }, use) => {
      await page.addInitScript(() => (document.hasFocus = () => false));
      await use(page);
    },
  });

  test('waits for it', { tag: '@phone' }, async ({ form, page }) => {
    await stays(form, page);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await goes(form, page, STANDS);
  });
});

for (const direction of ['left', 'up', 'down'] as const) {
  test(`is dragged away ${direction} by a mouse, and no text is selected`, { tag: '@desk' }, ({ form, page }) =>
    isDraggedByMouse(form, page, direction),
  );

  test(`is dragged away ${direction} by a finger, and the page does not scroll`, { tag: '@phone' }, ({ form, page }) =>
    isDraggedByFinger(form, page, direction),
  );
}

test('goes by itself after a touch that the system cancels', { tag: '@phone' }, async ({ form, page }) => {
  const finger = await fingers(page);
  const { x, y } = (await form.toast.getByText(TOAST).boundingBox())!;
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.clock.runFor(STANDS);
  await expect(form.toast).toHaveAttribute('data-swiping', 'true');
  await finger.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
  await expect(form.toast).toHaveAttribute('data-swiping', 'false');
  await goes(form, page, STANDS - SHOWN);
});

test('a drag that stops short leaves it where it was', { tag: '@desk' }, async ({ form, page }) => {
  const box = (await form.toast.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.clock.runFor(900);
  await page.mouse.move(x - 10, y);
  await page.mouse.move(x - 20, y);
  await page.mouse.up();
  await expect.poll(async () => (await form.toast.boundingBox())!.x).toBeCloseTo(box.x, 0);
  await expect(form.toast).toHaveAttribute('data-removed', 'false');
});
