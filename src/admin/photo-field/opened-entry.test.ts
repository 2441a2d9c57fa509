import { expect, test } from 'vitest';
import { isExpected, type ExpectedFile } from './folder-reader.ts';
import { isMovedOrRemoved } from './opened-entry.ts';

const FOLDER = 'src/content/gallery/portfolio';

/** What of `expected` is asked for, of a gallery with these files; undefined for one that cannot be asked. */
const reader = (files: Record<string, string> | undefined) => ({
  filesIfMissing: (folder: string, expected: readonly ExpectedFile[]) => {
    const there = Object.entries(files ?? {}).map(([name, text]) => {
      const file = { name, read: () => Promise.resolve(new Blob([text])) };
      return name.endsWith('.jpg') ? { ...file, sha: text } : file;
    });
    const hasAll = expected.every((one) => there.some((file) => isExpected(file, one)));
    return Promise.resolve(!files || folder !== FOLDER || hasAll ? undefined : there);
  },
});

const entry = (image: string, name = '05-rose.yaml') => ({ path: `${FOLDER}/${name}`, data: { image, alt: 'Red' } });
const text = (image: string) => `image: ${image}\nalt: Red\n`;
const rest = { '01-first.jpg': '', '01-first.yaml': text('01-first.jpg') };
const rose = { '05-rose.jpg': '', '05-rose.yaml': text('05-rose.jpg') };

test.each<[string, Record<string, string> | undefined, boolean]>([
  ['there with its picture', { ...rest, ...rose }, false],
  ['taken down', rest, true],
  ['named by another number', { ...rest, '03-rose.jpg': '', '03-rose.yaml': text('03-rose.jpg') }, true],
  ['taken down without its picture', { ...rest, '05-rose.jpg': '' }, false],
  ['in a gallery that cannot be asked', undefined, false],
])('an entry that is %s', async (_, files, isRefused) => {
  for (const image of ['05-rose.jpg', './05-rose.jpg'])
    expect(await isMovedOrRemoved(entry(image), false, reader(files), []), image).toBe(isRefused);
});

test('an entry comes back with another picture, unless its number is taken', async () => {
  expect(await isMovedOrRemoved(entry('05-rose.jpg'), true, reader(rest), [])).toBe(false);
  const other = { '05-party.jpg': '', '05-party.yaml': text('05-party.jpg') };
  expect(await isMovedOrRemoved(entry('05-rose.jpg'), true, reader({ ...rest, ...other }), [])).toBe(true);
  expect(
    await isMovedOrRemoved(entry('05-rose.jpg'), false, reader({ ...rest, ...other, '05-rose.jpg': '' }), []),
  ).toBe(true);
});

test('the picture of another entry that has another name now; one that was missing before', async () => {
  const shared = entry('05-rose.jpg', '12-more.yaml');
  const files = (image: string) => ({ ...rest, '12-more.yaml': text(image), '03-rose.jpg': '' });
  expect(await isMovedOrRemoved(shared, false, reader(files('03-rose.jpg')), [])).toBe(true);
  expect(await isMovedOrRemoved(shared, false, reader(files('05-rose.jpg')), [])).toBe(false);
});

test('what was never saved, shows a picture from elsewhere or is no photo is not looked at', async () => {
  expect(await isMovedOrRemoved({ ...entry('05-rose.jpg'), newRecord: true }, false, reader(rest), [])).toBe(false);
  const elsewhere = entry('../studio/05-rose.jpg', '01-first.yaml');
  expect(await isMovedOrRemoved(elsewhere, false, reader(rest), [])).toBe(false);
  const file = { path: 'src/content/pictures.yaml', data: { image: 'a.jpg' } };
  expect(await isMovedOrRemoved(file, false, reader({}), [])).toBe(false);
});

test('words are saved beside no other picture than the one that they were written for', async () => {
  const files = { '03-photo.jpg': 'B', '03-photo.yaml': text('03-photo.jpg'), ...rest };
  const isRefused = (sha: string, bringsPicture = false) =>
    isMovedOrRemoved(entry('03-photo.jpg', '03-photo.yaml'), bringsPicture, reader(files), [
      { path: `${FOLDER}/03-photo.jpg`, sha },
    ]);
  expect(await isRefused('A')).toBe(true);
  expect(await isRefused('B')).toBe(false);
  expect(await isRefused('A', true)).toBe(false);
});
