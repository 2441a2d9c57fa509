import { copyFile, link, mkdir, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folder, HEIC, photo, project, put } from '../../tests/fixtures/content-project.ts';
import { sha256 } from '../files/hash.ts';
import { contentState } from '../files/read.ts';
import { sourcePicturesOf } from './source-pictures.ts';
import { loadVerifiedOutputCache, verifiedOutputCache } from './verified-output-cache.ts';
import { verifyOutput, type SoundFiles } from './verify-output.ts';

let root: string;
let site: string;
beforeEach(async () => {
  root = await project();
  site = await folder();
});
afterEach(() => Promise.all([root, site].map((path) => rm(path, { recursive: true }))));

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: 'black', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });
/** As a build asks, which remembers what it found. */
const refused = async () => {
  const record = await loadVerifiedOutputCache(root);
  const rejected = await verifyOutput(site, root, { record });
  await record.save();
  return Object.fromEntries(rejected.map(({ file, reason }) => [file, reason]));
};

test('variants, icons and pages pass', async () => {
  const original = await readFile(join(root, 'src/content/gallery/portfolio/01-first.jpg'));
  await put(site, '_astro/a.avif', await sharp(original).resize(340).avif().toBuffer());
  await put(site, '_astro/a.jpg', await sharp(original).jpeg({ quality: 70 }).toBuffer());
  await put(site, 'favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await put(site, 'index.html', '<html>');
  expect(await refused()).toEqual({});
});

test('the place of the studio in what the build writes passes; a film, an archive and a note of public/ do not', async () => {
  const place = '{ "latitude": 25.4484, "longitude": 78.5685 }';
  for (const file of ['index.html', 'studio.json', 'contact.vcf', 'takeout.json']) await put(site, file, place);
  await put(root, 'public/takeout.json', place);
  await put(site, 'film.mov', Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1'));
  await put(site, 'photos.zip', 'PK\x03\x04');
  expect(await refused()).toEqual({
    'film.mov': expect.stringMatching(/^it is a film/),
    'photos.zip': expect.stringMatching(/^it is an archive/),
    'takeout.json': 'it tells where a photo was taken',
  });
});

test('pictures that look the same however they are compressed are no copies of their sources', async () => {
  const sources = {
    tiny: await noise(1, 1).jpeg().toBuffer(),
    flat: await sharp({ create: { width: 800, height: 600, channels: 3, background: '#777' } })
      .jpeg({ quality: 90 })
      .toBuffer(),
  };
  for (const [name, source] of Object.entries(sources)) {
    await put(root, `src/content/gallery/portfolio/${name}.jpg`, source);
    await put(site, `_astro/${name}.jpg`, await sharp(source).jpeg({ quality: 70 }).toBuffer());
  }
  expect(await refused()).toEqual({});
  await put(site, '_astro/flat.jpg', sources.flat);
  expect(await refused()).toEqual({ '_astro/flat.jpg': expect.stringMatching(/copy/) });
});

test('EXIF, GPS and XMP in any format, also under another ending', async () => {
  const phone = await photo({ phone: true, width: 400, height: 300 });
  await put(site, 'a.jpg', phone);
  await put(site, 'b.avif', phone);
  for (const format of ['webp', 'png', 'avif'] as const)
    await put(site, `c.${format}`, await sharp(phone).keepMetadata().toFormat(format).toBuffer());
  await put(
    site,
    'd.jpg',
    await sharp(phone).autoOrient().withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>').jpeg().toBuffer(),
  );
  const reasons = await refused();
  for (const file of ['a.jpg', 'b.avif', 'c.webp', 'c.png', 'c.avif'])
    expect(reasons[file]).toMatch(/GPS and EXIF, the place where it was taken/);
  expect(reasons['d.jpg']).toMatch(/still carries XMP/);
});

/** A PNG with a text behind its header. */
async function pngWithText(keyword: string, text: string): Promise<Buffer> {
  const png = await noise(30, 20).png().toBuffer();
  const body = Buffer.from(`tEXt${keyword}\0${text}`, 'latin1');
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, 33), length, body, sum, png.subarray(33)]);
}

test('a place, a person or a film where the decoder looks for none', async () => {
  const gps = (await sharp(await photo({ phone: true, width: 90, height: 60 })).metadata()).exif!;
  const profile = `\nexif\n${String(gps.length).padStart(8)}\n${gps.toString('hex')}\n`;
  const film = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1');
  const jpeg = await photo({ width: 90, height: 60 });
  const comment = Buffer.from('\xff\xfe\x00\x16GPS: 25.448N 78.568E', 'latin1');
  await put(site, 'place.png', await pngWithText('Raw profile type exif', profile));
  await put(site, 'comment.jpg', Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]));
  await put(site, 'author.png', await pngWithText('Author', 'Priya'));
  for (const format of ['png', 'webp'] as const)
    await put(site, `film.${format}`, Buffer.concat([await noise(30, 20).toFormat(format).toBuffer(), film]));
  // What a program writes by habit tells nobody anything.
  await put(site, 'drawn.png', await pngWithText('Software', 'Editor'));
  expect(await refused()).toEqual({
    'place.png': 'it still tells where it was taken (GPS)',
    'comment.jpg': 'it still tells where it was taken (GPS)',
    'author.png': 'it still carries what the camera or a program wrote into it (tEXt)',
    'film.png': 'it hides something behind the picture, such as a short film',
    'film.webp': 'it hides something behind the picture, such as a short film',
  });
});

test('photos and films that no command looks at, for they go out all the same', async () => {
  const phone = await photo({ phone: true, width: 90, height: 60 });
  // As Android keeps what was deleted, and its small copies; as a copy that never finished is called.
  await put(site, '.trashed-1790000000-IMG_5.jpg', phone);
  await put(site, '.thumbnails/5.jpg', phone);
  await put(site, 'IMG_6.jpg.part', phone);
  await put(site, '.VID_7', Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1'));
  // Nothing of the kind, and what an editor keeps of a file that is open.
  await put(site, '.well-known/assetlinks.json', '[]');
  await put(site, '.DS_Store', 'Bud1');
  await symlink('nowhere', join(site, '.#index.html'));
  const place = expect.stringMatching(/GPS and EXIF/) as string;
  expect(await refused()).toEqual({
    '.trashed-1790000000-IMG_5.jpg': place,
    '.thumbnails/5.jpg': place,
    'IMG_6.jpg.part': place,
    '.VID_7': expect.stringMatching(/^it is a film/),
  });
});

test('too heavy, too wide, cut off, with a film behind it, or of a kind that browsers do not show', async () => {
  await put(site, 'heavy.jpg', await noise(1200, 1200).jpeg({ quality: 95 }).toBuffer());
  await put(
    site,
    'wide.avif',
    await sharp({ create: { width: 1921, height: 40, channels: 3, background: 'red' } })
      .avif()
      .toBuffer(),
  );
  const whole = await photo({ width: 300, height: 300 });
  await put(site, 'cut.jpg', whole.subarray(0, whole.length - 100));
  await put(site, 'live.jpg', Buffer.concat([whole, Buffer.from('ftypqt  film')]));
  await copyFile(HEIC, join(site, 'renamed.jpg'));
  await put(site, 'words.jpg', 'no picture');
  expect(await refused()).toEqual({
    'heavy.jpg': expect.stringMatching(/^it weighs \d+ KB, more than 400 KB$/),
    'wide.avif': 'it is 1921 pixels wide, more than the 1920 that the site ever shows',
    'cut.jpg': 'its end is missing',
    'live.jpg': 'something is hidden behind the picture (12 bytes)',
    'renamed.jpg': 'it is no picture that browsers show (HEIC)',
    'words.jpg': 'it is no picture that browsers show (not readable)',
  });
});

test('copies of originals: byte for byte, without metadata, and of pictures in originals/', async () => {
  const source = join(root, 'src/content/gallery/portfolio/01-first.jpg');
  await mkdir(join(site, '_astro'));
  await copyFile(source, join(site, '_astro/copy.jpg'));
  await put(site, 'lossless.png', await sharp(source).png().toBuffer());
  await put(site, 'moved.jpg', await photo({ seed: 30 }));
  await put(root, 'originals/portfolio/IMG_7.jpg', await photo({ seed: 30 }));
  expect(await refused()).toEqual({
    '_astro/copy.jpg': 'it is a copy of the original 01-first.jpg',
    'lossless.png': 'it is a copy of the original 01-first.jpg',
    'moved.jpg': 'it is a copy of the original IMG_7.jpg',
  });
});

test('originals that cannot be read make nobody else’s picture suspicious', async () => {
  const innocent = await photo({ width: 300, height: 200, seed: 5 });
  await put(site, 'innocent.jpg', innocent);
  const torn = await photo({ width: 300, height: 200, seed: 6 });
  // Its size can be read, its pixels cannot.
  await copyFile(HEIC, await put(root, 'originals/portfolio/IMG_1.heic', ''));
  const size = await sharp(HEIC).metadata();
  await put(site, 'same-size.jpg', await photo({ width: size.width, height: size.height, seed: 8 }));
  await put(root, 'originals/portfolio/IMG_2.png', (await sharp(torn).png().toBuffer()).subarray(0, 300));
  await put(root, 'originals/portfolio/IMG_3.jpg', 'no picture');
  await symlink('nowhere', join(root, 'originals/portfolio/IMG_4.jpg'));
  await symlink('nowhere', join(root, 'src/content/gallery/portfolio/IMG_5.jpg'));
  expect(await refused()).toEqual({});
  // Its bytes still count.
  await copyFile(join(root, 'originals/portfolio/IMG_2.png'), join(site, 'copy.png'));
  expect((await refused())['copy.png']).toMatch(/copy of the original IMG_2\.png|cannot be read/);
});

test('what was sound in an earlier build is refused all the same when its original comes, or other bytes have its name', async () => {
  const shot = await photo({ width: 320, height: 240, seed: 40 });
  const path = await put(site, '_astro/a.jpg', await sharp(shot).jpeg({ quality: 70 }).toBuffer());
  expect(await refused()).toEqual({});
  expect(await refused()).toEqual({});
  await put(root, 'originals/portfolio/IMG_9.png', await sharp(path).png().toBuffer());
  expect(await refused()).toEqual({ '_astro/a.jpg': 'it is a copy of the original IMG_9.png' });
  await put(site, '_astro/a.jpg', await photo({ phone: true, width: 320, height: 240, seed: 41 }));
  expect((await refused())['_astro/a.jpg']).toMatch(/GPS/);
});

test('a picture that was sound is not looked through again, unless the rules have changed', async () => {
  const record = join(root, '.cache/verified-output.txt');
  const path = await put(site, '_astro/a.jpg', await photo({ width: 320, height: 240, seed: 42 }));
  const hash = sha256(await readFile(path));
  await refused();
  expect(await readFile(record, 'utf8')).toContain(`${hash} jpeg 320 240`);
  // Said to be sound: it is not looked at. By other rules: it is.
  const bad = await put(site, '_astro/bad.jpg', 'no picture');
  const [rules = '', ...lines] = (await readFile(record, 'utf8')).split('\n');
  const saying = [...lines, `${sha256(await readFile(bad))} jpeg 10 10`].join('\n');
  await put(root, '.cache/verified-output.txt', `${rules}\n${saying}`);
  expect(await refused()).toEqual({});
  // Another folder than the site's, such as public/, changes nothing in the record.
  await verifyOutput(join(root, 'src'), root);
  expect(await refused()).toEqual({});
  await put(root, '.cache/verified-output.txt', `other\n${saying}`);
  expect(Object.keys(await refused())).toEqual(['_astro/bad.jpg']);
});

test('what is known to be sound is still compared with the sources, and is known by what it holds', async () => {
  const record = verifiedOutputCache();
  const before = Date.now() / 1000 - 120;
  const settle = (path: string) => utimes(path, before, before);
  const published = {
    'a.avif': await noise(300, 200).avif().toBuffer(),
    'a.jpg': await photo({ width: 320, height: 240, seed: 45 }),
  };
  for (const [name, bytes] of Object.entries(published)) await settle(await put(site, name, bytes));
  const rejected = async () => {
    const found = await verifyOutput(site, root, { record, sources: await sourcePicturesOf(root) });
    return Object.fromEntries(found.map(({ file, reason }) => [file, reason]));
  };
  expect(await rejected()).toEqual({});
  // Known by now: none of them is read.
  const read = vi.spyOn(record, 'hash');
  expect(await rejected()).toEqual({});
  expect(read).not.toHaveBeenCalled();
  // The same bytes, and the same pixels in a file of another kind.
  await put(root, 'originals/portfolio/IMG_10.avif', published['a.avif']);
  await put(root, 'originals/portfolio/IMG_11.png', await sharp(published['a.jpg']).png().toBuffer());
  expect(await rejected()).toEqual({
    'a.avif': 'it is a copy of the original IMG_10.avif',
    'a.jpg': 'it is a copy of the original IMG_11.png',
  });
  await settle(await put(site, 'a.avif', await photo({ phone: true, width: 320, height: 240, seed: 46 })));
  expect((await rejected())['a.avif']).toMatch(/GPS/);
});

test('a record that cannot be written loses time and nothing else', async () => {
  await rm(join(root, '.cache'), { recursive: true, force: true });
  await put(root, '.cache', 'a file where the folder would be');
  await put(site, '_astro/a.jpg', await photo({ width: 320, height: 240, seed: 43 }));
  expect(await refused()).toEqual({});
});

test('what was sound a moment ago is not read again while it is the same file, whatever its folder', async () => {
  const clean = await put(site, 'clean.jpg', await photo({ width: 400, height: 300 }));
  const phone = await photo({ phone: true, width: 400, height: 300 });
  const taken = await put(site, 'taken.jpg', phone);
  const stateOf = (path: string) => contentState(path)?.state;
  await vi.waitUntil(() => [clean, taken].every(stateOf));
  // As if it had been found sound.
  const sound: SoundFiles = new Set([stateOf(taken)!]);
  const rejected = async () => (await verifyOutput(site, root, { sound })).map(({ file }) => file);
  await mkdir(join(site, 'other'));
  await rename(taken, join(site, 'other/taken.jpg'));
  expect(await rejected()).toEqual([]);
  expect(sound).toContain(stateOf(clean));
  await put(site, 'other/taken.jpg', phone);
  expect(await rejected()).toEqual(['other/taken.jpg']);
});

test('a picture is read again in the next build when it was written since, whatever its name', async () => {
  const record = join(root, '.cache/verified-output.txt');
  const path = await put(site, 'a.jpg', await photo({ width: 400, height: 300, seed: 44 }));
  await refused();
  // It may not have reached the disk yet.
  expect(await readFile(record, 'utf8')).not.toContain('file:');
  const before = Date.now() / 1000 - 120;
  await utimes(path, before, before);
  await refused();
  const { state } = contentState(path)!;
  expect(await readFile(record, 'utf8')).toContain(`file:${state} ${sha256(await readFile(path))}`);
  // Said to be another picture, which was sound: it is not read. Written since, it is.
  const other = await put(site, 'other.jpg', await photo({ width: 400, height: 300, seed: 45 }));
  await refused();
  const phone = await photo({ phone: true, width: 400, height: 300 });
  await writeFile(path, phone);
  await utimes(path, before, before);
  const saying = `file:${contentState(path)!.state} ${sha256(await readFile(other))}`;
  await writeFile(record, `${await readFile(record, 'utf8')}\n${saying}`);
  expect(await refused()).toEqual({});
  await link(path, join(site, 'b.jpg'));
  expect(await refused()).toEqual({});
  await writeFile(path, phone);
  expect(Object.keys(await refused())).toEqual(['a.jpg', 'b.jpg']);
});
