import { copyFile, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { folder, HEIC, photo, put, snapshot } from '../../tests/fixtures/content-project.ts';
import { withWrongScanParameters } from '../../tests/fixtures/invalid-scan-jpeg.ts';
import { UNATTENDED, beforeEachProject } from '../../tests/fixtures/photo-command.ts';
import { addPhotos } from './command.ts';
import type { PhotoCommand } from './command.ts';

const PORTFOLIO = 'src/content/gallery/portfolio';
let root: string;
let said: string[];
beforeEachProject((fresh) => ({ root, said } = fresh));

const say = (line: string) => said.push(line);
const run = (options: Partial<PhotoCommand> = {}) => addPhotos({ ...UNATTENDED, root, say, progress: say, ...options });
const putPhoto = (name: string, data: string | Uint8Array) => put(root, `${PORTFOLIO}/${name}`, data);
const galleryFiles = (gallery = 'portfolio') => readdir(join(root, 'src/content/gallery', gallery));
const picture = (name: string) => sharp(join(root, PORTFOLIO, name)).metadata();
const entry = async (name: string): Promise<unknown> => parse(await readFile(join(root, PORTFOLIO, name), 'utf8'));

test('a phone photo is turned, freed of metadata, named, described and its original kept', async () => {
  const original = await photo({ width: 4000, height: 3000, phone: true });
  await putPhoto('IMG_2034.JPG', original);
  expect(await run({ ask: (question) => Promise.resolve(`‘${question}’ red`) })).toBe(true);
  expect(await galleryFiles()).toEqual(['01-first.jpg', '01-first.yaml', '02-photo.jpg', '02-photo.yaml']);
  const { format, width, height, space, exif, xmp, icc, orientation } = await picture('02-photo.jpg');
  expect({ format, width, height, space, exif, xmp, icc, orientation }).toEqual({
    format: 'jpeg',
    width: 1800,
    height: 2400,
    space: 'srgb',
  });
  expect(await entry('02-photo.yaml')).toEqual({
    image: '02-photo.jpg',
    alt: '‘1 of 1  02-photo (from IMG_2034.JPG) shows: ’ red',
    alt_hi: '‘  the same in Hindi (Enter leaves it out): ’ red',
  });
  expect(await readFile(join(root, 'originals/portfolio/IMG_2034.JPG'))).toEqual(original);
});

test('every format becomes an sRGB JPEG, HEIC turned once and with its colours right', async () => {
  const source = () => sharp({ create: { width: 300, height: 200, channels: 3, background: '#d02040' } });
  await copyFile(HEIC, join(root, PORTFOLIO, 'a.HEIC'));
  await putPhoto('b.png', await source().toColourspace('rgb16').png().toBuffer());
  await putPhoto('c.webp', await source().rotate(90).webp().toBuffer());
  await putPhoto('d.tiff', await source().resize(310).tiff().toBuffer());
  await putPhoto('e.avif', await source().resize(320).avif().toBuffer());
  await putPhoto('f.jpeg', await source().resize(330).toColourspace('cmyk').jpeg().toBuffer());
  await putPhoto('g.JPG', await source().resize(340).greyscale().jpeg({ progressive: true }).toBuffer());
  expect(await run()).toBe(true);
  const hungPictures = ['02-a', '03-b', '04-c', '05-d', '06-e', '07-f', '08-g'];
  for (const name of hungPictures) {
    const { format, space, channels } = await picture(`${name}.jpg`);
    expect({ name, format, space, channels }).toEqual({ name, format: 'jpeg', space: 'srgb', channels: 3 });
  }
  const { data, info } = await sharp(join(root, PORTFOLIO, '02-a.jpg'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([240, 320]);
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  // Display P3 (190, 52, 68) is sRGB (208, 32, 64); untranslated it would stay dull.
  expect(at(8, 8).every((value, band) => Math.abs(value - ([208, 32, 64][band] ?? 0)) < 6)).toBe(true);
  expect(at(info.width - 8, 8).every((value) => value > 245)).toBe(true);
});

test('a second run changes nothing and says so', async () => {
  await putPhoto('Bridal Look.jpg', await photo({ phone: true }));
  await run();
  const before = await snapshot(root);
  said = [];
  expect(await run()).toBe(true);
  expect(await snapshot(root)).toEqual(before);
  expect(said).toEqual(['Nothing to do: every photo hangs.']);
});

test('what cannot be read stays, is named with the reason, and stops nothing', async () => {
  const good = await photo({ seed: 5 });
  const whole = await photo({ seed: 4 });
  await putPhoto('broken.jpg', whole.subarray(0, whole.length * 0.7));
  await putPhoto('empty.jpg', '');
  await putPhoto('letter.jpg', 'Dear diary');
  await putPhoto('film.mp4', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'));
  await putPhoto('good.jpg', good);
  await symlink(join(root, PORTFOLIO, '01-first.jpg'), join(root, PORTFOLIO, 'link.jpg'));
  await putPhoto('.DS_Store', 'x');
  await putPhoto('Thumbs.db', 'x');
  expect(await run()).toBe(false);
  expect((await galleryFiles()).filter((name) => /^\d/.test(name))).toEqual([
    '01-first.jpg',
    '01-first.yaml',
    '02-good.jpg',
    '02-good.yaml',
  ]);
  const lines = said
    .filter((line) => line.startsWith(`  ${PORTFOLIO}`))
    .map((line) => line.trim().slice(PORTFOLIO.length + 1));
  expect(lines).toEqual([
    '02-good.yaml',
    'broken.jpg: it is damaged: a part of the picture is missing or unreadable. Send it from the phone again and run this again.',
    'empty.jpg: it is empty (0 bytes): its copy never finished. Copy it from the phone again.',
    'film.mp4: it is a film, not a photo. Take it out of the folder; to show one moment of it, make a screenshot and use that.',
    'letter.jpg: it is not a picture, whatever its name says. Open it on the phone; if it shows a photo there, send that again.',
    'link.jpg: it is a link to another file. Put the photo itself here.',
    'film.mp4 is a film, and films tell where they were taken.',
  ]);
  expect(await galleryFiles()).toEqual(
    expect.arrayContaining(['broken.jpg', 'empty.jpg', 'film.mp4', 'letter.jpg', 'link.jpg']),
  );
});

test('the same photo is hung once, however it comes', async () => {
  const phone = await photo({ phone: true, seed: 9 });
  await putPhoto('IMG_1.jpg', phone);
  await putPhoto('IMG_1 (1).jpg', phone);
  expect(await run()).toBe(true);
  expect(await galleryFiles()).toHaveLength(4);
  expect(said).toContain('1 photo dropped twice, so not hung again:');
  // Later, in a fresh copy of the project that has no originals.
  await rm(join(root, 'originals'), { recursive: true });
  await putPhoto('again.jpg', phone);
  // Its like in another format is hung, and mentioned.
  await putPhoto('other.webp', await sharp(phone).autoOrient().webp({ quality: 90 }).toBuffer());
  said = [];
  expect(await run()).toBe(true);
  expect((await galleryFiles()).filter((name) => name.endsWith('.jpg'))).toEqual([
    '01-first.jpg',
    '02-photo.jpg',
    '03-other.jpg',
  ]);
  expect(await readFile(join(root, 'originals/portfolio/again.jpg'))).toEqual(phone);
  expect(said).toContain(`  ${PORTFOLIO}/03-other.jpg looks like ${PORTFOLIO}/02-photo.jpg`);
});

test('photos with scan parameters that only decoders mind are hung, clean, however many there are', async () => {
  const [small, large] = [await photo({ seed: 21 }), await photo({ seed: 22, width: 2600, height: 2000 })];
  for (const [at, bytes] of [small, large].entries()) await putPhoto(`a${at}.jpg`, withWrongScanParameters(bytes));
  // A finished name does not make such a file one that needs nothing.
  await putPhoto('02-rose.jpg', withWrongScanParameters(await photo({ seed: 23 })));
  const damaged = small.length / 2;
  await putPhoto('gone.jpg', Buffer.concat([small.subarray(0, damaged), small.subarray(damaged + 300)]));
  expect(await run()).toBe(false);
  const hung = (await galleryFiles()).filter((name) => name.endsWith('.jpg') && name !== '01-first.jpg');
  expect(hung).toEqual(['02-rose.jpg', '03-a0.jpg', '04-a1.jpg', 'gone.jpg']);
  for (const name of hung.slice(0, 3))
    await sharp(join(root, PORTFOLIO, name), { failOn: 'warning' })
      .raw()
      .toBuffer();
  expect(said.at(-1)).toMatch(/gone.jpg: it is damaged/);
});

test('two different photos are no duplicates', async () => {
  await putPhoto('a.jpg', await photo({ seed: 2 }));
  await putPhoto('b.jpg', await photo({ seed: 3 }));
  await run();
  expect(await galleryFiles()).toHaveLength(6);
  expect(said.join('\n')).not.toMatch(/looks like|twice/);
});

test('named files go to the named gallery, stay where they were, and are copied to originals/', async () => {
  const elsewhere = await folder();
  const path = await put(elsewhere, 'दुल्हन 💄.jpg', await photo({ phone: true }));
  expect(await run({ paths: [path], to: 'Nail Art' })).toBe(true);
  expect(await galleryFiles('nail-art')).toContain('02-dulhan.jpg');
  expect(await readdir(elsewhere)).toEqual(['दुल्हन 💄.jpg']);
  expect(await readdir(join(root, 'originals/nail-art'))).toEqual(['दुल्हन 💄.jpg']);
  const before = await snapshot(root);
  expect(await run({ paths: [path], to: 'nail-art' })).toBe(true);
  expect(await snapshot(root)).toEqual(before);
  await rm(elsewhere, { recursive: true });
});

test('a folder beside the galleries is none of them, whatever its name begins with', async () => {
  const path = await put(root, 'src/content/gallery-old/lily.jpg', await photo({ seed: 7 }));
  expect(await run({ paths: [path], to: 'portfolio' })).toBe(true);
  expect(await galleryFiles()).toContain('02-lily.jpg');
  expect(await readdir(join(root, 'src/content/gallery-old'))).toEqual(['lily.jpg']);
});

test('the first photo of a gallery makes its folder, which git keeps no empty one of', async () => {
  await rm(join(root, PORTFOLIO), { recursive: true });
  const path = join(root, 'Pictures/lily.jpg');
  await put(root, 'Pictures/lily.jpg', await photo({ seed: 7 }));
  expect(await run({ paths: [path], to: 'portfolio' })).toBe(true);
  expect(await galleryFiles()).toEqual(['01-lily.jpg', '01-lily.yaml']);
});

test('an unknown gallery and a missing file are told, and nothing is hung', async () => {
  expect(await run({ paths: ['x.jpg'], to: 'portfoli' })).toBe(false);
  expect(said).toEqual([
    'There is no gallery named portfoli. Did you mean portfolio? Behind `to` can stand portfolio, nail-art or studio.',
  ]);
  said = [];
  expect(await run({ paths: [join(root, 'x.jpg')], to: 'portfolio' })).toBe(false);
  expect(said.at(-1)).toBe('  x.jpg: there is no such file. Check its name, or drag the file into this window.');
  said = [];
  expect(await run({ paths: ['WhatsApp', 'Image.jpg'].map((word) => join(root, word)), to: 'portfolio' })).toBe(false);
  expect(said.slice(-2)).toEqual(
    ['WhatsApp', 'Image.jpg'].map(
      (word) =>
        `  ${word}: there is no such file. Put a name with spaces in quotation marks, or drag the file into this window.`,
    ),
  );
});

test('a file outside the galleries is left and told where to go; a folder within one is looked into', async () => {
  await put(root, 'src/content/gallery/loose.jpg', await photo({ seed: 3 }));
  await put(root, 'src/content/gallery/weddings/a.jpg', await photo({ seed: 4 }));
  await put(root, `${PORTFOLIO}/from phone/IMG_7.jpg`, await photo({ seed: 6, phone: true }));
  expect(await run()).toBe(false);
  expect(await galleryFiles()).toContain('02-photo.jpg');
  expect(said.slice(-2)).toEqual([
    '  src/content/gallery/loose.jpg: it lies in no gallery. Move it into the folder portfolio, nail-art or studio.',
    '  src/content/gallery/weddings/a.jpg: no page shows a gallery named weddings. Move it into the folder portfolio, nail-art or studio.',
  ]);
});

test('the folder of a gallery under another name is told to be renamed', async () => {
  await rename(join(root, 'src/content/gallery/nail-art'), join(root, 'src/content/gallery/nails'));
  expect(await run()).toBe(false);
  expect(said.at(-1)).toBe(
    '  src/content/gallery/nails/01-first.yaml: no page shows a gallery named nails. If it is nail-art under another ' +
      'name, rename the folder to that; if not, move the file into the folder portfolio, nail-art or studio.',
  );
});

test('a folder that looks like a gallery’s is told to copy the name, not to move its photos to where they lie', async () => {
  const titles = await readFile(join(root, 'src/content/en/galleries.yaml'), 'utf8');
  await put(root, 'src/content/en/galleries.yaml', `${titles}\n${'\u095eोटो'.normalize('NFC')}: { title: Photos }\n`);
  await put(root, 'src/content/gallery/\u095eोटो/a.jpg', await photo({ seed: 4 }));
  expect(await run()).toBe(false);
  expect(said.at(-1)).toMatch(
    /a\.jpg: the name of its folder stores a letter in another way.*Copy it from here: फ़ोटो\.$/,
  );
});

test('a number that is taken, or a camera number, gives way to the next number; above 99 too', async () => {
  await putPhoto('99-last.yaml', 'image: 99-last.jpg\n');
  await putPhoto('99-last.jpg', await photo({ seed: 7 }));
  await putPhoto('01-second.jpg', await photo({ seed: 8 }));
  await putPhoto('2034-third.jpg', await photo({ seed: 10 }));
  expect(await run()).toBe(true);
  expect(await galleryFiles()).toEqual(expect.arrayContaining(['100-second.yaml', '101-third.yaml']));
});

test('an original never replaces another of its name', async () => {
  const [one, two] = [await photo({ seed: 1, phone: true }), await photo({ seed: 2, phone: true })];
  await putPhoto('IMG_1.jpg', one);
  await run();
  await putPhoto('IMG_1.jpg', two);
  await run();
  expect(await readFile(join(root, 'originals/portfolio/IMG_1.jpg'))).toEqual(one);
  expect(await readFile(join(root, 'originals/portfolio/IMG_1 (2).jpg'))).toEqual(two);
});

test('a photo hung by hand is made safe where it hangs, and keeps its entry', async () => {
  const phone = await photo({ seed: 3, phone: true, width: 3000, height: 2000 });
  const text = '\uFEFF# mine\r\nimage: wedding.jpg\r\nalt: My own words\r\n';
  await putPhoto('wedding.yaml', text);
  await putPhoto('wedding.jpg', phone);
  await putPhoto('iphone.md', '---\n# note\nimage: "iphone.HEIC" # from Priya\nalt: Red\n---\nText\n');
  await copyFile(HEIC, join(root, PORTFOLIO, 'iphone.HEIC'));
  expect(await run()).toBe(true);
  const { exif, width, height } = await picture('wedding.jpg');
  expect({ exif, width, height }).toEqual({ exif: undefined, width: 1600, height: 2400 });
  expect(await readFile(join(root, PORTFOLIO, 'wedding.yaml'), 'utf8')).toBe(text);
  expect(await readFile(join(root, PORTFOLIO, 'iphone.md'), 'utf8')).toBe(
    '---\n# note\nimage: iphone.jpg # from Priya\nalt: Red\n---\nText\n',
  );
  expect(await galleryFiles()).not.toContain('iphone.HEIC');
  expect((await readdir(join(root, 'originals/portfolio'))).sort()).toEqual(['iphone.HEIC', 'wedding.jpg']);
  const before = await snapshot(root);
  await run();
  expect(await snapshot(root)).toEqual(before);
});

test('a misspelt capital in an entry does not make its picture a new one', async () => {
  await putPhoto('05-rose.yaml', 'image: 05-Rose.jpg\n');
  await putPhoto('05-rose.jpg', await photo({ seed: 12 }));
  const before = await snapshot(join(root, 'src'));
  await run();
  expect(await snapshot(join(root, 'src'))).toEqual(before);
});

test('where originals/ cannot be written to, every photo stays where it was', async () => {
  await put(root, 'originals', 'a file where the folder should be');
  const path = await putPhoto('a.jpg', await photo({ phone: true }));
  expect(await run()).toBe(false);
  expect(said.join('\n')).toMatch(
    /could not be stored[^]*DO NOT PUSH YET: one file .*\n.*a.jpg still tells where it was taken/,
  );
  expect(await readFile(path)).toBeDefined();
  expect(await galleryFiles()).toEqual(['01-first.jpg', '01-first.yaml', 'a.jpg']);
});

test('what a program left behind beside an entry is no photo, and is left where it is', async () => {
  await putPhoto('01-first.yaml.orig', 'image: 01-first.jpg\nalt: Red\n');
  await putPhoto('01-first.yaml.swp', 'b0VIM 8.2\0\0');
  const before = await galleryFiles();
  expect(await run()).toBe(false);
  expect(await galleryFiles()).toEqual(before);
  const all = said.join('\n');
  expect(all).not.toMatch(/to hang|not a picture/);
  for (const name of ['01-first.yaml.orig', '01-first.yaml.swp'])
    expect(all).toContain(`  ${PORTFOLIO}/${name}: a program left it behind from 01-first.yaml. If you have no need`);
});

const LFS_POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'4d7a'.repeat(16)}\nsize 12345\n`;

test.each([
  ['', 'it is empty (0 bytes): its copy never finished. Put the photo in its place again, or delete it'],
  [LFS_POINTER, 'it is only the note that Git LFS keeps in a photo’s place: the photo itself was not fetched. Install'],
  ['<html>', 'it is not a picture, whatever its name says. Put the photo in its place again, or delete it'],
])('a hung photo of which only %j is there is told, and not that all is well', async (bytes, reason) => {
  await putPhoto('01-first.jpg', bytes);
  const before = await snapshot(root);
  expect(await run()).toBe(false);
  expect(said.join('\n')).toContain(`Left where they were (1):\n  ${PORTFOLIO}/01-first.jpg: ${reason}`);
  expect(await snapshot(root)).toEqual(before);
  await putPhoto('01-first.jpg', await photo({ seed: 3 }));
  said.length = 0;
  expect(await run()).toBe(true);
  expect(said).toEqual(['Nothing to do: every photo hangs.']);
});

test('a new photo that Git LFS has not fetched is told for what it is', async () => {
  await putPhoto('IMG_2.jpg', LFS_POINTER);
  expect(await run()).toBe(false);
  expect(said.join('\n')).toContain('IMG_2.jpg: it is only the note that Git LFS keeps in a photo’s place');
});

test('a gallery without `to` before it is told apart from a file, and where a photo lies is told as a whole', async () => {
  const path = await put(root, 'new/my photo.jpg', await photo({ seed: 4 }));
  expect(await run({ paths: [path, join(root, 'in'), join(root, 'portfolio')] })).toBe(false);
  expect(said.slice(-3)).toEqual([
    '  new/my photo.jpg: it lies in no gallery. Say which: npm run photos "new/my photo.jpg" to portfolio, nail-art or studio.',
    '  in: there is no such file. Check its name, or drag the file into this window.',
    '  portfolio: it is no file. If you mean the gallery: npm run photos my-photo.jpg to portfolio.',
  ]);
});
