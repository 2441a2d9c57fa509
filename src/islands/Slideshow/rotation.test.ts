import { expect, it } from 'vitest';
import { LEAD_MS, TURN_MS, initialMotion, nextSlide } from './rotation.ts';

it('goes round', () => {
  expect([0, 1, 2, 3].map((current) => nextSlide(current, 4))).toEqual([1, 2, 3, 0]);
  expect(nextSlide(0, 0)).toBe(0);
});

it('turns only for a visitor who has asked for neither less motion nor less data', () => {
  const free = { count: 4, reducedMotion: false, saveData: false };
  expect(initialMotion(free)).toBe('turning');
  expect(initialMotion({ ...free, reducedMotion: true })).toBe('still');
  expect(initialMotion({ ...free, saveData: true })).toBe('still');
  expect(initialMotion({ ...free, count: 1 })).toBe('still');
});

it('fetches a slide within its predecessor’s time', () => {
  expect(LEAD_MS).toBeLessThan(TURN_MS);
});
