import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cameraPhoto } from '../../tests/fixtures/camera-photo.ts';
import { photo, project, put } from '../../tests/fixtures/content-project.ts';
import { checkContent } from './content.ts';
import { isSound } from './report.ts';

let root: string;
beforeEach(async () => {
  root = await project();
});
afterEach(() => rm(root, { recursive: true }));

test('what the build would refuse of public/ is refused before it, with advice that helps', async () => {
  await put(root, 'public/robots.txt', 'words');
  await put(root, 'public/me.jpg', await photo({ phone: true }));
  await put(root, 'public/heavy.jpg', await cameraPhoto({ width: 1600, height: 2000 }));
  await symlink('nowhere', join(root, 'public/gone.jpg'));
  const { problems } = await checkContent(root);
  expect(problems.filter(({ file }) => file.startsWith('public/'))).toEqual([
    {
      level: 'error',
      file: 'public/gone.jpg',
      cause: expect.stringMatching(/link to something that is not there/),
      remedy: expect.stringMatching(/delete it/),
    },
    {
      level: 'error',
      file: 'public/heavy.jpg',
      cause: expect.stringMatching(/weighs \d+ KB/),
      remedy: expect.stringMatching(/Move the picture to src\/content/),
    },
    {
      level: 'error',
      file: 'public/me.jpg',
      cause: expect.stringMatching(/the place where it was taken/),
      remedy: expect.stringMatching(/Move the picture to src\/content/),
    },
  ]);
  expect(isSound({ problems, texts: 0, pictures: 0, sizes: new Map() })).toBe(false);
});

test('a file in public/ that the build writes itself is said to go out nowhere', async () => {
  await put(root, 'public/_headers', '/*\n  X-Own: 1\n');
  const { problems } = await checkContent(root);
  expect(problems.filter(({ file }) => file.startsWith('public/'))).toEqual([
    {
      level: 'advice',
      file: 'public/_headers',
      cause: expect.stringMatching(/does not go out: the build writes a _headers of its own/),
      remedy: expect.stringMatching(/^Delete it; .* integrations\/headers\/header-rules\.ts/),
    },
  ]);
});

test('films, archives and notes that tell a place are refused in public/; a PDF and a note without a place pass', async () => {
  const note = (degrees: number) => `{ "geoData": { "latitude": ${degrees}, "longitude": ${degrees} } }`;
  await put(root, 'public/film.mp4', Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ©xyz+25.4484+078.5685/', 'latin1'));
  await put(root, 'public/IMG.jpg.json', note(25.4484));
  await put(root, 'public/photos.zip', 'PK\x03\x04');
  await put(root, 'public/IMG_2.jpg.json', note(0));
  await put(root, 'public/prices.pdf', '%PDF-1.7\0');
  const phone = await photo({ phone: true, width: 90, height: 60 });
  await put(root, 'public/looks.pdf', Buffer.concat([Buffer.from('%PDF-1.7\nstream\n'), phone]));
  await put(root, 'public/Thumbs.db', Buffer.from('d0cf11e0a1b11ae1', 'hex'));
  const { problems } = await checkContent(root);
  const said = problems.filter(({ file }) => file.startsWith('public/'));
  expect(said.map(({ level, file, cause, remedy }) => `${level} ${file} ${cause} ${remedy}`)).toEqual([
    expect.stringMatching(/^error public\/film.mp4 .*it is a film.* Move the film out of the project’s folder/),
    expect.stringMatching(/^error public\/IMG.jpg.json .*it tells where a photo was taken\..* or delete it/),
    expect.stringMatching(/^error public\/looks.pdf .*a photo in it tells where it was taken.* Make the PDF anew/),
    expect.stringMatching(/^error public\/photos.zip .*it is an archive.* Move the file out of the project’s folder/),
  ]);
});

test('a file of settings is refused in public/, where it would go out with its keys; an example passes', async () => {
  await put(root, 'public/.env', 'EMAILJS_PUBLIC_KEY=abc');
  await put(root, 'public/old/.env.local', 'EMAILJS_PUBLIC_KEY=abc');
  await put(root, 'public/.env.example', 'EMAILJS_PUBLIC_KEY=');
  await put(root, 'public/.htaccess', 'Options -Indexes');
  const { problems } = await checkContent(root);
  const said = problems.filter(({ file }) => file.startsWith('public/'));
  expect(said.map(({ level, file, cause, remedy }) => `${level} ${file} ${cause} ${remedy}`)).toEqual([
    expect.stringMatching(/^error public\/\.env .*it is a file of settings.* Move the file out of the folder public/),
    expect.stringMatching(/^error public\/old\/\.env\.local .*it is a file of settings/),
  ]);
});

test('a page of public/ that brings code is refused; a proof of ownership passes', async () => {
  await put(root, 'public/google1234.html', 'google-site-verification: google1234.html');
  await put(root, 'public/offers/menu.HTM', '<p>Menu</p><script>track()</script>');
  const { problems } = await checkContent(root);
  expect(problems.filter(({ file }) => file.startsWith('public/'))).toEqual([
    {
      level: 'error',
      file: 'public/offers/menu.HTM',
      cause: 'This page holds what no page of this site may run or load: track().',
      remedy: 'Take it out, or delete the file.',
    },
  ]);
});

test('without a folder public nothing is said of it; one that cannot be opened is a mistake', async () => {
  const said = async () => (await checkContent(root)).problems.filter(({ file }) => file === 'public');
  await rm(join(root, 'public'), { recursive: true, force: true });
  expect(await said()).toEqual([]);
  await put(root, 'public', 'words');
  expect(await said()).toEqual([
    expect.objectContaining({ level: 'error', cause: 'This should be a folder and is a file.' }),
  ]);
});

test('a picture in a gallery that is a link to nothing is a mistake among others, not the end of the check', async () => {
  await symlink('nowhere', join(root, 'src/content/gallery/portfolio/02-gone.jpg'));
  await put(root, 'src/content/gallery/portfolio/02-gone.yaml', 'image: 02-gone.jpg\nalt: A look that went away\n');
  const { problems } = await checkContent(root);
  expect(problems.filter(({ level }) => level === 'error')).toEqual([
    expect.objectContaining({
      file: 'src/content/gallery/portfolio/02-gone.jpg',
      cause: expect.stringMatching(/what it leads to is not there/),
    }),
  ]);
});
