/** The slideshow, on a line that holds back, breaks off and counts, and on a clock that goes when the test says so. */
import type { Page } from '@playwright/test';
import { PRELOAD_LIMIT_MS, PRELOAD_MS, SLIDE_MS } from '../src/islands/Slideshow/rotation.ts';
import { setHidden } from './fixtures/page-visibility.ts';
import { TAP_TARGET } from './fixtures/locators.ts';
import { slideAltOf } from './fixtures/gallery-projects.ts';
import { saveData } from './fixtures/save-data.ts';
import {
  PICTURES,
  SECOND_PICTURE,
  advanceTo,
  openSlideshow,
  filesOfFirst,
  inSight,
  isComplete,
  pause,
  play,
  stage,
} from './fixtures/slideshow.ts';
import { expect, test } from './fixtures/slow-connection.ts';

test(
  'a slide is fetched shortly before its turn, and shown only when it has come',
  { tag: '@phone' },
  async ({ page, connection }) => {
    await openSlideshow(page);
    const pictures = () => connection.asked.filter((path) => PICTURES.test(path));
    connection.hold(SECOND_PICTURE);
    await page.clock.runFor(SLIDE_MS - PRELOAD_MS - 1);
    expect(pictures()).toHaveLength(0);
    await page.clock.runFor(1);
    await expect.poll(pictures).toHaveLength(1);
    expect(pictures()[0]).toMatch(SECOND_PICTURE);
    // Long past its turn it has not come, and so is not shown.
    await page.clock.runFor(SLIDE_MS * 3);
    await inSight(page, 1);
    expect(pictures()).toHaveLength(1);
    connection.hold();
    await inSight(page, 2);
    await expect(page.locator('[data-slide]').nth(1)).toBeVisible();
  },
);

test('a slide that stalls is passed over', { tag: '@phone' }, async ({ page, connection }) => {
  await openSlideshow(page);
  connection.hold(SECOND_PICTURE);
  await page.clock.runFor(SLIDE_MS - PRELOAD_MS);
  await expect.poll(() => connection.asked.filter((path) => SECOND_PICTURE.test(path))).toHaveLength(1);
  await page.clock.runFor(PRELOAD_LIMIT_MS);
  await inSight(page, 1);
  await advanceTo(page, 3);
  connection.hold();
});

test('goes round, and fetches the picture that stands twice once', { tag: '@phone' }, async ({ page, connection }) => {
  await openSlideshow(page);
  for (const slide of [2, 3, 4, 1, 2]) await advanceTo(page, slide);
  const pictures = connection.asked.filter((path) => PICTURES.test(path));
  // The first picture, which comes in the page itself, is no file where it stands again either.
  expect(pictures).toEqual([expect.stringMatching(SECOND_PICTURE), expect.stringMatching(/hero-03/)]);
});

test('only the slide in sight is there for a screen reader', { tag: '@phone' }, async ({ page }) => {
  await openSlideshow(page);
  await advanceTo(page, 2);
  await page.evaluate(() => document.getAnimations().forEach((each) => each.finish()));
  await expect(stage(page).getByRole('img')).toHaveCount(1);
  await expect(stage(page).getByRole('img')).toHaveAccessibleName(slideAltOf(2));
});

test('stops and goes on by a button that a thumb can reach', async ({ page, connection }) => {
  await openSlideshow(page);
  const { x, y, width, height } = (await pause(page).boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(TAP_TARGET);
  expect(
    await pause(page).evaluate(
      (button, [left, top]) => button.contains(document.elementFromPoint(left!, top!)),
      [x + width / 2, y + height / 2],
    ),
  ).toBe(true);
  await pause(page).click();
  await expect(play(page)).toBeFocused();
  await page.clock.runFor(SLIDE_MS * 5);
  await inSight(page, 1);
  expect(connection.asked.filter((path) => PICTURES.test(path))).toHaveLength(filesOfFirst(page));
  await play(page).click();
  await advanceTo(page, 2);
});

const rests: Record<string, [rest: (page: Page) => Promise<unknown>, back: (page: Page) => Promise<unknown>]> = {
  'off screen': [
    (page) => page.locator('footer').evaluate((foot) => foot.scrollIntoView({ behavior: 'instant' })),
    (page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' })),
  ],
  'while the page is hidden': [(page) => setHidden(page, true), (page) => setHidden(page, false)],
};

for (const [name, [rest, back]] of Object.entries(rests)) {
  test(
    `rests ${name}: it neither turns nor fetches, and then takes up where it was`,
    { tag: '@phone' },
    async ({ page, connection }) => {
      await openSlideshow(page);
      await advanceTo(page, 2);
      const before = connection.asked.filter((path) => PICTURES.test(path)).length;
      // In the middle of a turn, when the next picture is about to be fetched.
      await page.clock.runFor(SLIDE_MS - PRELOAD_MS - 1);
      await rest(page);
      await expect(stage(page)).toHaveAttribute('data-state', 'suspended');
      await page.clock.runFor(SLIDE_MS * 5);
      await inSight(page, 2);
      expect(connection.asked.filter((path) => PICTURES.test(path))).toHaveLength(before);
      await back(page);
      await expect(stage(page)).toHaveAttribute('data-state', 'playing');
      await advanceTo(page, 3);
    },
  );
}

test(
  'a slide that cannot be had is passed over, and shown in a later round',
  { tag: '@phone' },
  async ({ page, connection, complaints }) => {
    await openSlideshow(page);
    connection.cut(SECOND_PICTURE);
    await page.clock.runFor(SLIDE_MS - PRELOAD_MS);
    await isComplete(page, 2);
    await page.clock.runFor(PRELOAD_MS);
    await inSight(page, 1);
    await advanceTo(page, 3);
    connection.cut();
    for (const slide of [4, 1, 2]) await advanceTo(page, slide);
    complaints.length = 0;
  },
);

test.describe('under Save-Data', () => {
  test('stays at the first slide and fetches no other', { tag: '@phone' }, async ({ page, connection }) => {
    await page.addInitScript(saveData);
    await still(page, connection);
  });
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('stays at the first slide and fetches no other', { tag: '@phone' }, ({ page, connection }) =>
    still(page, connection),
  );
});

async function still(page: Page, connection: { asked: string[] }) {
  await page.clock.install();
  await page.goto('/');
  await expect(page.locator('astro-island[component-url*="Slideshow"]:not([ssr])')).toBeAttached();
  await page.clock.runFor(SLIDE_MS * 5);
  await expect(stage(page)).toHaveAttribute('data-state', 'disabled');
  await inSight(page, 1);
  expect(connection.asked.filter((path) => PICTURES.test(path))).toHaveLength(filesOfFirst(page));
  await expect(pause(page)).toHaveCount(0);
}
