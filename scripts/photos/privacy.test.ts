/** Every way of a photo with its place into src/content, and that none of them leaves the place there. */
import { cp, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { folder, HEIC, photo, project, put, snapshot } from '../rehearsal.ts';
import { describePhotos, hangPhotos, orderPhotos } from './command.ts';

const GALLERY = 'src/content/gallery/portfolio';
const PICTURES = 'src/content/pictures';
const EN = 'src/content/en';
/** Words that a program wrote into the photo. */
const MARK = 'Priya-was-here';
/** Bytes that no safe picture has in it. */
const TRACES = ['Exif', 'http://ns.adobe.com', 'ftyp', 'MPF\0', 'Photoshop', MARK, '\x25\x88\x04\x00', '\x88\x25\x00\x04'];

/** Pixels of the photos here: nothing in this file depends on it. */
const SIZE = { width: 300, height: 240 };

/** A JPEG as phones write it: place, XMP, a comment, a second picture, and a film behind it. */
async function jpeg(seed = 1): Promise<Buffer> {
  const bytes = await sharp(await photo({ phone: true, seed, ...SIZE })).keepMetadata()
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">${MARK}</x:xmpmeta>`).jpeg().toBuffer();
  const part = (marker: number, text: string) => {
    const made = Buffer.from(`\xff${String.fromCharCode(marker)}\0\0${text}`, 'latin1');
    made.writeUInt16BE(made.length - 2, 2);
    return made;
  };
  return Buffer.concat([bytes.subarray(0, 2), part(0xfe, MARK), part(0xe2, `MPF\0${MARK}`), part(0xed, `Photoshop 3.0\0${MARK}`),
    bytes.subarray(2), Buffer.from(`\0\0\0\x18ftypmp42${MARK}`, 'latin1')]);
}
const as = async (format: 'png' | 'webp' | 'avif' | 'tiff', seed = 1) =>
  sharp(await photo({ phone: true, seed, ...SIZE })).keepMetadata()
    .withXmp(`<x:xmpmeta xmlns:xmp="http://ns.adobe.com/xap/1.0/">${MARK}</x:xmpmeta>`).toFormat(format).toBuffer();
/** A GIF with a comment before its end. */
async function gif(): Promise<Buffer> {
  const bytes = await sharp(await photo(SIZE)).gif().toBuffer();
  return Buffer.concat([bytes.subarray(0, -1), Buffer.from(`\x21\xfe${String.fromCharCode(MARK.length)}${MARK}\0;`, 'latin1')]);
}
const heic = () => readFile(HEIC);

const template = await project();
afterAll(() => rm(template, { recursive: true }));

let root: string;
let said: string[];
beforeEach(async () => {
  root = await folder();
  await cp(template, root, { recursive: true });
  said = [];
  return () => rm(root, { recursive: true });
});

const say = (line: string) => { said.push(line); };
const run = (paths: string[] = [], to?: string) =>
  hangPhotos({ root, paths, to, say, progress: say, ask: () => Promise.resolve(undefined) });

async function filesIn(place: string): Promise<string[]> {
  const items = await readdir(join(root, place), { withFileTypes: true, recursive: true }).catch(() => []);
  return items.filter((item) => item.isFile()).map((item) => join(item.parentPath, item.name));
}

/** The files below src/content that carry anything but a picture, from the project's folder. */
async function tellTales(): Promise<string[]> {
  const told = await Promise.all((await filesIn('src/content')).map(async (path) => {
    const bytes = await readFile(path);
    const { exif, xmp, iptc } = /\.(ya?ml|md|txt)$/.test(path) ? {} : await sharp(bytes).metadata().catch(() => ({ exif: true, xmp: true, iptc: true }));
    return exif || xmp || iptc || TRACES.some((trace) => bytes.includes(Buffer.from(trace, 'latin1'))) ? [relative(root, path)] : [];
  }));
  return told.flat();
}

/** Files to put into the project, by their paths. */
type Files = Record<string, Uint8Array | string>;

const WAYS: Record<string, () => Promise<Files>> = {
  'dropped, as the phone called it': async () => ({ [`${GALLERY}/IMG_1.JPG`]: await jpeg() }),
  'named as it will be called': async () => ({ [`${GALLERY}/02-name.jpg`]: await jpeg() }),
  'named with a number further on': async () => ({ [`${GALLERY}/03-name.jpg`]: await jpeg() }),
  'named with a number that is taken': async () => ({ [`${GALLERY}/01-name.jpg`]: await jpeg() }),
  'named as the photo that hangs, in another format': async () => ({ [`${GALLERY}/01-first.png`]: await as('png') }),
  'two of one number': async () => ({ [`${GALLERY}/02-a.jpg`]: await jpeg(2), [`${GALLERY}/02-b.jpg`]: await jpeg(3) }),
  'a HEIC': async () => ({ [`${GALLERY}/IMG_1.HEIC`]: await heic() }),
  'a HEIC named as it will be called': async () => ({ [`${GALLERY}/02-name.HEIC`]: await heic() }),
  'a HEIC that says it is a JPEG': async () => ({ [`${GALLERY}/02-name.jpg`]: await heic() }),
  'capitals in the ending': async () => ({ [`${GALLERY}/02-name.JPG`]: await jpeg() }),
  'a PNG': async () => ({ [`${GALLERY}/02-name.png`]: await as('png') }),
  'a WebP': async () => ({ [`${GALLERY}/02-name.webp`]: await as('webp') }),
  'an AVIF': async () => ({ [`${GALLERY}/02-name.avif`]: await as('avif') }),
  'a TIFF': async () => ({ [`${GALLERY}/02-name.tiff`]: await as('tiff') }),
  'a GIF': async () => ({ [`${GALLERY}/02-name.gif`]: await gif() }),
  'no ending at all': async () => ({ [`${GALLERY}/02-name`]: await jpeg() }),
  'an ending of notes': async () => ({ [`${GALLERY}/02-name.txt`]: await jpeg() }),
  'with an entry, hidden': async () => ({ [`${GALLERY}/.x.jpg`]: await jpeg(), [`${GALLERY}/02-name.yaml`]: 'image: .x.jpg\n' }),
  'in a folder within the gallery': async () => ({ [`${GALLERY}/from phone/02-name.jpg`]: await jpeg() }),
  'in a folder, with an entry there': async () => ({ [`${GALLERY}/new/02-name.jpg`]: await jpeg(), [`${GALLERY}/new/02-name.yaml`]: 'image: 02-name.jpg\n' }),
  'with an entry': async () => ({ [`${GALLERY}/02-name.jpg`]: await jpeg(), [`${GALLERY}/02-name.yaml`]: 'image: 02-name.jpg\n' }),
  'with an entry in Markdown': async () => ({ [`${GALLERY}/02-name.jpg`]: await jpeg(), [`${GALLERY}/02-name.md`]: '---\nimage: ./02-name.jpg\n---\n' }),
  'with an entry that a program called .txt': async () => ({ [`${GALLERY}/02-name.jpg`]: await jpeg(), [`${GALLERY}/02-name.yaml.txt`]: 'image: 02-name.jpg\n' }),
  'with an entry of other capitals': async () => ({ [`${GALLERY}/02-Name.jpg`]: await jpeg(), [`${GALLERY}/02-name.yaml`]: 'image: 02-NAME.JPG\n' }),
  'with an entry that names a JPEG, being a HEIC': async () => ({ [`${GALLERY}/02-name.HEIC`]: await heic(), [`${GALLERY}/02-name.yaml`]: 'image: 02-name.jpg\n' }),
  'with an entry that has a mistake in it': async () => ({ [`${GALLERY}/02-name.jpg`]: await jpeg(), [`${GALLERY}/02-name.yaml`]: 'image: 02-name.jpg\nalt: "x\n' }),
  'with an entry without the space': async () => ({ [`${GALLERY}/02-name.jpg`]: await jpeg(), [`${GALLERY}/02-name.yaml`]: 'image:02-name.jpg\n' }),
  'with an entry that names nothing': async () => ({ [`${GALLERY}/02-name.HEIC`]: await heic(), [`${GALLERY}/02-name.yaml`]: 'alt: Red\n' }),
  'with two entries': async () => ({ [`${GALLERY}/x.jpg`]: await jpeg(), [`${GALLERY}/02-a.yaml`]: 'image: x.jpg\n', [`${GALLERY}/03-b.yaml`]: 'image: x.jpg\n' }),
  'with an entry in another gallery': async () => ({ [`${GALLERY}/x.jpg`]: await jpeg(), 'src/content/gallery/studio/02-a.yaml': 'image: ../portfolio/x.jpg\n' }),
  'with an entry, in a folder': async () => ({ [`${GALLERY}/new/x.jpg`]: await jpeg(), [`${GALLERY}/02-a.yaml`]: 'image: new/x.jpg\n' }),
  'with an entry, its name full of signs': async () => ({ [`${GALLERY}/50% o#f?.jpg`]: await jpeg(), [`${GALLERY}/50% off.yaml`]: 'image: "50% o#f?.jpg"\n' }),
  'a PNG with an entry': async () => ({ [`${GALLERY}/02-name.png`]: await as('png'), [`${GALLERY}/02-name.yaml`]: 'image: 02-name.png\n' }),
  'a WebP with an entry': async () => ({ [`${GALLERY}/02-name.webp`]: await as('webp'), [`${GALLERY}/02-name.yaml`]: 'image: 02-name.webp\n' }),
  'an AVIF with an entry': async () => ({ [`${GALLERY}/02-name.avif`]: await as('avif'), [`${GALLERY}/02-name.yaml`]: 'image: 02-name.avif\n' }),
  'a TIFF with an entry': async () => ({ [`${GALLERY}/02-name.tiff`]: await as('tiff'), [`${GALLERY}/02-name.yaml`]: 'image: 02-name.tiff\n' }),
  'a GIF with an entry': async () => ({ [`${GALLERY}/02-name.gif`]: await gif(), [`${GALLERY}/02-name.yaml`]: 'image: 02-name.gif\n' }),
  'a JFIF with an entry': async () => ({ [`${GALLERY}/02-name.jfif`]: await jpeg(), [`${GALLERY}/02-name.yaml`]: 'image: 02-name.jfif\n' }),
  'two that are the same': async () => ({ [`${GALLERY}/02-name.jpg`]: await jpeg(), [`${GALLERY}/IMG_1.jpg`]: await jpeg() }),
  'two that look the same': async () => ({ [`${GALLERY}/02-name.jpg`]: await jpeg(), [`${GALLERY}/IMG_1.webp`]: await as('webp') }),
  'a slide': async () => ({ [`${PICTURES}/new.jpg`]: await jpeg(), [`${EN}/founder.md`]: '---\ntitle: T\nimage: ../pictures/new.jpg\nalt: A\n---\n' }),
  'a slide that is a HEIC': async () => ({ [`${PICTURES}/new.HEIC`]: await heic(), [`${EN}/founder.md`]: '---\ntitle: T\nimage: ../pictures/new.HEIC\nalt: A\n---\n' }),
  'a picture beside the texts': async () => ({ [`${EN}/new.png`]: await as('png'), [`${EN}/founder.md`]: '---\ntitle: T\nimage: new.png\nalt: A\n---\n' }),
  'pictures that no page shows': async () => ({ [`${PICTURES}/a.jpg`]: await jpeg(2), [`${PICTURES}/b.HEIC`]: await heic(), [`${PICTURES}/c.webp`]: await as('webp', 3), [`${PICTURES}/old/d.JPG`]: await jpeg(4) }),
};

test.each(Object.keys(WAYS))('%s', async (way) => {
  const files = (await WAYS[way]?.()) ?? {};
  for (const [path, data] of Object.entries(files)) await put(root, path, data);
  expect(await tellTales()).not.toEqual([]);
  await run();
  expect(said.join('\n')).not.toContain('DO NOT PUSH');
  expect(await tellTales()).toEqual([]);
  const kept = await Promise.all((await filesIn('originals')).map((path) => readFile(path)));
  for (const [path, data] of Object.entries(files)) {
    if (typeof data !== 'string') expect([path, kept.some((original) => original.equals(data))]).toEqual([path, true]);
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
  expect(await tellTales()).toEqual([]);
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
  expect(await tellTales()).toEqual([]);
  expect(await filesIn('originals')).toEqual([join(root, 'originals/portfolio/02-name.jpg')]);
});

test('in a gallery that no page shows, and in none: made safe and told', async () => {
  const [one, two] = [await jpeg(2), await heic()];
  await put(root, 'src/content/gallery/loose.jpg', one);
  await put(root, 'src/content/gallery/weddings/01-x.HEIC', two);
  expect(await run()).toBe(false);
  expect(await tellTales()).toEqual([]);
  expect(await readFile(join(root, 'originals/gallery/loose.jpg'))).toEqual(one);
  expect(await readFile(join(root, 'originals/weddings/01-x.HEIC'))).toEqual(two);
  expect(said.join('\n')).toMatch(/loose.jpg: it lies in no gallery/);
});

test('a link to a photo elsewhere publishes nothing; the photo stays', async () => {
  const elsewhere = await folder();
  await put(elsewhere, 'a.jpg', await jpeg());
  await symlink(join(elsewhere, 'a.jpg'), join(root, GALLERY, '02-link.jpg'));
  expect(await run()).toBe(false);
  expect(await tellTales()).toEqual([]);
  await rm(elsewhere, { recursive: true });
});

const film = Buffer.from(`\0\0\0\x18ftypmp42\0\0\0\0mp42isom${MARK}`, 'latin1');

test.each<[string, string, () => Promise<Uint8Array>, RegExp]>([
  ['a film', `${GALLERY}/02-name.mp4`, () => Promise.resolve(film), /is a film/],
  ['a film called a photo', `${GALLERY}/02-name.jpg`, () => Promise.resolve(film), /is a film/],
  ['a film among the slides', `${PICTURES}/a.mov`, () => Promise.resolve(film), /is a film/],
  ['half a photo', `${GALLERY}/02-name.jpg`, async () => (await jpeg()).subarray(0, 1900), /still tells where it was taken/],
  ['half a photo among the slides', `${PICTURES}/a.jpg`, async () => (await jpeg()).subarray(0, 1900), /still tells where it was taken/],
  ['a camera’s own format', `${GALLERY}/DSCF1.RAF`, () => Promise.resolve(Buffer.from(`FUJIFILM\0\0${MARK}`)), /is no photo, and may tell/],
  ['a photo that the phone hides', `${GALLERY}/.trashed-1716-IMG_1.jpg`, () => jpeg(), /still tells where it was taken/],
  ['a hidden folder', `${GALLERY}/.thumbnails/1.jpg`, () => jpeg(), /still tells where it was taken/],
  ['an archive', `${PICTURES}/a.zip`, () => Promise.resolve(Buffer.from(`PK\x03\x04${MARK}`)), /is no photo, and may tell/],
])('%s cannot be made safe: it is named, and stays', async (_, path, make, telling) => {
  const bytes = Buffer.from(await make());
  await put(root, path, bytes);
  expect(await run()).toBe(false);
  expect(await readFile(join(root, path))).toEqual(bytes);
  const warning = said.slice(said.findIndex((line) => line.startsWith('DO NOT PUSH YET')));
  expect(warning[1]).toContain(path);
  expect(warning[1]).toMatch(telling);
  expect(warning.at(-1)).toMatch(/Move them out of src\/content/);
});

test.each<[string, () => Promise<boolean>]>([
  ['a gallery that does not exist', () => run([join(root, 'x.jpg')], 'portfoli')],
  ['no names', () => run([], 'portfolio')],
  ['--describe', () => describePhotos({ root, say, ask: () => Promise.resolve(undefined), show: () => undefined })],
  ['--first', () => orderPhotos({ root, say, wish: { photo: '01-first' } })],
])('a run that hangs nothing says what waits: %s', async (_, command) => {
  await put(root, `${GALLERY}/IMG_1.jpg`, await jpeg());
  expect(await command()).toBe(false);
  expect(said.join('\n')).toMatch(/DO NOT PUSH YET: one file .*\n.*IMG_1.jpg still tells where it was taken .*\nRun `npm run photos`/);
});

test('where the shelf cannot be written to, the photo stays and is named', async () => {
  await put(root, 'originals', 'a file where the folder should be');
  await mkdir(join(root, GALLERY), { recursive: true });
  await put(root, `${GALLERY}/02-name.jpg`, await jpeg());
  expect(await run()).toBe(false);
  expect(said.join('\n')).toMatch(/DO NOT PUSH YET[^]*02-name.jpg still tells/);
});
