import { expect, test } from 'vitest';
import { fill, present } from './words.ts';

test('values go into their places, as often as they are named', () => {
  expect(fill('{n} of {total}, {n}', { n: 3, total: 10 })).toBe('3 of 10, 3');
});

test('a name without a value stays to be seen', () => {
  expect(fill('{n} of {totl}', { n: 3, total: 10 })).toBe('3 of {totl}');
});

test('a missing file is named', () => {
  expect(() => present(undefined, 'hi/words.yaml')).toThrow('src/content/hi/words.yaml is missing');
});
