import { join } from 'node:path';
import { expect, test } from 'vitest';
import { summary, unsafeFileLines } from './messages.ts';

const path = (name: string) => join('/studio', 'src/content/pictures', name);
const unsafe = (name: string) => ({ path: path(name), embedded: ['GPS'] });

test('what a run could not make safe, as on a full disk, is not told to be moved away before what is said of it', () => {
  expect(unsafeFileLines('/studio', [unsafe('a.jpg')], true).at(-1)).toBe(
    'It could not be made safe. Do what is said of it above; where nothing is, move it out of the project’s folder.',
  );
  expect(unsafeFileLines('/studio', [unsafe('a.jpg'), unsafe('b.jpg')], true).at(-1)).toBe(
    'They could not be made safe. Do what is said of them above; where nothing is, move them out of the project’s folder.',
  );
  expect(unsafeFileLines('/studio', [unsafe('a.jpg')], false).at(-1)).toMatch(/^Run `npm run photos`/);
});

test.each([
  [['a.jpg'], '1 photo hung by hand, made safe (turned upright, made smaller, freed of the place where it was taken):'],
  [
    ['a.jpg', 'b.jpg'],
    '2 photos hung by hand, made safe (turned upright, made smaller, freed of the place where they were taken):',
  ],
])('photos that were made safe where they hang are told by their number: %j', (names, line) => {
  const sanitized = names.map((name) => ({ from: path(name), picture: path(name), converted: true, referencedIn: [] }));
  const nothing = { outcomes: [], renamed: [], skipped: [], undescribed: [] };
  expect(summary('/studio', { ...nothing, sanitized })[0]).toBe(line);
});
