/** What the hook says of files that are staged in a real repository. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { HEIC, photo, put } from '../../tests/fixtures/content-project.ts';
import { PROJECT } from '../../tests/fixtures/project-root.ts';
import { isolateGit, workTree, type WorkTree } from '../../tests/fixtures/temporary-repository.ts';
import { refuseStaged } from './staged-pictures.ts';

const PICTURE = 'src/content/gallery/portfolio/02-name.jpg';

isolateGit();

let root: string;
let git: WorkTree['git'];
beforeEach(async () => {
  ({ folder: root, git } = await workTree());
  return () => rm(root, { recursive: true, force: true });
});

/** All that is said of what is staged; nothing where the commit may be made. */
const said = async () => (await refuseStaged(root)).map((line) => `${line}\n`).join('');

test('photos with their place in the content are refused, by name and with what to do', async () => {
  await put(root, PICTURE, await photo({ phone: true, width: 90, height: 60 }));
  await put(root, 'src/content/pictures/a#ब.HEIC', await readFile(HEIC));
  git('add', '-A');
  expect(await said()).toBe(
    'Not committed, for 2 files must not be published:\n' +
      `  ${PICTURE} still tells where it was taken (GPS).\n` +
      '  src/content/pictures/a#ब.HEIC still tells where it was taken (GPS).\n' +
      'Run `npm run photos`, then `git add -A src/content`, and commit again.\n' +
      'What it leaves where it was: move it out of the project’s folder.\n',
  );
});

test('a photo with its place in public is refused, where no command makes it safe', async () => {
  await put(root, 'public/owner.jpg', await photo({ phone: true, width: 90, height: 60 }));
  git('add', '-A');
  const refusal = await said();
  expect(refusal).toContain('  public/owner.jpg: it still carries GPS and EXIF, the place where it was taken.');
  expect(refusal).toContain('The folder public is sent out as it is. Move the picture to src/content/pictures or into');
  expect(refusal).not.toContain('npm run photos');
  // What is staged stays so when the file is moved.
  expect(refusal).toContain('\nThen `git add -A`, and commit again.\n');
  await rm(join(root, 'public/owner.jpg'));
  expect(await said()).toBe(refusal);
  git('add', '-A');
  expect(await said()).toBe('');
});

/** A file of each kind that may lie in `public/` and is no picture. */
const ICON = Buffer.from('000001000100', 'hex');
const FONT = Buffer.from('wOF2\0\x01\0\0', 'latin1');
const FILM = Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1');

test('what the check and the build let pass in public passes', async () => {
  await put(root, 'public/prices.pdf', '%PDF-1.7\0');
  await put(root, 'public/favicon.ico', Buffer.concat([ICON, Buffer.alloc(80)]));
  await put(root, 'public/fonts/name.woff2', Buffer.concat([FONT, Buffer.alloc(80)]));
  await put(root, 'public/robots.txt', 'User-agent: *\n');
  await put(
    root,
    'public/logo.png',
    await sharp(await photo({ width: 90, height: 60 }))
      .png()
      .toBuffer(),
  );
  await put(root, 'public/IMG_6.jpg.json', '{ "geoData": { "latitude": 0.0, "longitude": 0.0 } }');
  git('add', '-A');
  expect(await said()).toBe('');
});

test('what they refuse there is refused in their words, with what helps', async () => {
  const source = await photo({ width: 90, height: 60 });
  await put(root, PICTURE, source);
  await put(root, 'public/copy.jpg', source);
  await put(root, 'public/film.mp4', FILM);
  await put(root, 'public/photos.zip', 'PK\x03\x04\0\0');
  await put(root, 'public/IMG_5.jpg.json', '{ "geoData": { "latitude": 25.448, "longitude": 78.57 } }');
  await put(root, 'public/empty.jpg', '');
  git('add', '-A');
  // A note counts as it is staged.
  await rm(join(root, 'public/IMG_5.jpg.json'));
  const refusal = await said();
  expect(refusal).toContain('for 5 files must not be published:');
  for (const line of [
    '  public/copy.jpg: it is a copy of the original 02-name.jpg.\n',
    '  public/film.mp4: it is a film or a recording, and these tell where they were taken.\n',
    '  public/photos.zip: it is an archive or an office document,',
    '  public/IMG_5.jpg.json: it tells where a photo was taken.\n',
    '  public/empty.jpg: it is no picture that browsers show (EMPTY).\n',
    'as it is. Move the film out of the project’s folder: a page can lead to it where it is published',
    'A document can go out as a PDF.\n',
    'or delete it: no page needs it.\n',
    '\nPut the whole file in its place, or delete it.\n',
  ])
    expect(refusal).toContain(line);
  expect(refusal).not.toContain('npm run photos');
});

test('a photo with its place that is hidden in public is refused', async () => {
  await put(root, 'public/.trashed-1-IMG.jpg', await photo({ phone: true, width: 90, height: 60 }));
  git('add', '-A');
  expect(await said()).toMatch(/ {2}public\/\.trashed-1-IMG\.jpg: .*\bGPS\b.*, the place where it was taken\./);
});

test.each(['IMG_root.jpg', 'docs/पिता.jpg', 'phone', 'src/images/x.jpg'])(
  'a photo with its place is refused wherever it lies: %s',
  async (path) => {
    await put(root, path, await photo({ phone: true, width: 90, height: 60 }));
    git('add', '-A');
    const refusal = await said();
    expect(refusal).toContain(`  ${path} still tells where it was taken (GPS).`);
    expect(refusal).toContain(
      'move it into a gallery and run `npm run photos`, or move it out of the project’s folder.',
    );
    expect(refusal).not.toContain('git add -A src/content');
  },
);

test('what counts is what is staged, not what lies in the folder', async () => {
  await put(root, PICTURE, await photo({ phone: true, width: 90, height: 60 }));
  git('add', '-A');
  await put(root, PICTURE, await photo({ width: 90, height: 60 }));
  expect(await said()).toContain('one file must not be published');
  git('add', '-A');
  await put(root, PICTURE, await photo({ phone: true, width: 90, height: 60 }));
  expect(await said()).toBe('');
});

test('a renamed, an empty and a deleted file, texts, safe pictures and those of tests pass', async () => {
  await put(root, PICTURE, await photo({ width: 90, height: 60 }));
  await put(root, 'src/content/en/home.yaml', 'title: नमस्ते\n');
  await put(root, 'public/favicon.svg', await readFile(join(PROJECT, 'public/favicon.svg')));
  await put(root, 'src/content/gallery/empty.jpg', '');
  await put(root, 'docs/safe.jpg', await photo({ width: 90, height: 60 }));
  await put(root, 'docs/letter.pdf', '%PDF-1.7\0');
  await put(root, 'docs/place.json', '{ "latitude": 25.448 }');
  await put(root, 'tests/fixtures/phone.jpg', await photo({ phone: true, width: 90, height: 60 }));
  git('add', '-A');
  expect(await said()).toBe('');
  git('commit', '-m', 'Hang a photo');
  git('mv', PICTURE, PICTURE.replace('02', '03'));
  expect(await said()).toBe('');
  git('commit', '-m', 'Hang a photo');
  git('rm', '-q', PICTURE.replace('02', '03'));
  expect(await said()).toBe('');
});

test('a film is refused', async () => {
  await put(root, PICTURE.replace('jpg', 'mp4'), Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'));
  git('add', '-A');
  expect(await said()).toMatch(/02-name.mp4 is a film, and films tell where they were taken/);
});

test('an archive is refused wherever it lies', async () => {
  await put(root, 'photos.zip', 'PK\x03\x04\0\0');
  git('add', '-A');
  const refusal = await said();
  expect(refusal).toContain('photos.zip is no photo, and may tell where it was made.');
});

test('of a film beside the content nothing is said but where to move it', async () => {
  await put(root, 'IMG_1.MOV', FILM);
  git('add', '-A');
  const refusal = await said();
  expect(refusal).toContain('IMG_1.MOV is a film');
  expect(refusal).toContain('an archive or a camera’s raw file safe: move it out of the project’s folder.');
  expect(refusal).not.toContain('npm run photos');
});

test('an original is taken out of git, not hung again', async () => {
  await put(root, 'originals/portfolio/IMG_1.jpg', await photo({ phone: true, width: 90, height: 60 }));
  git('add', '-f', 'originals');
  const refusal = await said();
  expect(refusal).toContain('  originals/portfolio/IMG_1.jpg still tells where it was taken (GPS).');
  expect(refusal).toContain('run `git rm -r --cached originals`, which takes them out of git');
  expect(refusal).not.toContain('gallery');
  git('rm', '-r', '--cached', 'originals');
  expect(await said()).toBe('');
});

test('what programs write beside a photo is refused where it tells the place', async () => {
  const folder = PICTURE.replace(/[^/]*$/, '');
  await put(root, `${folder}IMG_5.jpg.json`, '{ "geoData": { "latitude": 25.448, "longitude": 78.57 } }');
  await put(root, `${folder}IMG_5.xmp`, '<rdf:Description exif:GPSLatitude="25,26.9N"/>');
  await put(root, `${folder}IMG_6.jpg.json`, '{ "geoData": { "latitude": 0.0, "longitude": 0.0 } }');
  await put(root, 'src/content/studio.yaml', 'coordinates:\n  latitude: 25.448\n');
  git('add', '-A');
  const refusal = await said();
  expect(refusal).toContain('for 2 files must not be published');
  for (const name of ['IMG_5.jpg.json', 'IMG_5.xmp'])
    expect(refusal).toContain(`${folder}${name} still tells where it was taken (GPS).`);
});

test('files of the computer’s own pass, as they pass the check', async () => {
  const thumbnails = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
  for (const name of ['Thumbs.db', '.DS_Store', '._IMG_5.jpg'])
    await put(root, PICTURE.replace(/[^/]*$/, name), thumbnails);
  git('add', '-A');
  expect(await said()).toBe('');
});

test('a photo under such a name is refused', async () => {
  await put(root, PICTURE.replace(/[^/]*$/, '._IMG_5.jpg'), await photo({ phone: true, width: 90, height: 60 }));
  git('add', '-A');
  expect(await said()).toContain('._IMG_5.jpg still tells where');
});
