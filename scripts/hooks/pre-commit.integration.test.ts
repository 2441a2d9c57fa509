/** The hook in a real repository, run by git itself. */
import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { folder, HEIC, photo, PROJECT, put } from '../../tests/fixtures/small-project.ts';
import { installHooks } from './install.ts';

const PICTURE = 'src/content/gallery/portfolio/02-name.jpg';
/** Settings of the tests alone, whatever the computer's git is set to. */
const GIT_ENV = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_DIR: undefined,
  GIT_INDEX_FILE: undefined,
};

let repository: string;
const git = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: repository, encoding: 'utf8', env: GIT_ENV });
  return { status, said: `${stdout}${stderr}` };
};
const commit = () => git('commit', '-m', 'Hang a photo');

/** A repository with the project's scripts in it, in the folder `within`. */
async function begin(within = ''): Promise<string> {
  repository = await folder();
  const root = join(repository, within);
  await mkdir(root, { recursive: true });
  git('init', '-q');
  git('config', 'user.name', 'Owner');
  git('config', 'user.email', 'owner@example.org');
  for (const part of ['scripts', 'src/shared']) await cp(join(PROJECT, part), join(root, part), { recursive: true });
  await put(root, 'package.json', '{ "type": "module" }');
  await symlink(join(PROJECT, 'node_modules'), join(root, 'node_modules'));
  await put(repository, '.gitignore', 'node_modules\n');
  expect((await installHooks(root)).done).toBe(true);
  return root;
}

let root: string;
beforeEach(async () => {
  root = await begin();
  return () => rm(repository, { recursive: true, force: true });
});

test('a photo with its place is refused, by name and with what to do; made safe it passes', async () => {
  await put(root, PICTURE, await photo({ phone: true, width: 90, height: 60 }));
  await put(root, 'src/content/pictures/a#ब.HEIC', await readFile(HEIC));
  git('add', '-A');
  const { status, said } = commit();
  expect(status).toBe(1);
  expect(said).toContain('Not committed, for 2 files must not be published:');
  expect(said).toContain(`${PICTURE} still tells where it was taken (GPS).`);
  expect(said).toContain('src/content/pictures/a#ब.HEIC still tells where it was taken (GPS).');
  expect(said).toContain('Run `npm run photos`, then `git add -A src/content`, and commit again.');
  await rm(join(root, 'src/content/pictures'), { recursive: true });
  await put(root, PICTURE, await photo({ width: 90, height: 60 }));
  git('add', '-A');
  expect(commit().status).toBe(0);
});

test('a photo with its place in public is refused, where no command makes it safe', async () => {
  await put(root, 'public/owner.jpg', await photo({ phone: true, width: 90, height: 60 }));
  git('add', '-A');
  const { status, said } = commit();
  expect(status).toBe(1);
  expect(said).toContain('  public/owner.jpg: it still carries GPS and EXIF, the place where it was taken.');
  expect(said).toContain('The folder public is sent out as it is. Move the picture to src/content/pictures or into');
  expect(said).not.toContain('npm run photos');
  // What is staged stays so when the file is moved.
  expect(said).toContain('\nThen `git add -A`, and commit again.\n');
  await rm(join(root, 'public/owner.jpg'));
  expect(commit().status).toBe(1);
  git('add', '-A');
  expect(commit().said).not.toContain('owner.jpg');
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
  expect(commit()).toMatchObject({ status: 0 });
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
  const { status, said } = commit();
  expect(status).toBe(1);
  expect(said).toContain('for 5 files must not be published:');
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
    expect(said).toContain(line);
  expect(said).not.toContain('npm run photos');
});

test('a photo with its place that is hidden in public is refused', async () => {
  await put(root, 'public/.trashed-1-IMG.jpg', await photo({ phone: true, width: 90, height: 60 }));
  git('add', '-A');
  expect(commit().said).toContain('  public/.trashed-1-IMG.jpg still tells where it was taken (GPS).');
});

test.each(['IMG_root.jpg', 'docs/पिता.jpg', 'phone', 'src/images/x.jpg'])(
  'a photo with its place is refused wherever it lies: %s',
  async (path) => {
    await put(root, path, await photo({ phone: true, width: 90, height: 60 }));
    git('add', '-A');
    const { status, said } = commit();
    expect(status).toBe(1);
    expect(said).toContain(`  ${path} still tells where it was taken (GPS).`);
    expect(said).toContain('move it into a gallery and run `npm run photos`, or move it out of the project’s folder.');
    expect(said).not.toContain('git add -A src/content');
  },
);

test('what counts is what is staged, not what lies in the folder', async () => {
  await put(root, PICTURE, await photo({ phone: true, width: 90, height: 60 }));
  git('add', '-A');
  await put(root, PICTURE, await photo({ width: 90, height: 60 }));
  expect(commit().status).toBe(1);
  git('add', '-A');
  await put(root, PICTURE, await photo({ phone: true, width: 90, height: 60 }));
  expect(commit().status).toBe(0);
  // `commit -a` stages what lies in the folder, in an index of its own.
  expect(git('commit', '-a', '-m', 'Change it').status).toBe(1);
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
  expect(commit().status).toBe(0);
  git('mv', PICTURE, PICTURE.replace('02', '03'));
  expect(commit().status).toBe(0);
  git('rm', '-q', PICTURE.replace('02', '03'));
  expect(commit().status).toBe(0);
});

test('a film is refused', async () => {
  await put(root, PICTURE.replace('jpg', 'mp4'), Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'));
  git('add', '-A');
  expect(commit().said).toMatch(/02-name.mp4 is a film, and films tell where they were taken/);
});

test('an archive is refused wherever it lies', async () => {
  await put(root, 'photos.zip', 'PK\x03\x04\0\0');
  git('add', '-A');
  const { status, said } = commit();
  expect(status).toBe(1);
  expect(said).toContain('photos.zip is no photo, and may tell where it was made.');
});

test('of a film beside the content nothing is said but where to move it', async () => {
  await put(root, 'IMG_1.MOV', FILM);
  git('add', '-A');
  const { status, said } = commit();
  expect(status).toBe(1);
  expect(said).toContain('IMG_1.MOV is a film');
  expect(said).toContain('an archive or a camera’s raw file safe: move it out of the project’s folder.');
  expect(said).not.toContain('npm run photos');
});

test('what programs write beside a photo is refused where it tells the place', async () => {
  const folder = PICTURE.replace(/[^/]*$/, '');
  await put(root, `${folder}IMG_5.jpg.json`, '{ "geoData": { "latitude": 25.448, "longitude": 78.57 } }');
  await put(root, `${folder}IMG_5.xmp`, '<rdf:Description exif:GPSLatitude="25,26.9N"/>');
  await put(root, `${folder}IMG_6.jpg.json`, '{ "geoData": { "latitude": 0.0, "longitude": 0.0 } }');
  await put(root, 'src/content/studio.yaml', 'coordinates:\n  latitude: 25.448\n');
  git('add', '-A');
  const { status, said } = commit();
  expect(status).toBe(1);
  expect(said).toContain('for 2 files must not be published');
  for (const name of ['IMG_5.jpg.json', 'IMG_5.xmp'])
    expect(said).toContain(`${folder}${name} still tells where it was taken (GPS).`);
});

test('files of the computer’s own pass, as they pass the check', async () => {
  const thumbnails = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
  for (const name of ['Thumbs.db', '.DS_Store', '._IMG_5.jpg'])
    await put(root, PICTURE.replace(/[^/]*$/, name), thumbnails);
  git('add', '-A');
  expect(commit()).toMatchObject({ status: 0 });
});

test('a photo under such a name is refused', async () => {
  await put(root, PICTURE.replace(/[^/]*$/, '._IMG_5.jpg'), await photo({ phone: true, width: 90, height: 60 }));
  git('add', '-A');
  expect(commit()).toMatchObject({
    status: 1,
    said: expect.stringContaining('._IMG_5.jpg still tells where') as string,
  });
});

test('without node_modules the commit passes, and that is said', async () => {
  await rm(join(root, 'node_modules'));
  await put(root, PICTURE, await photo({ phone: true, width: 90, height: 60 }));
  git('add', '-A');
  const { status, said } = commit();
  expect(status).toBe(0);
  expect(said).toContain('not looked at, because node_modules is missing: run `npm ci` once.');
});

test('a project in a folder of a larger repository', async () => {
  await rm(repository, { recursive: true });
  root = await begin('site');
  await put(root, PICTURE, await photo({ phone: true, width: 90, height: 60 }));
  git('add', '-A');
  const { status, said } = commit();
  expect(status).toBe(1);
  expect(said).toContain(`  ${PICTURE} still tells`);
});

test('hooks that git runs already keep running; samples, and files that it does not run, are in nobody’s way', async () => {
  git('config', '--unset', 'core.hooksPath');
  const own = await put(repository, '.git/hooks/commit-msg', '#!/bin/sh\n');
  await put(repository, '.git/hooks/pre-push.sample', '#!/bin/sh\n');
  await chmod(own, 0o755);
  expect(await installHooks(root)).toEqual({
    done: false,
    line:
      'This repository has hooks of its own already, in .git/hooks (commit-msg): nothing was changed. ' +
      'Call scripts/hooks/pre-commit from the pre-commit hook there.',
  });
  expect(git('config', 'core.hooksPath').status).toBe(1);
  await chmod(own, 0o644);
  expect((await installHooks(root)).done).toBe(true);
  // Installed once, it may be installed again.
  await chmod(own, 0o755);
  expect((await installHooks(root)).done).toBe(true);
});

const command = (...words: string[]) => {
  const script = join(root, 'scripts/hooks/install.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
    cwd: root,
    encoding: 'utf8',
    env: GIT_ENV,
  });
  return { status, said: `${stdout}${stderr}` };
};

test('a word behind the command installs nothing', () => {
  git('config', '--unset', 'core.hooksPath');
  for (const word of ['--help', '--uninstall', 'foo'])
    expect(command(word)).toEqual({
      status: 1,
      said: `Nothing can stand behind \`npm run hooks\`: what is ${word}?\n`,
    });
  expect(git('config', 'core.hooksPath').status).toBe(1);
});

test('a project without the hook’s file is told in a sentence', async () => {
  git('config', '--unset', 'core.hooksPath');
  await rm(join(root, 'scripts/hooks/pre-commit'));
  const { status, said } = command();
  expect(status).toBe(1);
  expect(said).toBe(
    'Nothing was changed. scripts/hooks/pre-commit is not there, or is a link to nothing. ' +
      'Bring it back, or delete the link, then do this again.\n',
  );
});

test('hooks of another kind are left alone; a folder without git is told', async () => {
  git('config', 'core.hooksPath', '.husky');
  expect(await installHooks(root)).toEqual({
    done: false,
    line: expect.stringContaining('hooks of its own already, in .husky'),
  });
  expect(git('config', 'core.hooksPath').said).toBe('.husky\n');
  await rm(join(root, '.git'), { recursive: true });
  expect(await installHooks(root)).toEqual({ done: false, line: expect.stringContaining('no git repository') });
});
