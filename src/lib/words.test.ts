import { expect, test } from 'vitest';
import { present } from './words.ts';

test('a missing file is named', () => {
  expect(() => present(undefined, 'hi/words.yaml')).toThrow('src/content/hi/words.yaml is missing');
});
