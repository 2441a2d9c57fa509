/** The hook in a real repository, run by git itself. What it says of each file is staged-pictures' own test. */
import { chmod, cp, mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { photo, put } from '../../tests/fixtures/content-project.ts';
import { PROJECT } from '../../tests/fixtures/project-root.ts';
import { isolateGit, workTree, type WorkTree } from '../../tests/fixtures/temporary-repository.ts';
import { installHooks } from './install.ts';

const PICTURE = 'src/content/gallery/portfolio/02-name.jpg';

isolateGit();

let repository: string;
let git: WorkTree['git'];
const commit = () => git('commit', '-m', 'Hang a photo');

/** A repository with the project's scripts in it, in the folder `within`. */
async function begin(within = ''): Promise<string> {
  ({ folder: repository, git } = await workTree());
  const root = join(repository, within);
  await mkdir(root, { recursive: true });
  const filter = (path: string) => !path.includes('.test.');
  for (const part of ['scripts', 'src/shared'])
    await cp(join(PROJECT, part), join(root, part), { recursive: true, filter });
  await put(root, 'package.json', '{ "type": "module" }');
  await symlink(join(PROJECT, 'node_modules'), join(root, 'node_modules'));
  await put(repository, '.gitignore', 'node_modules\n');
  expect((await installHooks(root)).done).toBe(true);
  return root;
}

afterEach(() => rm(repository, { recursive: true, force: true }));

test('a photo with its place is refused, by name and with what to do; made safe it passes', async () => {
  const root = await begin();
  const safe = await photo({ width: 90, height: 60 });
  const unsafe = await photo({ phone: true, width: 90, height: 60 });
  await put(root, PICTURE, unsafe);
  git('add', '-A');
  const { status, said } = commit();
  expect(status).toBe(1);
  expect(said).toContain('Not committed, for one file must not be published:\n');
  expect(said).toContain(`${PICTURE} still tells where it was taken (GPS).`);
  expect(said).toContain('Run `npm run photos`, then `git add -A src/content`, and commit again.');
  await put(root, PICTURE, safe);
  git('add', '-A');
  expect(commit()).toMatchObject({ status: 0 });
  // `commit -a` stages what lies in the folder, in an index of its own.
  await put(root, PICTURE, unsafe);
  expect(git('commit', '-a', '-m', 'Change it').status).toBe(1);
  // A photo that is taken down is none to look at.
  git('rm', '-q', '-f', PICTURE);
  expect(commit().status).toBe(0);
});

test('it runs where git writes texts with CRLF, as on Windows', async () => {
  const root = await begin();
  await cp(join(PROJECT, '.gitattributes'), join(root, '.gitattributes'));
  git('add', '-A');
  expect(commit().status).toBe(0);
  git('config', 'core.autocrlf', 'true');
  await rm(join(root, 'scripts/hooks'), { recursive: true });
  expect(git('checkout', '--', 'scripts/hooks').status).toBe(0);
  await put(root, PICTURE, await photo({ phone: true, width: 90, height: 60 }));
  git('add', '-A');
  expect(commit().said).toContain('Not committed, for one file must not be published:\n');
});

test('one is enough to be looked at, wherever it lies: a note in public, a photo anywhere', async () => {
  const root = await begin();
  git('add', '-A');
  // Texts outside the content and public: the shell has nothing to look at.
  expect(commit()).toMatchObject({ status: 0 });
  for (const [path, data, sentence] of [
    ['public/IMG_5.jpg.json', '{ "geoData": { "latitude": 25.448 } }', 'it tells where a photo was taken'],
    ['docs/पिता', await photo({ phone: true, width: 90, height: 60 }), 'still tells where it was taken'],
  ] as const) {
    await put(root, path, data);
    git('add', '-A');
    const { status, said } = commit();
    expect(status).toBe(1);
    expect(said).toContain(path);
    expect(said).toContain(sentence);
    git('rm', '-q', '-f', path);
  }
});

test('without node_modules the commit passes, and that is said', async () => {
  const root = await begin();
  await rm(join(root, 'node_modules'));
  await put(root, PICTURE, await photo({ phone: true, width: 90, height: 60 }));
  git('add', '-A');
  const { status, said } = commit();
  expect(status).toBe(0);
  expect(said).toContain('not looked at, because node_modules is missing: run `npm ci` once.');
});

test('on Windows it runs the program itself, not what npm puts beside it', async () => {
  const root = await begin();
  await rm(join(root, 'node_modules'));
  for (const [path, text] of [
    ['node/bin/node.exe', '#!/bin/sh\necho "node.exe runs $1" >&2\nexit 1\n'],
    ['.bin/node', '#!/bin/sh\nexec node_modules/node/bin/node "$@"\n'],
    ['node/bin/node', 'This file intentionally left blank'],
  ] as const)
    await chmod(await put(root, `node_modules/${path}`, text), 0o755);
  await put(root, PICTURE, await photo({ width: 90, height: 60 }));
  git('add', '-A');
  expect(commit()).toMatchObject({
    status: 1,
    said: expect.stringContaining('node.exe runs scripts/hooks/') as string,
  });
});

test('a project in a folder of a larger repository', async () => {
  const root = await begin('site');
  await put(root, PICTURE, await photo({ phone: true, width: 90, height: 60 }));
  git('add', '-A');
  const { status, said } = commit();
  expect(status).toBe(1);
  expect(said).toContain(`  ${PICTURE} still tells`);
});

test('a merge that brings a photo with its place is refused, and made safe it is finished by a commit', async () => {
  const root = await begin();
  git('add', '-A');
  expect(commit().status).toBe(0);
  git('checkout', '-q', '-b', 'other');
  await put(root, PICTURE, await photo({ phone: true, width: 90, height: 60 }));
  git('add', '-A');
  git('commit', '-q', '--no-verify', '-m', 'Hang a photo');
  git('checkout', '-q', '-');
  await put(root, 'notes.txt', 'x');
  git('add', '-A');
  expect(commit().status).toBe(0);
  const { status, said } = git('merge', '--no-edit', 'other');
  expect(status).not.toBe(0);
  expect(said).toContain(`${PICTURE} still tells where it was taken (GPS).`);
  expect(said).toContain('and commit again.');
  await put(root, PICTURE, await photo({ width: 90, height: 60 }));
  git('add', '-A', 'src/content');
  expect(git('commit', '--no-edit').status).toBe(0);
  expect(git('log', '-1', '--format=%p').said.trim().split(' ')).toHaveLength(2);
});
