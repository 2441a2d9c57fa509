import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folder } from '../../tests/fixtures/content-project.ts';
import { keepFonts, MADE_FROM } from './font-cache.ts';

/** Keeps two fonts, and tells which of them were made for that. */
async function keep(root: string, sources: string[], font = 'font'): Promise<string[]> {
  const made: string[] = [];
  const make = (name: string) => () => {
    made.push(name);
    return Promise.resolve(Buffer.from(`${font} ${name}`));
  };
  const paths = await keepFonts(root, sources, { one: make('one'), two: make('two') });
  expect(await readFile(paths.two, 'utf8')).toBe(`${font} two`);
  return made;
}

const BOTH = ['one', 'two'];

let root: string;

beforeEach(async () => {
  root = await folder();
});

afterEach(() => rm(root, { recursive: true }));

test('fonts are made once', async () => {
  const cache = join(root, 'not yet there');
  expect(await keep(cache, ['text'])).toEqual(BOTH);
  expect(await keep(cache, ['text'])).toEqual([]);
});

test('fonts are made anew when what they are made from changes', async () => {
  await keep(root, ['a', 'b']);
  expect(await keep(root, ['a', 'c'], 'other')).toEqual(BOTH);
  expect(await keep(root, ['ac'], 'another')).toEqual(BOTH);
});

test.each([
  ['is not there', (path: string) => rm(path)],
  ['is cut short', (path: string) => truncate(path, 1)],
  ['is another', (path: string) => writeFile(path, 'another')],
])('fonts are made anew when one of them %s', async (_, damage) => {
  await keep(root, ['text']);
  await damage(join(root, 'two'));
  expect(await keep(root, ['text'])).toEqual(BOTH);
});

test('fonts that were not made to the end are made anew', async () => {
  await keep(root, ['text']);
  const fails = () => Promise.reject(new Error('killed'));
  await expect(
    keepFonts(root, ['other'], { one: () => Promise.resolve(Buffer.from('x')), two: fails }),
  ).rejects.toThrow();
  await expect(readFile(join(root, MADE_FROM))).rejects.toThrow('ENOENT');
  expect(await keep(root, ['other'])).toEqual(BOTH);
});
