/** Short notices: where they stand, how long, and how they are sent away. */
import { words } from './fixtures/site-content.ts';
import { TOAST, expect, test } from './fixtures/enquiry-form.ts';
import { SHOWN, STANDS, goes, isDraggedByFinger, isDraggedByMouse, showToast, stays } from './fixtures/shown-toast.ts';

test.beforeEach(showToast);

test('stands at the top right for 2000 ms, readable, inside the window', async ({ form, page }) => {
  const window = page.viewportSize()!;
  const box = (await form.toast.boundingBox())!;
  expect(box.y).toBeGreaterThan(10);
  expect(box.y).toBeLessThan(40);
  expect(box.x + box.width).toBeLessThanOrEqual(window.width);
  expect(window.width - box.x - box.width).toBeLessThan(40);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.height).toBeLessThan(80);
  expect(await form.toast.evaluate((toast) => parseFloat(getComputedStyle(toast).fontSize))).toBeGreaterThanOrEqual(16);
  // A rule of the library's own styles, which the policy must let in.
  await expect(form.toast).toHaveCSS('position', 'absolute');
  await goes(form, page, STANDS - SHOWN);
});

test('on 360 px it leaves room on both sides', { tag: '@phone' }, async ({ form, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const box = (await form.toast.boundingBox())!;
  expect(box.x).toBeGreaterThan(8);
  expect(box.x + box.width).toBeLessThan(352);
  expect(box.height).toBeLessThan(80);
});

test('a screen reader is told', { tag: '@phone' }, async ({ page }) => {
  const region = page.getByRole('region', { name: words.contact.toasts });
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await expect(region).toContainText(TOAST);
});

test('waits under a mouse', { tag: '@desk' }, async ({ form, page }) => {
  await form.toast.hover();
  await stays(form, page);
  await page.mouse.move(5, 600);
  await goes(form, page, STANDS - SHOWN);
});

test(
  'waits while the window has no focus, keeps its icon, and goes after it',
  { tag: '@phone' },
  async ({ form, page }) => {
    await page.evaluate(() => dispatchEvent(new Event('blur')));
    await stays(form, page);
    await expect(form.toast.locator('[data-icon] svg')).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await goes(form, page, STANDS);
  },
);

test('is dragged away by a mouse, and no text is selected', { tag: '@desk' }, ({ form, page }) =>
  isDraggedByMouse(form, page, 'right'),
);

test('is dragged away by a finger, and the page does not scroll', { tag: '@phone' }, ({ form, page }) =>
  isDraggedByFinger(form, page, 'right'),
);
