/** Every browser test is run on one of the two screens of playwright.config.ts, or on both. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const config = readFileSync('playwright.config.ts', 'utf8');

/** The files that one of the screens leaves out. */
function filesOf(list: string): string[] {
  const [, pattern] = new RegExp(`const ${list} =\\s+/(.+)/;`).exec(config)!;
  return globSync('tests/{,configurations/,edge-cases/}*.spec.ts').filter((file) =>
    new RegExp(pattern!).test(`/${file}`),
  );
}

test.each([
  ['AT_ANY_WIDTH', '@desk'],
  ['ABOUT_THE_BUILD', '@phone'],
])('no file of %s has a test that only the other screen would run: %s', (list, tag) => {
  const files = filesOf(list);
  expect(files).not.toEqual([]);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(tag))).toEqual([]);
});
