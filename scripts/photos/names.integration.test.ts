/** Names that phones and computers allow, and that the site or another computer does not. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isSafeName } from '../gallery/safe-name.ts';
import { readReferences } from '../gallery/references.ts';
import { exists } from '../files/exists.ts';
import { photo, put, snapshot } from '../../tests/fixtures/content-project.ts';
import { UNATTENDED, beforeEachProject } from '../../tests/fixtures/photo-command.ts';
import { addPhotos } from './command.ts';
import { safeStem } from '../gallery/sanitize-file-name.ts';

const GALLERY = 'src/content/gallery/portfolio';

const bytes = await photo({ seed: 30, width: 300, height: 400 });

let root: string;
let said: string[];
beforeEachProject((fresh) => ({ root, said } = fresh));

const run = () => addPhotos({ ...UNATTENDED, root, say: (line) => said.push(line) });
const galleryFiles = () => readdir(join(root, GALLERY));
const text = (name: string) => readFile(join(root, GALLERY, name), 'utf8');

/** What a name may hold on Linux; other computers allow a part of it. */
const NAMES = [
  'a#b',
  'a?b',
  '50% off',
  'a%41',
  'a\\b',
  'a:b',
  'a*b',
  'a"b',
  '<a>',
  'a|b',
  'a\nb',
  'a\tb',
  '.a',
  ' a',
  'CON',
  'Cafe\u0301',
  'x'.repeat(240),
  'दु'.repeat(40),
  '#',
  '???',
  '-a#',
  "Priya's #1 & more + [new] (2)",
  '💄#',
  'दुल्हन?',
  'a\u007fb',
];

test.each(NAMES)('a picture called %j, with an entry', async (name) => {
  await put(root, `${GALLERY}/${name}.jpg`, bytes);
  await put(root, `${GALLERY}/02-x.yaml`, `# note\nimage: ${JSON.stringify(`${name}.jpg`)} # mine\nalt: Red\n`);
  expect(await run()).toBe(true);
  const [picture = ''] = (await galleryFiles()).filter((name) => !name.startsWith('01-') && name.endsWith('.jpg'));
  expect(isSafeName(picture)).toBe(true);
  expect(await text('02-x.yaml')).toBe(`# note\nimage: ${picture} # mine\nalt: Red\n`);
  expect(await readFile(join(root, GALLERY, picture))).toEqual(bytes);
  // It was not converted, so nothing had to be kept.
  expect(await exists(join(root, 'originals'))).toBe(false);
  expect(said.join('\n')).toContain(`is ${GALLERY}/${picture} now`);
  const before = await snapshot(root);
  await run();
  expect(await snapshot(root)).toEqual(before);
});

test.each(NAMES.filter((name) => name.length < 200))('an entry called %j', async (name) => {
  const written = 'image: x.jpg\r\nalt: Red\r\n';
  await put(root, `${GALLERY}/x.jpg`, bytes);
  await put(root, `${GALLERY}/${name}.yaml`, written);
  expect(await run()).toBe(true);
  const [entry = ''] = (await galleryFiles()).filter((name) => !name.startsWith('01-') && name.endsWith('.yaml'));
  expect(isSafeName(entry)).toBe(true);
  expect(await text(entry)).toBe(written);
  expect((await galleryFiles()).sort()).toEqual(['01-first.jpg', '01-first.yaml', entry, 'x.jpg'].sort());
});

test.each(NAMES.filter((name) => !name.startsWith('.')))('a new photo called %j is hung', async (name) => {
  await put(root, `${GALLERY}/${name}.jpg`, bytes);
  expect(await run()).toBe(true);
  expect((await galleryFiles()).filter((name) => !isSafeName(name))).toEqual([]);
  expect((await galleryFiles()).filter((name) => name.startsWith('02-'))).toHaveLength(2);
});

test.each(NAMES)('a slide called %j', async (name) => {
  await put(root, `src/content/pictures/${name}.jpg`, bytes);
  await put(
    root,
    'src/content/en/founder.md',
    `---\ntitle: T\nimage: ${JSON.stringify(`../pictures/${name}.jpg`)}\nalt: A\n---\n`,
  );
  expect(await run()).toBe(true);
  const named = (await readReferences(root)).find(({ file }) => file.endsWith('founder.md'))?.picture ?? '';
  expect(isSafeName(named.split('/').at(-1) ?? '')).toBe(true);
  expect(await readFile(named)).toEqual(bytes);
});

// Only disks that take any bytes as a name can hold these.
test.runIf(process.platform === 'linux')('names in the letters of an old computer', async () => {
  const old = (name: string) => Buffer.from(join(root, GALLERY, name), 'latin1');
  await writeFile(old('Caf\xe9.jpg'), await photo({ seed: 33, phone: true, width: 300, height: 200 }));
  await mkdir(old('\xdcber'));
  await writeFile(
    Buffer.concat([old('\xdcber'), Buffer.from('/IMG_1.jpg')]),
    await photo({ seed: 34, phone: true, width: 300, height: 200 }),
  );
  expect(await run()).toBe(true);
  expect((await galleryFiles()).filter((name) => name.endsWith('.jpg'))).toEqual([
    '01-first.jpg',
    '02-cafe.jpg',
    '03-photo.jpg',
  ]);
});

test('a photo that the phone hides, perhaps because it was deleted, is not hung', async () => {
  await put(root, `${GALLERY}/.trashed-1716-IMG_1.jpg`, bytes);
  await run();
  expect(await galleryFiles()).toEqual(['.trashed-1716-IMG_1.jpg', '01-first.jpg', '01-first.yaml']);
});

test('a name keeps its number and gives way to others', async () => {
  await put(root, `${GALLERY}/a-b.jpg`, await photo({ seed: 31 }));
  await put(root, `${GALLERY}/01 % off.yaml`, 'image: a-b.jpg\n');
  await put(root, `${GALLERY}/a#b.jpg`, bytes);
  await put(root, `${GALLERY}/05 off?.yaml`, 'image: a#b.jpg\n');
  expect(await run()).toBe(true);
  // 1 is taken by 01-first: the entry goes to the end, and 5 keeps its place.
  expect((await galleryFiles()).sort()).toEqual(
    ['01-first.jpg', '01-first.yaml', '05-off.yaml', '06-off.yaml', 'a-b-2.jpg', 'a-b.jpg'].sort(),
  );
  expect(await text('05-off.yaml')).toBe('image: a-b-2.jpg\n');
});

test('an entry that a program called .txt, or in capitals, is one all the same', async () => {
  await put(root, `${GALLERY}/12-rose.jpg`, bytes);
  await put(root, `${GALLERY}/12-rose.yaml.txt`, 'image: 12-rose.jpg\nalt: Red\n');
  await put(root, `${GALLERY}/13-lily.png`, await photo({ seed: 32 }));
  await put(root, `${GALLERY}/13-lily.YAML`, 'image: 13-lily.png\nalt: White\n');
  expect(await run()).toBe(true);
  expect(await galleryFiles()).toEqual([
    '01-first.jpg',
    '01-first.yaml',
    '12-rose.jpg',
    '12-rose.yaml',
    '13-lily.png',
    '13-lily.yaml',
  ]);
  expect(said).toContain(`  12-rose.yaml.txt is ${GALLERY}/12-rose.yaml now`);
  await put(root, `${GALLERY}/12-rose.yaml.txt`, 'image: 12-rose.jpg\nalt: Pink\n');
  expect(await run()).toBe(false);
  expect(said.filter((line) => line.includes('12-rose.yaml.txt:'))).toEqual([
    expect.stringMatching(/it is an entry beside another, 12-rose.yaml, which alone counts/),
  ]);
  expect(said).toContain('Left where they were (1):');
});

test('what editors add to the name of an entry goes; formatted text stays under its name', async () => {
  await put(root, `${GALLERY}/12-rose.jpg`, bytes);
  await put(root, `${GALLERY}/12-rose.yaml.text`, 'image: 12-rose.jpg\nalt: Red\n');
  await put(root, `${GALLERY}/13-lily.yaml.rtf`, '{\\rtf1\\ansi alt: White\\\nimage: 13-lily.jpg\\\n}');
  expect(await run()).toBe(false);
  expect(await galleryFiles()).toEqual(expect.arrayContaining(['12-rose.jpg', '12-rose.yaml', '13-lily.yaml.rtf']));
});

test('an entry that was saved without an ending gets it, and keeps its photo', async () => {
  await put(root, `${GALLERY}/02-smokey-eye.jpg`, bytes);
  await put(root, `${GALLERY}/02-smokey-eye`, 'image: 02-smokey-eye.jpg\nalt: Eyes\n');
  expect(await run()).toBe(true);
  expect(await galleryFiles()).toEqual(['01-first.jpg', '01-first.yaml', '02-smokey-eye.jpg', '02-smokey-eye.yaml']);
  expect(said).toContain(`  02-smokey-eye is ${GALLERY}/02-smokey-eye.yaml now`);
});

test('photos without private data whose names begin with a dot hang too; what phones and computers leave does not', async () => {
  const left = ['.trashed-1716-IMG_1.jpg', '.pending-1716-IMG_2.jpg', '.thumbnails/3.jpg', '._IMG_4.jpg', '.nomedia'];
  for (const name of left)
    await put(root, `${GALLERY}/${name}`, name.startsWith('._') ? '\0\x05\x16\x07\0\x02\0\0' : bytes);
  const before = await galleryFiles();
  expect(await run()).toBe(true);
  expect(said).toEqual(['Nothing to do: every photo hangs.']);
  expect(await galleryFiles()).toEqual(before);
  for (const [seed, name] of ['..jpg', '.look.jpg', '._IMG_9.jpg', '.#1.png'].entries())
    await put(root, `${GALLERY}/${name}`, await photo({ seed: 40 + seed, width: 300, height: 400 }));
  expect(await run()).toBe(true);
  expect(said).toContain('4 photos hung. The originals are kept in the folder originals.');
  expect((await galleryFiles()).filter((name) => name.startsWith('.'))).toEqual(
    before.filter((name) => name.startsWith('.')),
  );
});

test('notes, films and other files beside photos are told for what they are', async () => {
  await put(root, `${GALLERY}/notes.txt`, 'Call Priya');
  await put(root, `${GALLERY}/12-name.yaml.txt`, 'Call Priya');
  await put(root, `${GALLERY}/IMG_1.MOV`, Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1'));
  await put(root, `${GALLERY}/price.pdf`, '%PDF-1.4');
  await put(root, `${GALLERY}/IMG_2.DNG`, Buffer.from('II*\0\x08\0\0\0', 'latin1'));
  await put(root, `${GALLERY}/old.bmp`, Buffer.from('BM\0\0\0\0', 'latin1'));
  expect(await run()).toBe(false);
  const told = said.join('\n');
  expect(told).toMatch(/notes.txt: it is a text, not a photo. Move it out of src\/content\./);
  expect(told).toMatch(/12-name.yaml.txt: it is a text, not a photo/);
  expect(told).toMatch(/IMG_1.MOV: it is a film, not a photo/);
  expect(told).toMatch(/price.pdf: it is a document or an archive/);
  expect(told).toMatch(/IMG_2.DNG: it is a camera’s raw file/);
  expect(told).toMatch(/old.bmp: it is a kind of picture that cannot be read here/);
});

test.each([
  ['11-a#b', '11-a-b'],
  ['50% off', '50-off'],
  ['a#b', 'a-b'],
  ['007?', '07-photo'],
  ['#', 'photo'],
  ['2024:05', '2024-photo'],
  ['दुल्हन?', 'dulhan'],
])('%s becomes %s', (stem, plain) => {
  expect(safeStem(stem)).toBe(plain);
});
