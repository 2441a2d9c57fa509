import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { BuildableProject, PAGE } from '../../tests/fixtures/buildable-project.ts';
import { put } from '../../tests/fixtures/content-project.ts';
import { PROJECT } from '../../tests/fixtures/project-root.ts';
import { exists } from '../files/exists.ts';
import { isAlive } from '../files/lock.ts';
import { startAstro } from './run-astro.ts';

/** Milliseconds within which Astro goes on when nothing holds it: it takes a few of them. */
const AT_ONCE = 1000;
/** Milliseconds for what takes seconds on a computer that is busy with other things. */
const LONG = { timeout: 60_000 };

const built = await BuildableProject.make();
const { root } = built;
afterAll(() => built.remove());

const ready = () => exists(join(root, 'ready'));
const bundled = () => exists(join(root, 'bundled'));

/** A configuration that leaves a file when Astro is ready, and one when it begins to bundle. */
beforeEach(async () => {
  for (const name of ['ready', 'bundled', 'dist', '.dist-next'])
    await rm(join(root, name), { recursive: true, force: true });
  await writeFile(
    join(root, 'astro.config.mjs'),
    `import { writeFileSync } from 'node:fs';
export default { cacheDir: './.cache/astro', integrations: [{ name: 'traces', hooks: {
  'astro:build:start': ({ logger }) => { writeFileSync('ready', [process.env.ASTRO_TELEMETRY_DISABLED, process.env.NODE_ENV].join()); logger.warn('early'); },
  'astro:build:setup': () => writeFileSync('bundled', ''),
} }] };`,
  );
});

const start = (said: string[] = []) =>
  startAstro({
    root,
    outDir: '.dist-next',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: undefined, NODE_ENV: 'development' },
    args: [],
    say: (line) => said.push(line),
    progress: { picture: () => undefined, end: () => undefined },
  });

test('Astro gets ready, and neither bundles nor speaks before it is let', async () => {
  const said: string[] = [];
  const astro = start(said);
  try {
    await vi.waitUntil(ready, LONG);
    await pause(AT_ONCE);
    expect(await bundled()).toBe(false);
    expect(said).toEqual([]);
    // It sends no figures to its makers, whom nobody has asked, and builds for visitors whatever this shell is set to.
    expect(await readFile(join(root, 'ready'), 'utf8')).toBe('1,production');
    expect(await astro.build()).toBeUndefined();
    expect(await bundled()).toBe(true);
    expect(said).toContain('early');
  } finally {
    await astro.stop();
  }
  expect(await readdir(join(root, '.dist-next'))).toContain('index.html');
});

test.each(['no folder', 'an empty folder'])(
  'of galleries without a photo, in %s, and of no course nothing is said',
  async (kind) => {
    const gallery = join(root, 'src/content/gallery');
    const photos = join(root, 'photos');
    const [config, page] = [join(root, 'src/content.config.ts'), join(root, PAGE)];
    const pageBefore = await readFile(page, 'utf8');
    const [course, courseBefore] = [join(root, 'src/content/course.yaml'), join(root, 'course.yaml')];
    await rename(gallery, photos);
    await rename(course, courseBefore);
    if (kind !== 'no folder') await mkdir(gallery);
    await writeFile(
      config,
      `import { defineCollection } from 'astro/content/config';
import { glob } from 'astro/loaders';
const of = (base, pattern) => defineCollection({ loader: glob({ base, pattern }) });
export const collections = {
  photos: of('./src/content/gallery', '*/*.{yaml,yml,md}'),
  courseFacts: of('./src/content', 'course.yaml'),
  others: of('./src/content/en', 'none.yaml'),
};`,
    );
    await writeFile(
      page,
      `---
import { getCollection } from 'astro:content';
const found = [await getCollection('photos'), await getCollection('courseFacts'), await getCollection('others')].flat();
---
<p>{found.length}</p>`,
    );
    const said: string[] = [];
    const astro = start(said);
    try {
      expect(await astro.build()).toBeUndefined();
      expect(said).toEqual([
        expect.stringMatching(/^No files found matching "none.yaml"/),
        'early',
        expect.stringMatching(/^The collection "others" does not exist or is empty/),
      ]);
    } finally {
      await astro.stop();
      await rm(config);
      await writeFile(page, pageBefore);
      await rm(gallery, { recursive: true, force: true });
      await rename(photos, gallery);
      await rename(courseBefore, course);
    }
  },
);

test('Astro that is stopped while it waits is gone, and has built nothing', async () => {
  const astro = start();
  await vi.waitUntil(ready, LONG);
  await astro.stop();
  expect(isAlive(astro.pid)).toBe(false);
  expect(await bundled()).toBe(false);
  expect(await exists(join(root, '.dist-next'))).toBe(false);
});

test('a fault that Astro finds before it is let is told when it should build', async () => {
  await writeFile(join(root, 'astro.config.mjs'), `throw new Error('no configuration');`);
  const astro = start();
  await vi.waitUntil(() => !isAlive(astro.pid), LONG);
  expect(await astro.build()).toMatchObject({ message: expect.stringContaining('no configuration') as string });
  await astro.stop();
});

test('an address that the project’s own configuration refuses is told with its cause and what to write', async () => {
  const astro = startAstro({
    root: PROJECT,
    outDir: join(root, '.dist-next'),
    env: { ...process.env, SITE_URL: 'www.studio.in' },
    args: [],
    say: () => undefined,
    progress: { picture: () => undefined, end: () => undefined },
  });
  try {
    expect(await astro.build()).toEqual({
      message: 'SITE_URL is ‘www.studio.in’, without https:// at its beginning. → Write SITE_URL=https://www.studio.in',
    });
  } finally {
    await astro.stop();
  }
});

test.each<[NodeJS.Signals, string]>([
  ['SIGINT', 'Astro did not finish: it was ended by Ctrl-C'],
  ['SIGKILL', 'Astro did not finish: it was ended from outside (SIGKILL)'],
])('who ended Astro by %s is told in whole words', async (signal, message) => {
  const astro = start();
  await vi.waitUntil(ready, LONG);
  expect(astro.pid).toBeDefined();
  process.kill(astro.pid ?? 0, signal);
  expect(await astro.build()).toEqual({ message });
  await astro.stop();
});

test('content that is not sound is not built', async () => {
  const yaml = await put(root, 'src/content/gallery/portfolio/02-x.yaml', 'imgae: 01-first.jpg\n');
  expect(await built.build()).toBe(false);
  expect(await bundled()).toBe(false);
  expect(await built.leftovers()).toEqual([]);
  await rm(yaml);
});

/** Run before anything else, it keeps a check from ever answering. */
const ENDLESS_CHECK = `if (process.argv[1].endsWith('check-child.ts')) {
  process.once('disconnect', () => process.exit());
  await new Promise(() => setInterval(() => undefined, 1000));
}`;

test('Astro does not outlive a command that was killed while it checked', async () => {
  const command = spawn(process.execPath, [join(PROJECT, 'scripts/build/main.ts')], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(ENDLESS_CHECK)}` },
    stdio: 'ignore',
  });
  await vi.waitUntil(ready, LONG);
  const { child } = JSON.parse(await readFile(join(root, '.local/build.lock'), 'utf8')) as { child: number };
  command.kill('SIGKILL');
  await once(command, 'close');
  await vi.waitUntil(() => !isAlive(child), LONG);
  expect(await bundled()).toBe(false);
  expect(await built.build()).toBe(true);
});
