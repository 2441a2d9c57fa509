import { expect, test } from 'vitest';
import { requireEntry } from './require-entry.ts';

test.each([
  ['hi/words.yaml', "Bring it back, or copy it from another language's folder."],
  ['studio.yaml', 'Bring it back from an older version of the project.'],
])('a missing %s is named, with what helps', (file, remedy) => {
  expect(() => requireEntry(undefined, file)).toThrow(new Error(`src/content/${file} is missing. ${remedy}`));
});
