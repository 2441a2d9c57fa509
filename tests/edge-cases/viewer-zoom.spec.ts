/** Photos enlarged in the viewer, by real fingers and by a mouse. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/gallery-page.ts';
import { ALL_PAGES } from '../fixtures/site-content.ts';
import { addressOf } from '../fixtures/sites.ts';
import { beside, doubleTap, drag, fingers } from '../fixtures/touch.ts';
import { halfway, middle, openViewer, positionOf, restsAt, slide, topPicture, viewer } from '../fixtures/viewer.ts';

test.use({ hasTouch: true });

const scrolled = (page: Page) =>
  slide(page).evaluate(({ scrollLeft, scrollTop }) => [Math.round(scrollLeft), Math.round(scrollTop)]);
const scale = (page: Page) => page.evaluate(() => visualViewport!.scale);

test.beforeEach(({ page }) => openViewer(page));

test('a double tap enlarges what is under the finger; it is moved about, and neither swiped nor put away', async ({
  page,
}) => {
  const browser = await fingers(page);
  const at = await middle(page);
  const fit = (await slide(page).locator('[data-frame]').boundingBox())!;
  const corner = beside(at, fit.width / 4, fit.height / 4);
  await doubleTap(browser, corner);
  await expect(viewer(page)).toHaveAttribute('data-state', 'zoomed');
  const large = (await slide(page).locator('[data-frame]').boundingBox())!;
  expect(large.width / fit.width).toBeCloseTo(2.5, 1);
  // The same part of the photo, three quarters across and down, is still under the finger; on a wide screen its edge
  // comes first.
  const room = (await slide(page).boundingBox())!;
  const left = Math.max(corner.x - large.width * 0.75, room.x + room.width - large.width);
  expect(Math.abs(large.x - left)).toBeLessThan(3);
  expect(Math.abs(large.y + large.height * 0.75 - corner.y)).toBeLessThan(3);

  const [, top] = await scrolled(page);
  await drag(browser, at, beside(at, 0, 100));
  await expect.poll(async () => (await scrolled(page))[1]).toBeLessThan(top! - 50);
  // To the edge, and on beyond it.
  const half = await halfway(page);
  await expect(async () => {
    await drag(browser, beside(at, half), beside(at, -half));
    expect(
      await slide(page).evaluate(({ scrollLeft, scrollWidth, clientWidth }) => scrollWidth - clientWidth - scrollLeft),
    ).toBeLessThan(2);
  }).toPass();
  await drag(browser, beside(at, half), beside(at, -half));
  await expect(async () => {
    await drag(browser, beside(at, 0, -100), beside(at, 0, 150));
    expect((await scrolled(page))[1]).toBe(0);
  }).toPass();
  await drag(browser, beside(at, 0, -100), beside(at, 0, 150));
  await restsAt(page, 3);

  await doubleTap(browser, at);
  await expect(viewer(page)).toHaveAttribute('data-state', 'open');
  await drag(browser, beside(at, half), beside(at, -half));
  await restsAt(page, 4);
});

test('the photo in sight stays where its larger file cannot be had', async ({ page, complaints }) => {
  const browser = await fingers(page);
  const at = await middle(page);
  await page.route('**/_astro/*', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed');
  await doubleTap(browser, at);
  await lost;
  const visible = () => topPicture(page).evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(await visible()).toBeGreaterThan(0);
  await doubleTap(browser, at);
  await expect(viewer(page)).toHaveAttribute('data-state', 'open');
  expect(await visible()).toBeGreaterThan(0);
  await expect(slide(page)).toHaveAttribute('data-state', 'shown');
  complaints.length = 0;
});

test('two fingers enlarge the page, as anywhere; the viewer then keeps still', async ({ page }) => {
  const browser = await fingers(page);
  const at = await middle(page);
  await browser.send('Input.synthesizePinchGesture', { ...at, scaleFactor: 2, relativeSpeed: 1600 });
  await expect.poll(() => scale(page)).toBeGreaterThan(1.5);
  await expect(viewer(page)).toHaveAttribute('data-state', 'zoomed');
  const offset = () => page.evaluate(() => [visualViewport!.offsetLeft, visualViewport!.offsetTop].map(Math.round));
  const [left, top] = await offset();
  await expect(async () => {
    await drag(browser, at, beside(at, -80));
    expect((await offset())[0]).toBeGreaterThan(left! + 10);
  }).toPass();
  await expect(async () => {
    await drag(browser, at, beside(at, 0, 80));
    expect((await offset())[1]).toBeLessThan(top! - 10);
  }).toPass();
  await expect(viewer(page).getByText(positionOf(3), { exact: true })).toHaveCount(1);
});

test('two fingers, the second one later, leave the row where it is, however they drift', async ({ page }) => {
  const browser = await fingers(page);
  const { x, y } = await middle(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: number[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: places.map((place, id) => ({ x: place, y, id })) });
  await touch('touchStart', x - 40);
  await touch('touchStart', x - 40, x + 40);
  // The first finger rests, the other one goes away from it: so does their middle.
  for (let step = 1; step <= 12; step++) await touch('touchMove', x - 40, x + 40 + 10 * step);
  await touch('touchEnd');
  await expect.poll(() => scale(page)).toBeGreaterThan(1.5);
  await expect(viewer(page)).toHaveAttribute('data-state', 'zoomed');
  const aside = () =>
    slide(page).evaluate((element: HTMLElement) => Math.abs(element.offsetLeft - element.parentElement!.scrollLeft));
  await expect.poll(aside).toBeLessThanOrEqual(1);
  await expect(viewer(page).getByText(positionOf(3), { exact: true })).toHaveCount(1);
});

test('no page forbids enlarging', async ({ request }) => {
  for (const address of [...ALL_PAGES, '/404', '/offline']) {
    const html = await (await request.get(addressOf('site') + address)).text();
    const [, content] = /<meta name="viewport" content="([^"]*)"/.exec(html) ?? [];
    expect(content, address).toMatch(/width=device-width/);
    expect(content, address).not.toMatch(/user-scalable|maximum-scale/);
  }
});

test('a mouse enlarges by a double click and moves the photo about', async ({ page }) => {
  const at = await middle(page);
  await page.mouse.dblclick(at.x, at.y);
  await expect(viewer(page)).toHaveAttribute('data-state', 'zoomed');
  const [left, top] = await scrolled(page);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x - 50, at.y - 60, { steps: 5 });
  await page.mouse.up();
  expect(await scrolled(page)).toEqual([left! + 50, top! + 60]);
  await page.mouse.dblclick(at.x, at.y);
  await expect(viewer(page)).toHaveAttribute('data-state', 'open');
  await restsAt(page, 3);
});
