import { readFile, rm, symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { z } from 'astro/zod';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { folder, HEIC, photo, put } from '../../../tests/fixtures/content-project.ts';
import { withWrongScanParameters } from '../../../tests/fixtures/invalid-scan-jpeg.ts';
import { checkFile, pictureName } from '../check-file.ts';
import { checkContent } from '../content.ts';
import { PORTFOLIO, useTestProject } from '../../../tests/fixtures/content-check.ts';

const { testProject, one } = useTestProject();

let large: Promise<Buffer> | undefined;
/** A JPEG of more than 50 megapixels, encoded once for all tests. */
const largeJpeg = () =>
  (large ??= sharp({ create: { width: 8000, height: 6300, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer());

test('a picture that is missing', async () => {
  await testProject().entry('alt: Red\nimage: 02-rose.jpg\n', { picture: '' });
  expect(await one()).toMatch(/^error 02-rose.yaml:2 The picture 02-rose.jpg is missing. Put/);
  await put(testProject().root, `${PORTFOLIO}/02-rose.jpeg`, await photo({ seed: 2 }));
  expect(await one()).toMatch(/Did you mean 02-rose.jpeg\?/);
});

test('a picture that was deleted alone: its entry is to go too, and the picture of another entry is not proposed', async () => {
  await testProject().entry('image: 05-b-2.jpg\nalt: Rose\n', { name: '05-b-2.yaml', picture: '05-b-2.jpg' });
  await testProject().entry('image: 04-b-1.jpg\nalt: Red\n', { name: '04-b-1.yaml', picture: '' });
  const said = await one();
  expect(said).toMatch(/^error 04-b-1.yaml:1 The picture 04-b-1.jpg is missing. Put the picture there/);
  expect(said).toMatch(/; to take the photo down, delete 04-b-1.yaml too\.$/);
  // A photo that hangs nowhere may be meant.
  await put(testProject().root, `${PORTFOLIO}/04-b-7.jpg`, await photo({ seed: 3 }));
  expect((await testProject().found()).join()).toContain('Did you mean 04-b-7.jpg?');
});

test('a picture and its entry in two galleries: they are to be brought together, and nothing is hung or deleted', async () => {
  await testProject().entry('image: 02-rose.jpg\nalt: Rose\n', { picture: '' });
  await put(testProject().root, 'src/content/gallery/nail-art/02-Rose.JPG', await photo({ seed: 2 }));
  expect(await one()).toBe(
    'error 02-rose.yaml:1 The picture 02-rose.jpg is missing here, but lies in the gallery nail-art. ' +
      'Move it here, or move this file there: the two belong in one gallery.',
  );
  // The photo of another entry there is another photo.
  await put(testProject().root, 'src/content/gallery/nail-art/02-rose.yaml', 'image: 02-Rose.JPG\nalt: Rose\n');
  expect(await one()).toMatch(/^error 02-rose.yaml:1 The picture 02-rose.jpg is missing\. Put the picture there/);
});

test('a picture in a folder below its entry is to be moved up', async () => {
  await testProject().entry('image: 02-rose.jpg\nalt: Rose\n', { picture: '' });
  await put(testProject().root, `${PORTFOLIO}/from phone/02-rose.jpg`, await photo({ seed: 2 }));
  expect(await one()).toBe(
    'error 02-rose.yaml:1 The picture 02-rose.jpg is missing here, but lies in from phone, a folder within the ' +
      'gallery. Move it up, into the folder of this file.',
  );
});

test.each([
  `${PORTFOLIO}/02-rose.jpg`,
  `/${PORTFOLIO}/02-rose.jpg`,
  './gallery/02-rose.jpg',
  'gallery/portfolio/02-rose.jpg',
  '../../../src/content/gallery/portfolio/02-rose.jpg/02-rose.jpg',
  '"C:\\\\Photos\\\\02-rose.jpg"',
])('a picture beside its entry, which names it with folders, %s: its name alone is asked for', async (named) => {
  await testProject().entry(`alt: Red\nimage: ${named}\n`);
  expect(await one()).toMatch(
    /^error 02-rose.yaml:2 The picture is not at \S+02-rose.jpg, but beside this file\. Write its name alone: `image: 02-rose.jpg`\.$/,
  );
});

test.each(['src/content/pictures/some.jpg', '/src/content/pictures/some.jpg'])(
  'a picture that a text names by a path from the project’s folder, %s, is told by the path from that text',
  async (named) => {
    await testProject().edit('src/content/pictures.yaml', 'pictures/some.jpg', named);
    expect(await one()).toMatch(
      /pictures.yaml:\d+ There is no picture \S+, but there is pictures\/some.jpg\. Write `about-us: pictures\/some.jpg`/,
    );
  },
);

test('wrong capitals, in names and in folders', async () => {
  await testProject().entry('alt: Red\nimage: 02-Rose.JPG\n');
  expect((await testProject().found()).find((line) => line.includes('yaml:'))).toMatch(
    /^error 02-rose.yaml:2 There is no picture 02-Rose.JPG, but there is 02-rose.jpg.*Write `image: 02-rose.jpg`/,
  );
  await testProject().entry('alt: Red\nimage: ../Portfolio/02-rose.jpg\n');
  expect((await testProject().found()).find((line) => line.includes('yaml:'))).toMatch(/there is 02-rose.jpg/);
});

/** One name, its accent stored with its letter or behind it. */
const [ONE_LETTER, TWO_LETTERS] = (['NFC', 'NFD'] as const).map((form) => '02-café.jpg'.normalize(form));

test('a name that only looks like that of the picture is mended by the photo command, and that is all that is said', async () => {
  await testProject().entry(`alt: Red\nimage: ${ONE_LETTER}\n`, { picture: TWO_LETTERS });
  expect(await one()).toMatch(
    /^error 02-rose.yaml:2 The name \S+ looks right, but a letter in it is stored in another way .* Run `npm run photos`/,
  );
});

test('a name that is stored in an unusual way is to be copied from the check, for the photo command leaves it', async () => {
  await testProject().entry(`alt: Red\nimage: ${TWO_LETTERS}\n`, { picture: ONE_LETTER });
  expect(await one()).toMatch(
    new RegExp(`^error 02-rose.yaml:2 The name \\S+ looks right.* Copy it from here: \`image: ${ONE_LETTER}\`\\.$`),
  );
});

test('a second check says the same of a photo on its side, whose header it does not read again', async () => {
  const bytes = await sharp(await photo({ seed: 2, width: 300, height: 1200 }))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await testProject().entry('alt: Red\nimage: 02-rose.jpg\n', { bytes });
  const found = await testProject().found();
  expect(found).toContainEqual(expect.stringMatching(/1200 × 300 pixels, a long strip/));
  expect(await testProject().found()).toEqual(found);
});

test('capital endings are fine when they are written so', async () => {
  await testProject().entry('alt: Red\nimage: 02-rose.JPG\n', { picture: '02-rose.JPG' });
  expect(await testProject().found()).toEqual([]);
});

test.each(['02-rose.HEIC', '02-rose.jpg'])('a HEIC photo named %s', async (picture) => {
  await testProject().entry(`alt: Red\nimage: ${picture}\n`, { picture, bytes: await readFile(HEIC) });
  expect(await one()).toMatch(
    /^error .* is a HEIC photo, which browsers cannot show, and still tells where it was taken \(GPS\). Run `npm run photos`/,
  );
});

test.each(['IMG_1.dng', 'IMG_1.CR2', 'IMG_1.nef', 'IMG_1.orf'])(
  'a raw file is what the photo command says too, and that it makes nothing of it: %s',
  async (name) => {
    const tiff = await sharp(await photo({ seed: 2 }))
      .tiff()
      .toBuffer();
    await put(testProject().root, `${PORTFOLIO}/${name}`, tiff);
    expect(await one()).toMatch(
      /^error \S+ \S+ is a camera’s raw file\. Share it from the phone or the camera’s program as a JPEG and put that here\.$/,
    );
    await testProject().entry(`alt: Red\nimage: ${name}\n`, { picture: '' });
    expect(await one()).not.toContain('npm run photos');
  },
);

test('a link to a photo that no entry names is to be replaced, for the photo command hangs no links', async () => {
  const elsewhere = await put(testProject().root, 'elsewhere/IMG_1.jpg', await photo({ phone: true }));
  await symlink(elsewhere, join(testProject().root, PORTFOLIO, 'IMG_1.jpg'));
  expect(await one()).toBe(
    'error IMG_1.jpg IMG_1.jpg hangs nowhere: it is a link to another file. Put the photo itself here.',
  );
});

test.each([
  ['from the root of the disk', (root: string) => join(root, PORTFOLIO, '01-first.jpg')],
  ['to outside of the project', (root: string, outside: string) => relative(join(root, PORTFOLIO), outside)],
])('a photo that is a link %s is refused where it still opens', async (_, target) => {
  const { root } = testProject();
  const elsewhere = await folder();
  const outside = await put(elsewhere, '1.jpg', await photo({ seed: 2, width: 720, height: 900 }));
  await testProject().entry('alt: Red\nimage: 02-rose.jpg\n', { picture: '' });
  await symlink(target(root, outside), join(root, PORTFOLIO, '02-rose.jpg'));
  expect(await one()).toBe(
    'error 02-rose.jpg 02-rose.jpg cannot be opened where the site is built: it is only a link, and what it leads to ' +
      'is not there. Put the file itself in its place, or delete the link.',
  );
  await rm(elsewhere, { recursive: true });
});

test('a link to a photo of the project goes with it', async () => {
  await testProject().entry('alt: Red\nimage: 02-rose.jpg\n', { picture: '' });
  await symlink('01-first.jpg', join(testProject().root, PORTFOLIO, '02-rose.jpg'));
  expect(await testProject().found()).toEqual([]);
});

test('truncated, damaged, empty and disguised JPEGs', async () => {
  const whole = await photo({ seed: 2 });
  const damaged = Buffer.from(whole);
  for (let at = Math.floor(whole.length / 2); at < whole.length / 2 + 40; at += 1)
    damaged[at] = (damaged[at] ?? 0) ^ 0x55;
  const cases: [Uint8Array | string, RegExp][] = [
    [whole.subarray(0, whole.length - 200), /is damaged/],
    [whole.subarray(0, 300), /is damaged/],
    [damaged, /is damaged/],
    ['', /is empty \(0 bytes\)/],
    ['<html>Not found</html>', /is not a picture, whatever its name says/],
    [
      `version https://git-lfs.github.com/spec/v1\noid sha256:${'4d7a'.repeat(16)}\nsize 12345\n`,
      /only the note that Git LFS keeps in a photo’s place: .* Install Git LFS, then run `git lfs pull`, which fetches it\./,
    ],
  ];
  for (const [bytes, cause] of cases) {
    await testProject().entry('alt: Red\nimage: 02-rose.jpg\n', { bytes });
    const line = await one();
    expect(line).toMatch(/^error 02-rose.jpg 02-rose.jpg/);
    expect(line).toMatch(cause);
  }
});

test.each([
  ['a HEIC', '02-rose.heic', () => readFile(HEIC)],
  [
    'a TIFF',
    '02-rose.tif',
    async () =>
      sharp(await photo({ seed: 2 }))
        .tiff()
        .toBuffer(),
  ],
  [
    'a GIF',
    '02-rose.gif',
    async () =>
      sharp(await photo({ seed: 2 }))
        .gif()
        .toBuffer(),
  ],
  ['a JPEG of more than 50 megapixels', '02-rose.jpg', largeJpeg],
])(
  '%s of which a part is missing is to be sent again, for the photo command makes nothing of it',
  async (_, name, make) => {
    const whole = await make();
    const image = `alt: Red\nimage: ${name}\n`;
    await testProject().entry(image, { picture: name, bytes: whole.subarray(0, Math.floor(whole.length * 0.6)) });
    for (let check = 1; check <= 2; check += 1)
      expect(await one()).toMatch(
        /^error \S+ \S+ is damaged: .*\. Send it from the phone again and replace this file\.$/,
      );
    await testProject().entry(image, { picture: name, bytes: whole });
    for (let check = 1; check <= 2; check += 1) expect(await one()).toMatch(/Run `npm run photos`/);
  },
);

test('a photo of which only a decoder minds the scan parameters is fine', async () => {
  await testProject().entry('alt: Red\nimage: 02-rose.jpg\n', {
    bytes: withWrongScanParameters(await photo({ seed: 2 })),
  });
  expect(await testProject().found()).toEqual([]);
});

test('a picture of more than 50 megapixels, and one too small for the grid', async () => {
  await testProject().entry('alt: Red\nimage: 02-rose.jpg\n', { bytes: await largeJpeg() });
  expect(await one()).toMatch(/^error 02-rose.jpg 02-rose.jpg has 50 megapixels; more than 50/);
  await testProject().entry('alt: Red\nimage: 02-rose.jpg\n', {
    bytes: await photo({ width: 500, height: 700 }),
  });
  expect(await one()).toMatch(/^advice 02-rose.jpg .* only 500 pixels wide/);
});

test('a position in a photo is a mistake, a size that only weighs is advice', async () => {
  await testProject().entry('alt: Red\nimage: 02-rose.jpg\n', {
    bytes: await photo({ phone: true, width: 3000, height: 2000 }),
  });
  expect((await testProject().found()).join()).toMatch(
    /^error .*GPS.*npm run photos.*On a phone: .*,advice .*2000 × 3000/,
  );
});

test.each([
  [3000, 1000, /^advice 02-rose.jpg 02-rose.jpg is 3000 × 1000 pixels, a long strip/],
  [800, 2200, /^advice 02-rose.jpg 02-rose.jpg is 800 × 2200 pixels, a high strip/],
])('a photo of %i × %i is advised about', async (width, height, cause) => {
  await testProject().entry('alt: Red\nimage: 02-rose.jpg\n', { bytes: await photo({ width, height }) });
  expect((await testProject().found()).join('\n')).toMatch(new RegExp(cause.source, 'm'));
});

test.each([
  [2400, 1000],
  [800, 1900],
])('a photo of %i × %i is of a usual shape', async (width, height) => {
  await testProject().entry('alt: Red\nimage: 02-rose.jpg\n', { bytes: await photo({ width, height }) });
  expect(await testProject().found()).toEqual([]);
});

test.each([
  [432, 2400],
  [500, 2000],
])(
  'a strip of %i × %i, which no photo from the phone would make wide enough, is told to be a strip alone',
  async (width, height) => {
    await testProject().entry('alt: Red\nimage: 02-rose.jpg\n', { bytes: await photo({ width, height }) });
    expect(await one()).toMatch(/^advice 02-rose.jpg .* a high strip/);
  },
);

test('a strip that would be wide enough as the phone made it is told both', async () => {
  await testProject().entry('alt: Red\nimage: 02-rose.jpg\n', { bytes: await photo({ width: 500, height: 1500 }) });
  expect((await testProject().found()).join('\n')).toMatch(/only 500 pixels wide.*\n.*a high strip/);
});

test('a picture that nothing needs may be left out, one that is needed may not', async () => {
  const share = z.strictObject({ about: pictureName().optional() }).optional();
  const schema = z.strictObject({ image: pictureName(), cover: pictureName().optional(), share });
  await put(
    testProject().root,
    'src/content/x.yaml',
    'image: a.jpg\ncover: b.jpg\nshare:\n  # For chats.\n  about: c.jpg\n',
  );
  const { problems } = await checkFile(testProject().root, join(testProject().root, 'src/content/x.yaml'), schema);
  expect(problems.map(({ remedy }) => remedy)).toEqual([
    expect.not.stringContaining('delete the line'),
    expect.stringMatching(/correct its name in this line; or delete the line, and the page takes another/),
    expect.stringMatching(/or delete the line and `share:` above it, and the page takes another/),
  ]);
});

test('what is wrong with many pictures is said once', async () => {
  const small = await photo({ seed: 2, width: 30, height: 20 });
  const kinds: [string, Buffer][] = [
    ['tif', await sharp(small).tiff().toBuffer()],
    ['gif', await sharp(small).gif().toBuffer()],
    ['heic', await readFile(HEIC)],
    ['jpg', await largeJpeg()],
    ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['mp4.jpg', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')],
    ['none.jpg', Buffer.from('Not found')],
    ['empty.jpg', Buffer.alloc(0)],
    ['dng', await sharp(small).tiff().toBuffer()],
  ];
  for (const [ending, bytes] of kinds)
    for (const number of [1, 2, 3]) await put(testProject().root, `${PORTFOLIO}/IMG_${number}.${ending}`, bytes);
  const { problems } = await checkContent(testProject().root);
  const said = problems
    .filter(({ file }) => file.includes('IMG_'))
    .map(({ cause, remedy, many }) => many ?? { cause, remedy });
  for (const { cause, remedy } of said) expect(`${cause} ${remedy}`).not.toContain('IMG_');
  expect(new Set(said.map(({ cause }) => cause)).size).toBe(kinds.length + 1);
});
