import { readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, photo, put } from '../../tests/fixtures/content-project.ts';
import { addPhoto, highestNumberIn } from './add-photo.ts';
import { PhotoIndex } from './duplicates.ts';

const entry = (path: string, picture?: string) => ({ path, picture, described: true });
const highest = (...entries: ReturnType<typeof entry>[]) =>
  highestNumberIn({ name: 'portfolio', folder: 'portfolio', entries, others: [] });

test('the next photo comes after every entry and after every picture, whichever has the higher number', () => {
  expect(highest()).toBe(0);
  expect(highest(entry('portfolio/03-lily.yaml', 'portfolio/03-lily.jpg'))).toBe(3);
  expect(highest(entry('portfolio/12-iris.yaml'), entry('portfolio/03-lily.yaml', 'portfolio/03-lily.jpg'))).toBe(12);
  expect(highest(entry('portfolio/03-lily.yaml', 'portfolio/12-iris.jpg'), entry('portfolio/04-rose.yaml'))).toBe(12);
  expect(highest(entry('portfolio/09-lily.yaml'), entry('portfolio/10.yaml', 'portfolio/10.jpg'))).toBe(10);
});

test.each([true, false])(
  'where capitals make no difference, 05-rose.JPG keeps its number (as it is: %s)',
  async (unchanged) => {
    const root = await folder();
    const home = join(root, 'src/content/gallery/portfolio');
    const original = await photo({ seed: 1 });
    const path = await put(root, 'src/content/gallery/portfolio/05-rose.JPG', original);
    // Both names lead to the one file, as they do on such a disk.
    await symlink('05-rose.JPG', join(home, '05-rose.jpg'));
    const jpeg = unchanged ? original : await photo({ seed: 2 });
    const gallery = { name: 'portfolio', folder: home, entries: [], others: [path] };
    const state = { root, galleries: [gallery], index: new PhotoIndex(), highest: new Map(), maxNumberGap: 5 };
    const added = await addPhoto({ path, gallery: 'portfolio', isInGallery: true }, { jpeg, unchanged }, state);
    expect(added).toMatchObject({ state: 'added', picture: join(home, '05-rose.jpg') });
    expect((await readdir(home)).sort()).toEqual(['05-rose.jpg', '05-rose.yaml']);
    expect(await readFile(join(home, '05-rose.jpg'))).toEqual(jpeg);
    const kept = join(root, 'originals/portfolio');
    const originals = (await readdir(kept)).map(async (name) => readFile(join(kept, name)));
    expect(await Promise.all(originals)).toEqual(unchanged ? [] : [original]);
    await rm(root, { recursive: true });
  },
);
