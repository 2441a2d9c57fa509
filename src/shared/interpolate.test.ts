import { expect, test } from 'vitest';
import { interpolate } from './interpolate.ts';

test('values go into their places, as often as they are named', () => {
  expect(interpolate('{n} of {total}, {n}', { n: 3, total: 10 })).toBe('3 of 10, 3');
});

test('a name without a value stays to be seen', () => {
  expect(interpolate('{n} of {totl}', { n: 3, total: 10 })).toBe('3 of {totl}');
});
