import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photo, project, put } from '../../tests/fixtures/content-project.ts';
import { PROJECT } from '../../tests/fixtures/project-root.ts';
import { checkContent } from './content.ts';

const PORTFOLIO = 'src/content/gallery/portfolio';

/** Names as phones, cameras, apps and people give them, without their ending. */
const STEMS = [
  'plain',
  'with space',
  'a#b',
  '#1',
  'what?',
  '50% off',
  '%41',
  '100%25',
  'a&b',
  'a+b',
  'a=b',
  'it’s',
  "it's",
  'a,b',
  'a;b',
  'a@b',
  'a!b',
  '!first',
  'a$b',
  'copy (1)',
  'a[1]',
  'a{1}',
  'a~b',
  'a^b',
  'a`b',
  'a\\b',
  'a:b',
  'a*b',
  'a|b',
  'a"b',
  '<a>',
  'दुल्हन',
  'عروس',
  '花嫁',
  '💄 look',
  'Café'.normalize('NFC'),
  'Cafe\u0301',
  ' lead',
  '-dash',
  '_under',
  'a..b',
  'a.b.c',
  'narrow\u202fspace',
  'tab\tname',
  'UPPER',
  'index',
  'constructor',
  'a'.repeat(180),
];

/** Every collection entry as a line of its alt, and every picture as it is published. */
const PAGE = `---
import { getCollection } from 'astro:content';
import { getImage } from 'astro:assets';
const photos = await getCollection('photos');
const small = await Promise.all(photos.map(async ({ data }) => ({ alt: data.alt, src: (await getImage({ src: data.image, width: 40, format: 'jpg' })).src })));
---
<html><body>{small.map(({ alt, src }) => <p>{alt}:<img src={src} alt="" /></p>)}</body></html>`;

/** As far as pictures go, the project's own. */
const CONFIG = `
import { imageService } from './integrations/image-service/index.ts';
import { contentPictures } from './integrations/content-pictures/index.ts';
export default {
  cacheDir: './.cache/astro',
  build: { format: 'file' },
  image: { service: imageService({}) },
  integrations: [contentPictures()],
};`;
const COPIED = [
  ...['content.config.ts', 'content.config', 'lib', 'shared'].map((name) => join('src', name)),
  ...['image-service', 'content-pictures', 'astro-cache.ts', 'source-hash.ts'].map((name) =>
    join('integrations', name),
  ),
  join('scripts', 'files'),
];

let root: string;
let out: string;
let cache: string;
beforeAll(async () => {
  root = await project();
  out = join(root, 'out');
  cache = join(root, '.cache/astro/assets');
  await symlink(join(PROJECT, 'node_modules'), join(root, 'node_modules'));
  await put(root, 'astro.config.mjs', CONFIG);
  await put(root, 'src/pages/index.astro', PAGE);
  for (const path of COPIED) await cp(join(PROJECT, path), join(root, path), { recursive: true });
});
afterAll(() => rm(root, { recursive: true }));

/** @returns the page and the names of the pictures of a build */
async function build(): Promise<{ html: string; pictures: string[] }> {
  const astro = spawn(
    process.execPath,
    [join(PROJECT, 'node_modules/astro/bin/astro.mjs'), 'build', '--outDir', out, '--silent'],
    { cwd: root, env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }, stdio: 'ignore' },
  );
  await once(astro, 'close');
  expect(astro.exitCode).toBe(0);
  return { html: await readFile(join(out, 'index.html'), 'utf8'), pictures: await readdir(join(out, '_astro')) };
}

test('every name is either named by the check, with what to do, or reaches the site', async () => {
  for (const [index, stem] of STEMS.entries()) {
    // The name of the picture and that of the entry are tested apart, each beside one whose name is good.
    await put(root, `${PORTFOLIO}/${stem}.jpg`, await photo({ width: 60, height: 80, seed: index }));
    await put(
      root,
      `${PORTFOLIO}/${200 + index}-picture.yaml`,
      `image: ${JSON.stringify(`${stem}.jpg`)}\nalt: picture ${index}.\n`,
    );
    await put(root, `${PORTFOLIO}/${stem}.yaml`, `image: 01-first.jpg\nalt: entry ${index}.\n`);
  }
  const { problems } = await checkContent(root);
  const errors = problems.filter(({ level }) => level === 'error');
  const named = new Set(errors.map(({ file }) => file));
  for (const { cause, remedy } of errors)
    if (!cause.includes('is missing'))
      expect([cause, remedy].join(' ')).toMatch(
        /^The name .* has a character in it that .* Run `npm run photos`, which renames it/s,
      );
  const refused = STEMS.filter((stem) => named.has(`${PORTFOLIO}/${stem}.jpg`));
  for (const stem of refused) {
    expect(named).toContain(`${PORTFOLIO}/${stem}.yaml`);
    await rm(join(root, PORTFOLIO, `${200 + STEMS.indexOf(stem)}-picture.yaml`));
    for (const ending of ['jpg', 'yaml']) await rm(join(root, PORTFOLIO, `${stem}.${ending}`));
  }
  expect((await checkContent(root)).problems.filter(({ level }) => level === 'error')).toEqual([]);

  const { html, pictures } = await build();
  const published = new Set(pictures.map((name) => `/_astro/${name}`));
  for (const [index, stem] of STEMS.entries()) {
    if (refused.includes(stem)) continue;
    expect(html, stem).toContain(`entry ${index}.`);
    const [, src = ''] = new RegExp(`picture ${index}\\.:<img src="([^"]+)"`).exec(html) ?? [];
    expect(published, stem).toContain(
      decodeURIComponent(
        src
          .replaceAll('&amp;', '&')
          .replaceAll('&#38;', '&')
          .replaceAll('&#39;', "'")
          .replaceAll('&quot;', '"')
          .replaceAll('&#34;', '"'),
      ),
    );
  }
  // Most names are simply fine; these are refused with a way out.
  expect(refused).toEqual(expect.arrayContaining(['a#b', 'what?', '50% off']));
  for (const stem of ['with space', 'a&b', "it's", 'copy (1)', 'दुल्हन', '💄 look', 'UPPER'])
    expect(refused).not.toContain(stem);
});

/**
 * The encoded pictures that a build has published, as files of a folder, each by its number and its bytes: one that has
 * two names is one file.
 */
async function filesIn(folder: string, published: readonly string[]): Promise<string[]> {
  const names = new Set(await readdir(cache));
  const files = published.filter((name) => names.has(name)).map((name) => stat(join(folder, name)));
  return [...new Set((await Promise.all(files)).map(({ ino, size }) => `${ino}: ${size} bytes`))].sort();
}

test('photos that have other names by now are neither encoded again nor copied', async () => {
  const before = await filesIn(cache, (await build()).pictures);
  const entries = (await readdir(join(root, PORTFOLIO))).filter((name) => name.endsWith('-picture.yaml'));
  for (const [index, entry] of entries.entries()) {
    const text = await readFile(join(root, PORTFOLIO, entry), 'utf8');
    const [, picture = ''] = /^image: (".*")$/m.exec(text) ?? [];
    const moved = `${500 + index}-moved.jpg`;
    await rename(join(root, PORTFOLIO, JSON.parse(picture) as string), join(root, PORTFOLIO, moved));
    await put(root, `${PORTFOLIO}/${entry}`, text.replace(picture, moved));
  }
  for (const stem of STEMS) await rm(join(root, PORTFOLIO, `${stem}.yaml`), { force: true });
  const { pictures } = await build();
  expect(pictures.filter((name) => name.includes('-moved.'))).toHaveLength(entries.length);
  expect(before.length).toBeGreaterThan(entries.length);
  expect(before.join()).not.toContain(': 0 bytes');
  expect(await filesIn(cache, pictures)).toEqual(before);
  expect(await filesIn(join(out, '_astro'), pictures)).toEqual(before);
});
