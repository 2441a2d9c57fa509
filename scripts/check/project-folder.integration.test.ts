import { spawnSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folder, photo, project, put } from '../../tests/fixtures/content-project.ts';
import { checkContent } from './content.ts';
import { checkProjectFolder } from './project-folder.ts';

let root: string;
const git = (...words: string[]) => spawnSync('git', words, { cwd: root });
const phone = () => photo({ phone: true, width: 90, height: 60 });

beforeEach(async () => {
  root = await folder();
});
afterEach(() => rm(root, { recursive: true }));

test('a photo that git has, or would take, is told with its place; what git ignores is not', async () => {
  git('init', '-q');
  await put(root, '.gitignore', 'originals/\n');
  await put(root, 'IMG_root.jpg', await phone());
  await put(root, 'docs/पिता 1.jpg', await phone());
  git('add', 'docs');
  await put(root, 'originals/IMG_1.jpg', await phone());
  await put(root, 'tests/fixtures/phone.jpg', await phone());
  await put(root, 'src/content/gallery/portfolio/01-a.jpg', await phone());
  await put(root, 'src/images/safe.jpg', await photo({ width: 90, height: 60 }));
  await put(root, 'letter.pdf', '%PDF-1.7\0');
  const problems = await checkProjectFolder(root);
  expect(problems.map(({ file }) => file)).toEqual(['IMG_root.jpg', 'docs/पिता 1.jpg']);
  expect(problems[0]).toMatchObject({
    level: 'error',
    cause: expect.stringContaining('IMG_root.jpg still tells where it was taken (GPS). No page shows it') as string,
    remedy: 'Move it into a gallery and run `npm run photos`, or move it out of the project’s folder.',
  });
});

test.each([
  ['photos.zip', () => Buffer.from('PK\x03\x04\0\0', 'latin1')],
  ['IMG_1.MOV', () => Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1')],
  [
    'a.DNG',
    async () =>
      sharp(await phone())
        .withXmp('<rdf:Description exif:GPSLatitude="25,26.9N"/>')
        .tiff()
        .toBuffer(),
  ],
])('of %s, which no command hangs, nothing is said but where to move it', async (file, bytes) => {
  git('init', '-q');
  await put(root, file, await bytes());
  expect(await checkProjectFolder(root)).toEqual([
    expect.objectContaining({ file, remedy: 'Move it out of the project’s folder.' }),
  ]);
});

test('an original that git has is taken out of git, not hung again', async () => {
  git('init', '-q');
  await put(root, '.gitignore', 'originals/\n');
  await put(root, 'originals/portfolio/IMG_1.jpg', await phone());
  git('add', '-f', 'originals/portfolio/IMG_1.jpg');
  const [problem] = await checkProjectFolder(root);
  const [, command = ''] = /run `git (.*)`/.exec(problem?.remedy ?? '') ?? [];
  expect(command).toBe('rm -r --cached originals');
  expect(problem?.remedy).not.toMatch(/gallery|npm run photos/);
  git(...command.split(' '));
  expect(await checkProjectFolder(root)).toEqual([]);
  expect(await readFile(join(root, 'originals/portfolio/IMG_1.jpg'))).toEqual(await phone());
});

test('the check tells of it', async () => {
  const whole = await project();
  spawnSync('git', ['init', '-q'], { cwd: whole });
  await put(whole, 'IMG_root.jpg', await phone());
  const { problems } = await checkContent(whole);
  expect(problems.filter(({ level }) => level === 'error').map(({ file }) => file)).toEqual(['IMG_root.jpg']);
  await rm(whole, { recursive: true });
});

test('a folder without git tells nothing', async () => {
  await put(root, 'IMG_root.jpg', await phone());
  expect(await checkProjectFolder(root)).toEqual([]);
});

test('the project’s own pictures tell nothing of a place', async () => {
  expect(await checkProjectFolder(process.cwd())).toEqual([]);
});
