import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photo, project, PROJECT, put, snapshot } from '../rehearsal.ts';
import { buildSite } from './site.ts';

const PAGE = 'src/pages/index.astro';
/** A page with one published picture; `more` is put into it. */
const page = (imports: string, more: string) => `---
import { getImage } from 'astro:assets';
import first from '../content/gallery/portfolio/01-first.jpg';
${imports}
const small = await getImage({ src: first, width: 300, format: 'avif' });
---
<html><body><img src={small.src} alt="" /><p>{process.env.SAYS}</p>${more}</body></html>`;
/** Milliseconds for one test: a real build takes a few seconds, on a busy machine many. */
const TIMEOUT = 120_000;

let root: string;
let said: string[];

// One real project for all tests: each leaves it as it found it.
beforeAll(async () => {
  root = await project();
  await symlink(join(PROJECT, 'node_modules'), join(root, 'node_modules'));
  await put(root, 'astro.config.mjs', `export default { cacheDir: './.cache/astro', build: { format: 'file' } };`);
  await put(root, PAGE, page('', ''));
});
afterAll(() => rm(root, { recursive: true }));

function build(says = 'one'): Promise<boolean> {
  said = [];
  return buildSite({ root, outDir: 'dist', env: { ...process.env, SAYS: says, ASTRO_TELEMETRY_DISABLED: '1' }, words: ['--silent'], say: (line) => said.push(line) });
}
const dist = () => snapshot(join(root, 'dist'));
const html = () => readFile(join(root, 'dist/index.html'), 'utf8');
/** Nothing but the site itself may be left in the project's folder. */
const leftovers = async () => (await readdir(root)).filter((name) => name.startsWith('.dist'));

test('a sound project is built into dist/, with its environment', { timeout: TIMEOUT }, async () => {
  expect(await build()).toBe(true);
  expect(await html()).toContain('<p>one</p>');
  expect(await readdir(join(root, 'dist/_astro'))).toEqual([expect.stringMatching(/^01-first\..*\.avif$/)]);
  expect(await leftovers()).toEqual([]);
});

test('a mistake in the content leaves dist/ as it was, and Astro is not asked', { timeout: TIMEOUT }, async () => {
  const before = await dist();
  const yaml = await put(root, 'src/content/gallery/portfolio/02-x.yaml', 'imgae: 01-first.jpg\n');
  expect(await build('two')).toBe(false);
  expect(await dist()).toEqual(before);
  expect(said.join('\n')).toMatch(/02-x.yaml, line 1\n.*imgae[^]*Did you mean `image`[^]*Nothing was changed/);
  await rm(yaml);
});

test('a build in which Astro fails, after it has written much, leaves dist/ as it was', { timeout: TIMEOUT }, async () => {
  const before = await dist();
  await writeFile(join(root, 'astro.config.mjs'), `export default { cacheDir: './.cache/astro', build: { format: 'file' }, integrations: [
    { name: 'late', hooks: { 'astro:build:done': () => { throw new Error('too late'); } } }] };`);
  expect(await build('two')).toBe(false);
  expect(await dist()).toEqual(before);
  expect(said.at(-1)).toBe('Nothing was changed: dist is the last good site.');
  expect(await leftovers()).toEqual([]);
  await writeFile(join(root, 'astro.config.mjs'), `export default { cacheDir: './.cache/astro', build: { format: 'file' } };`);
});

test('a linked phone photo and one too large for the image service are stopped at the gate, by name', { timeout: TIMEOUT }, async () => {
  const before = await dist();
  // The check refuses it in a gallery.
  await put(root, 'src/assets/linked.jpg', await photo({ phone: true }));
  // 272 megapixels: above the image service's limit, which then ships the file itself with no more than a warning.
  const huge = await sharp({ create: { width: 16_500, height: 16_500, channels: 3, background: 'teal' }, limitInputPixels: false })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 26/1 54/1' } }).jpeg({ quality: 40 }).toBuffer();
  await put(root, 'src/assets/huge-wedding.jpg', huge);
  await put(root, PAGE, page(
    `import linked from '../assets/linked.jpg';\nimport huge from '../assets/huge-wedding.jpg';\nconst large = await getImage({ src: huge, width: 300, format: 'avif' });`,
    '<a href={linked.src}>large</a><img src={large.src} alt="" />',
  ));
  expect(await build('two')).toBe(false);
  const text = said.join('\n');
  expect(text).toMatch(/_astro\/linked\.\S+\.jpg\n {2}it still carries GPS and EXIF.*a copy of the original linked.jpg/);
  expect(text).toMatch(/_astro\/huge-wedding\.\S+\.avif\n {2}it weighs \d+ KB.*GPS.*16500 pixels wide.*a copy of the original huge-wedding.jpg/);
  expect(await dist()).toEqual(before);
  expect(await leftovers()).toEqual([]);
  await put(root, PAGE, page('', ''));
  await rm(join(root, 'src/assets'), { recursive: true });
});

test('a build that is killed leaves dist/ as it was, and the next one waits for what it left running', { timeout: TIMEOUT }, async () => {
  const before = await dist();
  const command = spawn(process.execPath, [join(PROJECT, 'scripts/build.ts'), '--silent'], { cwd: root, env: { ...process.env, SAYS: 'killed' }, stdio: 'ignore' });
  const watcher = watch(root, (_, name) => {
    if (name === '.dist-next') command.kill('SIGKILL');
  });
  await once(command, 'close');
  watcher.close();
  expect(command.signalCode).toBe('SIGKILL');
  expect(await dist()).toEqual(before);
  expect(await build('three')).toBe(true);
  expect(await html()).toContain('<p>three</p>');
  expect(await leftovers()).toEqual([]);
});

test('a build that died between the two renamings is put right by the next, even by one that fails', { timeout: TIMEOUT }, async () => {
  const before = await dist();
  await rename(join(root, 'dist'), join(root, '.dist-last'));
  await mkdir(join(root, '.dist-next'));
  const yaml = await put(root, 'src/content/gallery/portfolio/02-x.yaml', 'x');
  expect(await build()).toBe(false);
  expect(await dist()).toEqual(before);
  expect(await leftovers()).toEqual([]);
  await rm(yaml);
});

test('a half-written picture in the cache of a build that was killed is not published', { timeout: TIMEOUT }, async () => {
  const assets = join(root, '.cache/astro/assets');
  const [name = ''] = await readdir(join(root, 'dist/_astro'));
  const whole = await readFile(join(assets, name));
  await truncate(join(assets, name), Math.floor(whole.length / 2));
  await put(root, '.local/build.lock', JSON.stringify({ pid: 2 ** 30, host: 'gone', boot: 0, since: Date.now() - 60_000 }));
  expect(await build()).toBe(true);
  expect(await readFile(join(root, 'dist/_astro', name))).toEqual(whole);
});

test('two builds at once come one after the other', { timeout: TIMEOUT }, async () => {
  const lines: string[] = [];
  const start = (says: string) => buildSite({ root, outDir: says, env: { ...process.env, SAYS: says }, words: ['--silent'], say: (line) => lines.push(line) });
  expect(await Promise.all([start('left'), start('right')])).toEqual([true, true]);
  expect(lines.filter((line) => /Another build is running/.test(line))).toHaveLength(1);
  expect(await readFile(join(root, 'left/index.html'), 'utf8')).toContain('<p>left</p>');
  expect(await readFile(join(root, 'right/index.html'), 'utf8')).toContain('<p>right</p>');
});

test('a place that cannot be written to is said, not thrown', async () => {
  await put(root, 'file', 'in the way');
  said = [];
  expect(await buildSite({ root, outDir: 'file/dist', say: (line) => said.push(line) })).toBe(false);
  expect(said.join('\n')).toMatch(/could not be finished[^]*may be written to/);
});
