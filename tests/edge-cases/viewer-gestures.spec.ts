/** How far, how fast and when a finger has to move: thresholds, momentum, a second gesture in the midst of one. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/gallery-page.ts';
import { beside, drag, dragAndRest, fingers, flick } from '../fixtures/touch.ts';
import { control, halfway, middle, openViewer, positionOf, restsAt, slide, viewer } from '../fixtures/viewer.ts';

test.use({ hasTouch: true });

/** The row of slides. */
const row = (page: Page) => viewer(page).locator('[data-viewer-slide]').locator('..').first();

/** Frames without movement after which the momentum of a finger is gone, on a machine that is busy as well. */
const REST_FRAMES = 20;

interface Frame {
  now: number;
  left: number;
  swipe: string | null;
}

/** Notes in every frame how far the row is scrolled, and in which state a swipe is. @returns what it has noted */
async function watchFrames(page: Page): Promise<() => Promise<Frame[]>> {
  const frames = await row(page).evaluateHandle((element) => {
    const seen: Frame[] = [];
    const look = (now: number) => {
      seen.push({ now, left: element.scrollLeft, swipe: element.getAttribute('data-swipe') });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return seen;
  });
  return () => frames.jsonValue();
}

/** Waits until a swipe is over, and the browser scrolls again. */
const isOver = (page: Page) => expect(row(page)).not.toHaveAttribute('data-swipe');

/** Where the row is scrolled to when the slide in sight is in its place. */
const place = (page: Page) => slide(page).evaluate((element) => (element as HTMLElement).offsetLeft);

/** Swipes to the fourth photo by a finger without momentum. @returns a function that reads the frames from then on */
async function swipeSlowly(page: Page): Promise<() => Promise<Frame[]>> {
  const at = await middle(page);
  const half = await halfway(page);
  const frames = await watchFrames(page);
  await dragAndRest(await fingers(page), beside(at, half), -1.6 * half);
  await isOver(page);
  await restsAt(page, 4);
  return frames;
}

/** The frames from the moment in which the finger has left. */
const sinceRelease = (frames: Frame[]) => frames.slice(frames.findIndex(({ swipe }) => swipe === 'shut'));

/** Milliseconds that a photo needs into its place after the finger has left. */
const GLIDE_MS = 180;

test.beforeEach(({ page }) => openViewer(page));

test('a slow finger brings the next photo by more than half of the way, and leads back by less', async ({ page }) => {
  const browser = await fingers(page);
  const at = await middle(page);
  const half = await halfway(page);
  const frames = await watchFrames(page);
  await dragAndRest(browser, at, -half);
  await isOver(page);
  await restsAt(page, 3);
  // The finger moved the photo less than half the way, and the photo went back to its place.
  const aside = await place(page);
  expect(Math.max(...(await frames()).map(({ left }) => left))).toBeGreaterThan(aside + 50);
  expect(Math.abs((await frames()).at(-1)!.left - aside)).toBeLessThanOrEqual(1);
  await dragAndRest(browser, beside(at, half), -1.8 * half);
  await isOver(page);
  await restsAt(page, 4);
});

test('a flick brings the next photo, however short', async ({ page }) => {
  const browser = await fingers(page);
  const at = await middle(page);
  await flick(browser, at, beside(at, -60));
  await restsAt(page, 4);
  await flick(browser, at, beside(at, 60));
  await restsAt(page, 3);
});

test('before the first photo there is nothing to swipe to', async ({ page }) => {
  await page.keyboard.press('Home');
  await restsAt(page, 1);
  const at = await middle(page);
  const half = await halfway(page);
  const browser = await fingers(page);
  await flick(browser, beside(at, -half), beside(at, half));
  await isOver(page);
  await restsAt(page, 1);
  await flick(browser, beside(at, half), beside(at, -half));
  await restsAt(page, 2);
});

test('the photo is in its place soon after the finger has left, and on its way there never turns', async ({ page }) => {
  const frames = await swipeSlowly(page);
  const end = await place(page);
  // Frames may be late on a busy machine: what counts is where the photo is in those that come.
  const lateOf = (all: Frame[]) => all.filter((_, number) => (all[number - 1]?.now ?? 0) >= all[0]!.now + GLIDE_MS);
  await expect.poll(async () => lateOf(sinceRelease(await frames())).length).toBeGreaterThan(0);
  const after = sinceRelease(await frames());
  const late = lateOf(after);
  expect(Math.max(...late.map(({ left }) => Math.abs(left - end)))).toBeLessThanOrEqual(1);
  for (const [number, { left }] of after.slice(1).entries())
    expect(left, JSON.stringify(after.slice(0, 20))).toBeGreaterThanOrEqual(after[number]!.left - 1);
});

test('a key brings the photo after it, even while the momentum of the finger is not yet gone', async ({ page }) => {
  await row(page).evaluate((element, position) => {
    const original = requestAnimationFrame;
    const isShut = () => element.getAttribute('data-swipe') === 'shut';
    /** Whether the viewer has been at the photo that the finger has asked for. */
    let wasThere = false;
    const isThere = () => (wasThere ||= document.body.innerText.includes(position));
    // On a busy machine it comes there in a later frame than the one that opens the row to the browser again.
    window.requestAnimationFrame = (step) =>
      original(function onFrame(now) {
        if (isShut() && !isThere()) original(onFrame);
        else step(now);
      });
    original(function onFrame() {
      if (isShut() && isThere()) dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
      else original(onFrame);
    });
  }, positionOf(4));
  const at = await middle(page);
  await flick(await fingers(page), at, beside(at, -60));
  await restsAt(page, 5);
});

test.describe('while time stands still from the moment in which the finger leaves', () => {
  test.beforeEach(async ({ page }) => {
    // Frames come all the same; time goes on with the next finger.
    await row(page).evaluate((element, restFrames) => {
      const original = requestAnimationFrame;
      let still: number | undefined;
      let wasShut = false;
      let rested = 0;
      let place = element.scrollLeft;
      // From the finger on, not from the glide on: on a busy machine the browser scrolls so late that the viewer would
      // take the finger for a tap.
      element.addEventListener('touchend', () => (still ??= performance.now()));
      window.requestAnimationFrame = (step) =>
        original((now) => {
          step(still ?? now);
          const state = element.getAttribute('data-swipe');
          wasShut ||= state === 'shut';
          rested = wasShut && state === 'free' && element.scrollLeft === place ? rested + 1 : 0;
          place = element.scrollLeft;
          // The momentum of the finger is gone.
          if (rested === restFrames) document.body.setAttribute('data-held', '');
        });
      element.addEventListener('touchstart', () => still && (window.requestAnimationFrame = original));
    }, REST_FRAMES);
    const at = await middle(page);
    await flick(await fingers(page), at, beside(at, -60));
    await expect(page.locator('body')).toHaveAttribute('data-held');
    await expect(viewer(page).getByText(positionOf(4), { exact: true })).toBeVisible();
  });

  const left = (page: Page) => row(page).evaluate((element) => element.scrollLeft);

  test('the photo is on its way; a finger takes hold of it there, and leads it on when it taps', async ({ page }) => {
    const browser = await fingers(page);
    const before = await left(page);
    // The distance depends on the machine: the browser moves the row on until the first frame.
    const way = (await place(page)) - before;
    expect(Math.abs(way)).toBeGreaterThan(1);
    // Where two photos are in sight, on the one that goes.
    const { x, y, width, height } = (await row(page).boundingBox())!;
    const at = { x: x + (way > 0 ? way / 2 : width + way / 2), y: y + height / 2 };
    await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await page.evaluate(() => new Promise((over) => setTimeout(over, 300)));
    expect(Math.abs((await left(page)) - before)).toBeLessThanOrEqual(1);
    await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await isOver(page);
    await restsAt(page, 4);
  });

  test('a key brings the photo after it', async ({ page }) => {
    await page.keyboard.press('ArrowRight');
    await isOver(page);
    await restsAt(page, 5);
  });

  test('a second swipe brings the photo after it', async ({ page }) => {
    const { x, y, width, height } = (await row(page).boundingBox())!;
    const at = { x: x + width / 2, y: y + height / 2 };
    await flick(await fingers(page), at, beside(at, -60));
    await isOver(page);
    await restsAt(page, 5);
  });
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the photo is in its place at once', async ({ page }) => {
    const after = (await (await swipeSlowly(page))()).filter(({ swipe }) => swipe === 'shut');
    const end = await place(page);
    expect(after.length).toBeGreaterThan(0);
    for (const { left } of after) expect(Math.abs(left - end)).toBeLessThanOrEqual(1);
  });
});

test('a short drag down springs back', async ({ page }) => {
  const at = await middle(page);
  await drag(await fingers(page), at, beside(at, 5, 60));
  await expect.poll(() => page.locator('[data-sheet]').evaluate((sheet) => sheet.getBoundingClientRect().top)).toBe(0);
  await page.keyboard.press('ArrowRight');
  await restsAt(page, 4);
});

test('a button looks as before once the finger is gone', async ({ page }) => {
  await openViewer(page);
  const next = control(page, 'next');
  const ground = () => next.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await ground();
  await next.tap();
  await restsAt(page, 4);
  expect(await ground()).toBe(before);
});
