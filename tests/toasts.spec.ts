/** Short notices: where they stand, how long, and how they are sent away. */
import type { Page } from '@playwright/test';
import { stopClock } from './fixtures/clock.ts';
import { words } from './fixtures/site-content.ts';
import { TOAST, expect, test, type Form } from './fixtures/enquiry-form.ts';

/** Milliseconds: how long a notice stands, and how long sonner then takes to let it go. */
const STANDS = 2000;
const GOES = 250;
/** Milliseconds that have passed when a test begins. */
const SHOWN = 500;

// Time stands still but where a test moves it.
test.beforeEach(async ({ form, page, provider }) => {
  expect(provider.received).toEqual([]);
  await page.clock.install();
  await form.open();
  await form.write();
  await stopClock(page);
  await form.send.click();
  await form.isIn('sent');
  await page.clock.runFor(SHOWN);
  await expect(form.toast).toHaveAttribute('data-mounted', 'true');
  // It slides in by the screen's own time.
  await form.toast.evaluate((toast) => Promise.all(toast.getAnimations().map(({ finished }) => finished)));
});

/** Asserts that time alone does not take the notice away. */
async function stays(form: Form, page: Page) {
  await page.clock.runFor(10 * STANDS);
  await expect(form.toast).toBeVisible();
}

/** Asserts that it goes by itself, and not at once. */
async function goes(form: Form, page: Page, after: number) {
  await page.clock.runFor(after - 2 * GOES);
  await expect(form.toast).toHaveAttribute('data-removed', 'false');
  await page.clock.runFor(4 * GOES);
  await expect(form.toast).toHaveCount(0);
}

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
  const show = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await show(true);
  await stays(form, page);
  await show(false);
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

const WAYS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;
/** Pixels: well past the 45 that sonner asks for. */
const FAR = 120;
const STEPS = 6;

for (const [way, [right, down]] of Object.entries(WAYS)) {
  test(`is dragged away ${way} by a mouse, and no text is selected`, { tag: '@desk' }, async ({ form, page }) => {
    const words = (await form.toast.getByText(TOAST).boundingBox())!;
    const [x, y] = [words.x + words.width / 2, words.y + words.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= STEPS; step += 1) {
      await page.mouse.move(x + (right * FAR * step) / STEPS, y + (down * FAR * step) / STEPS);
      await page.clock.runFor(20);
    }
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
    await page.mouse.up();
    await expect(form.toast).toHaveAttribute('data-swipe-out', 'true');
    await page.clock.runFor(2 * GOES);
    await expect(form.toast).toHaveCount(0);
  });

  test(
    `is dragged away ${way} by a finger, and the page does not scroll`,
    { tag: '@phone' },
    async ({ form, page }) => {
      const finger = await page.context().newCDPSession(page);
      const words = (await form.toast.getByText(TOAST).boundingBox())!;
      const [x, y] = [words.x + words.width / 2, words.y + words.height / 2];
      const scrolled = await page.evaluate(() => scrollY);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: x + right * at, y: y + down * at }],
        });
      await touch('touchStart', 0);
      for (let step = 1; step <= STEPS; step += 1) {
        await touch('touchMove', (FAR * step) / STEPS);
        await page.clock.runFor(20);
      }
      await touch('touchEnd', FAR);
      await expect(form.toast).toHaveAttribute('data-swipe-out', 'true');
      await page.clock.runFor(2 * GOES);
      await expect(form.toast).toHaveCount(0);
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    },
  );
}

test('goes by itself after a touch that the system cancels', { tag: '@phone' }, async ({ form, page }) => {
  const finger = await page.context().newCDPSession(page);
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
