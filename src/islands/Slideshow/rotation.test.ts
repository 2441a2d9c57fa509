import { expect, it } from 'vitest';
import { PRELOAD_MS, SLIDE_MS, isPlaybackAllowed, nextSlide } from './rotation.ts';

it('starts again after the last slide', () => {
  expect([0, 1, 2, 3].map((current) => nextSlide(current, 4))).toEqual([1, 2, 3, 0]);
  expect(nextSlide(0, 0)).toBe(0);
});

it('plays only for a visitor who has asked for neither less motion nor less data', () => {
  const free = { count: 4, reducedMotion: false, saveData: false };
  expect(isPlaybackAllowed(free)).toBe(true);
  expect(isPlaybackAllowed({ ...free, reducedMotion: true })).toBe(false);
  expect(isPlaybackAllowed({ ...free, saveData: true })).toBe(false);
  expect(isPlaybackAllowed({ ...free, count: 1 })).toBe(false);
});

it('fetches a slide while the one before it is shown', () => {
  expect(PRELOAD_MS).toBeLessThan(SLIDE_MS);
});
