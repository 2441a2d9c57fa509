/** The slideshow under a phone that is turned, that changes its settings, or that tells late what is in sight. */
import { PRELOAD_MS, SLIDE_MS } from '../../src/islands/Slideshow/rotation.ts';
import {
  PICTURES,
  SECOND_PICTURE,
  advanceTo,
  openSlideshow,
  isComplete,
  pause,
  play,
  stage,
} from '../fixtures/slideshow.ts';
import { expect, test } from '../fixtures/slow-connection.ts';

test('when the phone is turned, only the slide in sight is fetched anew, and each other at its turn', async ({
  page,
  connection,
}) => {
  await openSlideshow(page);
  for (const slide of [2, 3, 4, 1, 2]) await advanceTo(page, slide);
  // The third has come, and its turn has not.
  await page.clock.runFor(SLIDE_MS - PRELOAD_MS);
  await isComplete(page, 3);
  // Decoded, too, it keeps to that file.
  await expect(page.locator('[data-slide]').nth(2).locator('source')).toHaveCount(0);
  await pause(page).click();
  const { width, height } = page.viewportSize()!;
  connection.asked.length = 0;
  const pictures = () => connection.asked.filter((path) => PICTURES.test(path));
  await page.setViewportSize({ width: height, height: width });
  await expect.poll(pictures).toEqual([expect.stringMatching(SECOND_PICTURE)]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(stage(page)).toHaveAttribute('data-state', 'disabled');
  // By the time that something later is asked for, the others would have been.
  await page.evaluate(() => fetch('/robots.txt'));
  expect(pictures()).toHaveLength(1);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await play(page).click();
  await advanceTo(page, 3);
  expect(pictures()).toEqual([expect.stringMatching(SECOND_PICTURE), expect.stringMatching(/hero-03/)]);
});

test('stays paused when less motion is asked for and then no more', async ({ page }) => {
  await page.goto('/');
  await pause(page).click();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(stage(page)).toHaveAttribute('data-state', 'disabled');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(stage(page)).toHaveAttribute('data-state', 'paused');
  await expect(play(page)).toBeVisible();
});

test('goes on where the page is told late that it was off screen, and is back', async ({ page }) => {
  // As on a busy phone: what is out of sight and what is in sight again is told in one.
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const untold: IntersectionObserverEntry[] = [];
        super((entries, observer) => {
          untold.push(...entries);
          const { dataset } = document.documentElement;
          const isLate = 'late' in dataset && untold[0]!.target.hasAttribute('data-state');
          if (isLate) dataset['late'] = String(untold.length);
          if (!isLate || untold.length === 2) tell(untold.splice(0), observer);
        }, options);
      }
    };
  });
  await openSlideshow(page);
  const root = page.locator('html');
  await root.evaluate(({ dataset }) => (dataset['late'] = ''));
  await page.locator('footer').evaluate((foot) => foot.scrollIntoView({ behavior: 'instant' }));
  await expect(root).toHaveAttribute('data-late', '1');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(root).toHaveAttribute('data-late', '2');
  await advanceTo(page, 2);
});
