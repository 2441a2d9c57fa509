/** Every way of a photo with its place into src/content, and that none of them leaves the place there. */
import { mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { folder, put, snapshot } from '../../tests/fixtures/content-project.ts';
import { beforeEachProject } from '../../tests/fixtures/photo-command.ts';
import { describePhotos, addPhotos, moveGalleryPhoto } from './command.ts';
import { GALLERY, heic, jpeg, HIDDEN_TEXT, putArrivalCase, ARRIVAL_CASES } from '../../tests/fixtures/phone-photos.ts';

const PICTURES = 'src/content/pictures';
/** Bytes that no safe picture has in it. */
const TRACES = [
  'Exif',
  'http://ns.adobe.com',
  'ftyp',
  'MPF\0',
  'Photoshop',
  HIDDEN_TEXT,
  '\x25\x88\x04\x00',
  '\x88\x25\x00\x04',
];

let root: string;
let said: string[];
beforeEachProject((fresh) => ({ root, said } = fresh));

const say = (line: string) => {
  said.push(line);
};
const run = (paths: string[] = [], to?: string) =>
  addPhotos({ root, paths, to, say, progress: say, ask: () => Promise.resolve(undefined) });

async function filesIn(place: string): Promise<string[]> {
  const items = await readdir(join(root, place), { withFileTypes: true, recursive: true }).catch(() => []);
  return items.filter((item) => item.isFile()).map((item) => join(item.parentPath, item.name));
}

/** The files below src/content that carry anything but a picture, from the project's folder. */
async function filesWithTraces(): Promise<string[]> {
  const told = await Promise.all(
    (await filesIn('src/content')).map(async (path) => {
      const bytes = await readFile(path);
      const { exif, xmp, iptc } = /\.(ya?ml|md|txt)$/.test(path)
        ? {}
        : await sharp(bytes)
            .metadata()
            .catch(() => ({ exif: true, xmp: true, iptc: true }));
      return exif || xmp || iptc || TRACES.some((trace) => bytes.includes(Buffer.from(trace, 'latin1')))
        ? [relative(root, path)]
        : [];
    }),
  );
  return told.flat();
}

test.each(Object.keys(ARRIVAL_CASES))('%s', async (way) => {
  const photos = await putArrivalCase(root, way);
  expect(await filesWithTraces()).not.toEqual([]);
  await run();
  expect(said.join('\n')).not.toContain('DO NOT PUSH');
  expect(await filesWithTraces()).toEqual([]);
  const kept = await Promise.all((await filesIn('originals')).map((path) => readFile(path)));
  for (const [path, bytes] of photos) {
    expect([path, kept.some((original) => original.equals(bytes))]).toEqual([path, true]);
  }
  // The photos are still there, and a second run finds nothing to do.
  const after = await snapshot(root);
  await run();
  expect(await snapshot(root)).toEqual(after);
});

test('named from elsewhere, while others wait in the galleries', async () => {
  const elsewhere = await folder();
  const [named, waiting] = [await jpeg(2), await jpeg(3)];
  await put(elsewhere, '02-name.jpg', named);
  await put(root, `${GALLERY}/03-name.jpg`, waiting);
  expect(await run([join(elsewhere, '02-name.jpg')], 'studio')).toBe(true);
  expect(await filesWithTraces()).toEqual([]);
  expect(await readFile(join(root, 'originals/studio/02-name.jpg'))).toEqual(named);
  expect(await readFile(join(root, 'originals/portfolio/03-name.jpg'))).toEqual(waiting);
  await rm(elsewhere, { recursive: true });
});

test('an earlier run was cut short after the original was kept, or over the last letters', async () => {
  const original = await jpeg(2);
  await put(root, `${GALLERY}/02-name.jpg`, original);
  await put(root, 'originals/portfolio/02-name.jpg', original);
  await put(root, `${GALLERY}/.02-name.jpg.part`, original.subarray(0, 3000));
  expect(await run()).toBe(true);
  expect(await filesWithTraces()).toEqual([]);
  expect(await filesIn('originals')).toEqual([join(root, 'originals/portfolio/02-name.jpg')]);
});

test('in a gallery that no page shows, and in none: made safe and told', async () => {
  const [one, two] = [await jpeg(2), await heic()];
  await put(root, 'src/content/gallery/loose.jpg', one);
  await put(root, 'src/content/gallery/weddings/01-x.HEIC', two);
  expect(await run()).toBe(false);
  expect(await filesWithTraces()).toEqual([]);
  expect(await readFile(join(root, 'originals/gallery/loose.jpg'))).toEqual(one);
  expect(await readFile(join(root, 'originals/weddings/01-x.HEIC'))).toEqual(two);
  expect(said.join('\n')).toMatch(/loose.jpg: it lies in no gallery/);
});

test('a link to a photo elsewhere publishes nothing; the photo stays', async () => {
  const elsewhere = await folder();
  await put(elsewhere, 'a.jpg', await jpeg());
  await symlink(join(elsewhere, 'a.jpg'), join(root, GALLERY, '02-link.jpg'));
  expect(await run()).toBe(false);
  expect(await filesWithTraces()).toEqual([]);
  await rm(elsewhere, { recursive: true });
});

const film = Buffer.from(`\0\0\0\x18ftypmp42\0\0\0\0mp42isom${HIDDEN_TEXT}`, 'latin1');

test.each<[string, string, () => Promise<Uint8Array>, RegExp]>([
  ['a film', `${GALLERY}/02-name.mp4`, () => Promise.resolve(film), /is a film/],
  ['a film called a photo', `${GALLERY}/02-name.jpg`, () => Promise.resolve(film), /is a film/],
  ['a film among the slides', `${PICTURES}/a.mov`, () => Promise.resolve(film), /is a film/],
  [
    'half a photo',
    `${GALLERY}/02-name.jpg`,
    async () => (await jpeg()).subarray(0, 1900),
    /still tells where it was taken/,
  ],
  [
    'half a photo among the slides',
    `${PICTURES}/a.jpg`,
    async () => (await jpeg()).subarray(0, 1900),
    /still tells where it was taken/,
  ],
  [
    'a camera’s own format',
    `${GALLERY}/DSCF1.RAF`,
    () => Promise.resolve(Buffer.from(`FUJIFILM\0\0${HIDDEN_TEXT}`)),
    /is no photo, and may tell/,
  ],
  [
    'a photo that the phone hides',
    `${GALLERY}/.trashed-1716-IMG_1.jpg`,
    () => jpeg(),
    /still tells where it was taken/,
  ],
  ['a hidden folder', `${GALLERY}/.thumbnails/1.jpg`, () => jpeg(), /still tells where it was taken/],
  [
    'an archive',
    `${PICTURES}/a.zip`,
    () => Promise.resolve(Buffer.from(`PK\x03\x04${HIDDEN_TEXT}`)),
    /is no photo, and may tell/,
  ],
])('%s cannot be made safe: it is named, and stays', async (_, path, make, reason) => {
  const bytes = Buffer.from(await make());
  await put(root, path, bytes);
  expect(await run()).toBe(false);
  expect(await readFile(join(root, path))).toEqual(bytes);
  const warning = said.slice(said.findIndex((line) => line.startsWith('DO NOT PUSH YET')));
  expect(warning[1]).toContain(path);
  expect(warning[1]).toMatch(reason);
  expect(warning.at(-1)).toMatch(/move it out of the project’s folder/);
});

test.each<[string, () => Promise<boolean>]>([
  ['a gallery that does not exist', () => run([join(root, 'x.jpg')], 'portfoli')],
  ['no names', () => run([], 'portfolio')],
  ['--describe', () => describePhotos({ root, say, ask: () => Promise.resolve(undefined), show: () => undefined })],
  ['--first', () => moveGalleryPhoto({ root, say, move: { photo: '01-first' } })],
])('a run that hangs nothing says what waits: %s', async (_, command) => {
  await put(root, `${GALLERY}/IMG_1.jpg`, await jpeg());
  expect(await command()).toBe(false);
  expect(said.join('\n')).toMatch(
    /DO NOT PUSH YET: one file .*\n.*IMG_1.jpg still tells where it was taken .*\nRun `npm run photos`/,
  );
});

test('where originals/ cannot be written to, the photo stays and is named', async () => {
  await put(root, 'originals', 'a file where the folder should be');
  await mkdir(join(root, GALLERY), { recursive: true });
  await put(root, `${GALLERY}/02-name.jpg`, await jpeg());
  expect(await run()).toBe(false);
  expect(said.join('\n')).toMatch(/DO NOT PUSH YET[^]*02-name.jpg still tells/);
});
