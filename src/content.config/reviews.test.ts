import { z } from 'astro/zod';
import { afterEach, expect, test, vi } from 'vitest';
import { reviewsSchema } from './reviews.ts';

const month = reviewsSchema(() => z.string()).shape.reviews.element.shape.month;
const isTaken = (said: string, now: string) => {
  vi.setSystemTime(now);
  return month.safeParse(said).success;
};
afterEach(() => void vi.useRealTimers());

test('a month begins at midnight in India', () => {
  expect(isTaken('2026-12', '2026-11-30T18:29:59Z')).toBe(false);
  expect(isTaken('2026-12', '2026-11-30T18:30:00Z')).toBe(true);
});

test('a month of the next year is later than this December', () => {
  expect(isTaken('2027-01', '2026-12-31T12:00:00Z')).toBe(false);
  expect(isTaken('2026-12', '2026-12-31T12:00:00Z')).toBe(true);
});
