/** Builds that were killed: what they leave, and what the next one makes of it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BuildableProject, page, PAGE } from '../../tests/fixtures/buildable-project.ts';
import { photo, put } from '../../tests/fixtures/content-project.ts';
import { PROJECT } from '../../tests/fixtures/project-root.ts';

/** Pictures of a page: some are encoded when a build of them is killed, and some are not. */
const MANY = 10;

let built: BuildableProject;
let root: string;

// One real project for all tests: each leaves it as it found it.
beforeAll(async () => {
  built = await BuildableProject.make();
  ({ root } = built);
  expect(await built.build()).toBe(true);
});
afterAll(() => built.remove());

test('a build that is killed leaves dist/ as it was, and the next one waits for what it left running', async () => {
  const before = await built.dist();
  const command = spawn(process.execPath, [join(PROJECT, 'scripts/build/main.ts'), '--silent'], {
    cwd: root,
    env: { ...process.env, SAYS: 'killed' },
    stdio: 'ignore',
  });
  const watcher = watch(root, (_, name) => {
    if (name === '.dist-next') command.kill('SIGKILL');
  });
  await once(command, 'close');
  watcher.close();
  expect(command.signalCode).toBe('SIGKILL');
  expect(await built.dist()).toEqual(before);
  expect(await built.build('three')).toBe(true);
  expect(await built.html()).toContain('<p>three</p>');
  expect(await built.leftovers()).toEqual([]);
});

test('what was encoded when everything was killed is not encoded again', async () => {
  const folder = join(root, '.cache/astro/assets');
  await mkdir(folder, { recursive: true });
  const encoded = async () => (await readdir(folder)).filter((name) => name.startsWith('many-'));
  for (let seed = 1; seed <= MANY; seed += 1)
    await put(root, `src/assets/many-${seed}.jpg`, await photo({ width: 600, height: 800, seed: 60 + seed }));
  const images = `const found = Object.values(import.meta.glob('../assets/many-*.jpg', { eager: true }));
const many = await Promise.all(found.map(({ default: src }) => getImage({ src, width: 500, format: 'avif' })));`;
  await put(root, PAGE, page(images, '{many.map(({ src }) => <img src={src} alt="" />)}'));
  // A group of its own, so that Astro's process dies with it, as when a computer is switched off.
  const command = spawn(process.execPath, [join(PROJECT, 'scripts/build/main.ts'), '--silent'], {
    cwd: root,
    stdio: 'ignore',
    detached: true,
  });
  const watcher = watch(folder, () => {
    encoded()
      .then((names) => names.length > 2 && process.kill(-command.pid!, 'SIGKILL'))
      // It may be gone by then.
      .catch(() => undefined);
  });
  await once(command, 'close');
  watcher.close();
  const before = await encoded();
  expect(before.length).toBeLessThan(MANY);
  const times = () => Promise.all(before.map(async (name) => (await stat(join(folder, name))).mtimeMs));
  const first = await times();
  expect(await built.build()).toBe(true);
  expect(await encoded()).toHaveLength(MANY);
  // Two at once are written: those may be half, and are made anew.
  const second = await times();
  expect(second.filter((time, at) => time === first[at]).length).toBeGreaterThanOrEqual(before.length - 2);
  await put(root, PAGE, page('', ''));
  await rm(join(root, 'src/assets'), { recursive: true });
});

test('a build that died between the two renamings is put right by the next, even by one that fails', async () => {
  const before = await built.dist();
  await rename(join(root, 'dist'), join(root, '.dist-last'));
  await mkdir(join(root, '.dist-next'));
  const yaml = await put(root, 'src/content/gallery/portfolio/02-x.yaml', 'x');
  expect(await built.build()).toBe(false);
  expect(await built.dist()).toEqual(before);
  expect(await built.leftovers()).toEqual([]);
  await rm(yaml);
});

test('a half-written picture in the cache of a build that was killed is not published', async () => {
  const assets = join(root, '.cache/astro/assets');
  const [name = ''] = await readdir(join(root, 'dist/_astro'));
  const whole = await readFile(join(assets, name));
  await truncate(join(assets, name), Math.floor(whole.length / 2));
  await put(
    root,
    '.local/build.lock',
    JSON.stringify({ pid: 2 ** 30, host: 'gone', boot: 0, since: Date.now() - 60_000 }),
  );
  expect(await built.build()).toBe(true);
  expect(await readFile(join(root, 'dist/_astro', name))).toEqual(whole);
});
