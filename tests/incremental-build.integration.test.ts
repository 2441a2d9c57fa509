/** A site that is built again, with what was kept of the last build, is the one that is built from nothing. */
import { appendFile, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ASTRO_CACHE, IMAGE_CACHE } from '../integrations/astro-cache.ts';
import { buildSite } from '../scripts/build/build-site.ts';
import { addDays, todayInIndia } from '../src/shared/calendar-date.ts';
import { bareProject } from './fixtures/bare-project.ts';
import { photo, put, snapshot } from './fixtures/content-project.ts';

let root: string;
const within = (path: string) => join(root, path);
const gallery = (path: string) => within(`src/content/gallery/${path}`);

const KEPT = [
  ...['incremental-build.json', 'dist', 'data-store.json'].map((name) => join(ASTRO_CACHE, name)),
  ...['finished-pages', 'last-pictures'].map((name) => join('.cache', name)),
];

/** What Astro asks for a picture with, of an entry that is not there any more. */
const GONE = `astroContentImageFlag=&importer=${encodeURIComponent('src/content/gallery/portfolio/gone.yaml')}`;

const DAY = 24 * 60 * 60 * 1000;
const dayAhead = (days: number) => addDays(todayInIndia(), days);
/** Lets a build believe that it is tomorrow. */
const CLOCK = `data:text/javascript,const{now}=Date;Date.now=()=>now()+${DAY}`;
const TOMORROW = { NODE_OPTIONS: `--import=${CLOCK}` };

/** @returns the site */
async function build(settings: NodeJS.ProcessEnv = {}) {
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const built = await buildSite({
    root,
    outDir: 'dist',
    env: { ...process.env, ...settings },
    args: ['--silent'],
    say,
  });
  expect(built, said.join('\n')).toBe(true);
  return snapshot(within('dist'));
}

async function forget() {
  for (const path of KEPT) await rm(within(path), { recursive: true, force: true });
}

async function change(path: string, from: string | RegExp, to: string) {
  const before = await readFile(path, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  await writeFile(path, after);
}

/** Hangs a photo. */
async function hang(name: string, seed: number) {
  await put(gallery('.'), `${name}.jpg`, await photo({ width: 600, height: 800, seed }));
  await put(gallery('.'), `${name}.yaml`, `image: ${basename(name)}.jpg\nalt: A photo named ${basename(name)}\n`);
}

beforeAll(async () => {
  root = await bareProject(await mkdtemp(join(tmpdir(), 'incremental-')));
  // Of one gallery three pages, of another one photo.
  for (let number = 10; number <= 35; number += 1) await hang(`portfolio/${number}-look`, number);
  // The same picture, which is encoded once.
  for (let number = 36; number <= 60; number += 1)
    await put(gallery('.'), `portfolio/${number}-look.yaml`, `image: 10-look.jpg\nalt: A photo named ${number}\n`);
  await build();
});
afterAll(() => rm(root, { recursive: true }));

test('pages that nothing has changed in are kept', async () => {
  const page = within(join(ASTRO_CACHE, 'dist', 'portfolio/2.html'));
  const mark = '<!-- kept -->';
  await change(page, '</body>', `${mark}</body>`);
  await build();
  expect(await readFile(within('dist/portfolio/2.html'), 'utf8')).toContain(mark);
  // One photo more in the other gallery is no change.
  await hang('studio/02-door', 98);
  await build();
  expect(await readFile(within('dist/portfolio/2.html'), 'utf8')).toContain(mark);
  // Nor is one photo more at the end of the same gallery, but that the page tells of it.
  const total = async () =>
    / value="(\d+)" data-total/.exec(await readFile(within('dist/portfolio/2.html'), 'utf8'))?.[1];
  const before = Number(await total());
  await hang('portfolio/61-look', 99);
  await build();
  expect(await readFile(within('dist/portfolio/2.html'), 'utf8')).toContain(mark);
  expect(Number(await total())).toBe(before + 1);
  // After a build that did not end well none is.
  await rm(within(join(ASTRO_CACHE, 'incremental-build.inputs')));
  await build();
  expect(await readFile(within('dist/portfolio/2.html'), 'utf8')).not.toContain(mark);
});

test('pictures that are shown again are not published anew', async () => {
  const published = async () => {
    const names = (await readdir(within('dist/_astro'))).filter((name) => name.endsWith('.avif'));
    const changes = names.map(async (name) => [name, (await stat(within(`dist/_astro/${name}`))).ctimeMs] as const);
    return Object.fromEntries(await Promise.all(changes));
  };
  await build();
  const before = await published();
  await appendFile(gallery('portfolio/25-look.yaml'), 'focus: 30% 40%\n');
  await build();
  expect(Object.keys(before).length).toBeGreaterThan(20);
  expect(await published()).toEqual(before);
});

test.each<[string, () => Promise<unknown>, NodeJS.ProcessEnv?]>([
  ['nothing', () => Promise.resolve()],
  ['the words of a photo', () => change(gallery('portfolio/25-look.yaml'), /alt: .*/, 'alt: Another look, red')],
  ['the photo under the same name', () => hang('portfolio/30-look', 77)],
  ['the place where the face is', () => appendFile(gallery('portfolio/12-look.yaml'), 'focus: 10% 20%\n')],
  ['the order', () => rename(gallery('portfolio/35-look.yaml'), gallery('portfolio/0-look.yaml'))],
  ['one photo more', () => hang('portfolio/70-look', 78)],
  ['one photo less', () => rm(gallery('portfolio/60-look.yaml'))],
  ['pictures that are missing in the cache', () => rm(within(IMAGE_CACHE), { recursive: true })],
  [
    'another list of pictures, of somebody who has looked at the site',
    () => put(root, '.astro/content-assets.mjs', `import gone from "./gone.jpg?${GONE}";\nexport default new Map();\n`),
  ],
  ['no photo of a gallery', () => rm(gallery('studio'), { recursive: true })],
  ['a fact of the studio', () => change(within('src/content/studio.yaml'), /phone: .*/, 'phone: +91 98765 43210')],
  [
    'the words of the galleries',
    () => change(within('src/content/en/galleries.yaml'), /title: .*/, 'title: Our looks'),
  ],
  ['a style', () => change(within('src/components/PhotoGrid.astro'), '--gap: 2px', '--gap: 3px')],
  ['a setting', () => Promise.resolve(), { SITE_URL: 'https://rani.example', BASE_PATH: '/studio' }],
  ['the setting taken back', () => Promise.resolve()],
  [
    'a line that every page is to show from tomorrow',
    () =>
      appendFile(
        within('src/content/studio.yaml'),
        `notices: [{ from: ${dayAhead(1)}, to: ${dayAhead(2)}, text: Closed }]\n`,
      ),
  ],
  ['the day on which it begins', () => Promise.resolve(), TOMORROW],
])('after a change, a site is the one that is built from nothing: %s', async (_, work, settings) => {
  await work();
  const again = await build(settings);
  await forget();
  expect(again).toEqual(await build(settings));
});
