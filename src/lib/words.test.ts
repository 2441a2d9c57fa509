import { expect, test } from 'vitest';
import { requireEntry } from './words.ts';

test('a missing file is named', () => {
  expect(() => requireEntry(undefined, 'hi/words.yaml')).toThrow('src/content/hi/words.yaml is missing');
});
