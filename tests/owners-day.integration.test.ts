/**
 * The owner's first real day, from a fresh clone to the steps of the deploy: own facts and words, samples out, thirty
 * photos in by both ways, and all of it on the pages. One day, told in the order of its hours.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseEnv } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { weighPage } from './fixtures/transfer-size.ts';
import { LIMITS } from './fixtures/weight-budgets.ts';
import { checkContent } from '../scripts/check/content.ts';
import { entryText } from '../scripts/gallery/entry.ts';
import { metadataKinds } from '../scripts/pictures/metadata.ts';
import { calmPhoto, markedPhoto } from './fixtures/photos.ts';
import { copyProject, encodeQuickly } from './fixtures/project-copy.ts';
import { corners, publishedPhotos } from './fixtures/published-photos.ts';
import { FIXTURE_STUDIO, GALLERIES, SLIDES, writeFixtureTexts } from './fixtures/studio.ts';
import { readWorkflow } from './fixtures/workflow.ts';

/** Milliseconds for an hour of the day: thirty photos are encoded in one of them, on a machine that may be busy. */
const HOUR = 600_000;

/** Pixels. PHOTO lacks the width of the widest variant, LARGE has it, WHOLE is a phone's 12 megapixels. */
const PHOTO = { width: 760, height: 1014 };
const LARGE = { width: 1300, height: 1734 };
const WHOLE = { width: 3000, height: 4000 };
const sizeOf = (at: number) => (at % 5 === 4 ? LARGE : PHOTO);

/** Names of files that are dropped into a gallery. The last is already named like a photo of a gallery. */
const DROPPED = [
  'IMG_2034.JPG',
  'दुल्हन 💄.jpg',
  'a#b.jpg',
  '50% off.jpg',
  'why?.jpg',
  'Bridal Look (2).jpeg',
  'WhatsApp Image 2026-05-12 at 10.33.44.jpeg',
  '20260512_103344.jpg',
  '07-ready.jpg',
];
/** Numbers of photos: named on the command line, and uploaded with an entry from a phone's browser. */
const NAMED = 11;
const BY_HAND = 10;

/** Formats that a phone’s browser uploads as they lie, with a note of which side is up. */
const LYING = ['png', 'webp'] as const;
/** Pixels of pictures that are hardly any, as apps and copies leave them. */
const TINY = [
  [1, 1],
  [7, 7],
  [32, 32],
  [1, 900],
  [900, 1],
] as const;
const IS_TINY = /^\d+-tiny-/;

/** Bytes of the heaviest picture that may go out. */
const MAX_BYTES = 400_000;
/** Bytes of the heaviest picture beside a link. */
const MAX_SHARE_BYTES = 100_000;
/** CSS pixels: the screen of a phone, and one and a half below it, within which Chromium draws and fetches photos. */
const FETCHED_HEIGHT = 915 * 2.5;
/** CSS pixels: an upright photo as wide as a phone, of which two halves stand beside each other. */
const ROW_HEIGHT = (412 * 4) / 3;
/** Image pixels: the small picture of a photo that fills the screen is wider, that of a half is not. */
const MAX_HALF_WIDTH = 400;
/** Bytes of the one font of a page. */
const FONT = 14_500;

vi.setConfig({ testTimeout: HOUR, hookTimeout: HOUR });

let root: string;
let elsewhere: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'day-'));
  elsewhere = await mkdtemp(join(tmpdir(), 'phone-'));
  await copyProject(root);
  // The limits on weight hold at any encoder effort, and the least effort makes the heaviest pictures.
  await encodeQuickly(root);
});
afterAll(() => Promise.all([root, elsewhere].map((folder) => rm(folder, { recursive: true }))));

const content = (...parts: string[]) => join(root, 'src/content', ...parts);
const gallery = (name: string, ...parts: string[]) => content('gallery', name, ...parts);

/** Runs a line of a workflow, or of the README, as the host's shell does. */
function run(line: string, env: Record<string, string> = {}): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(line, {
    cwd: root,
    env: { ...process.env, ...env },
    shell: 'bash',
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return { status, said: stdout + stderr };
}

test('morning: own facts and words, the samples out', async () => {
  await writeFixtureTexts(root, { founder: 'me.jpg', share: 'me.jpg' });
  // A gallery that has been empty has no folder in a clone; it is made when the first photo is hung.
  await rm(content('gallery'), { recursive: true, force: true });
  for (const name of Object.keys(GALLERIES)) await mkdir(gallery(name), { recursive: true });
  for (const file of await readdir(content('pictures'))) await rm(content('pictures', file));
  for (const [at, { image }] of SLIDES.entries())
    await writeFile(
      content('pictures', basename(image)),
      await markedPhoto({ seed: 200 + at, width: 1920, height: 1280 }),
    );
  await writeFile(content('pictures/me.jpg'), await markedPhoto({ seed: 210, ...PHOTO }));
});

test('from a computer: photos dropped into a gallery, and photos named to the command', async () => {
  for (const [at, name] of DROPPED.entries()) {
    await writeFile(
      gallery('portfolio', name),
      await markedPhoto({ seed: at, ...(at === 0 ? WHOLE : sizeOf(at)), phone: true }),
    );
  }
  expect(run('npm run photos -- --yes').status).toBe(0);
  for (let at = 0; at < NAMED; at += 1)
    await writeFile(
      join(elsewhere, `IMG ${at}.jpg`),
      await markedPhoto({ seed: 40 + at, ...sizeOf(at), phone: at % 2 === 0 }),
    );
  expect(run(`npm run photos -- "${elsewhere}" --to nail-art --yes`).status).toBe(0);
  for (const name of ['portfolio', 'nail-art']) {
    for (const file of (await readdir(gallery(name))).filter((entry) => entry.endsWith('.yaml'))) {
      await appendFile(gallery(name, file), `alt: A look of the day in ${name}, from ${file}\n`);
    }
  }
  expect(await readdir(gallery('portfolio'))).toHaveLength(2 * DROPPED.length);
  expect(await readdir(gallery('nail-art'))).toHaveLength(2 * NAMED);
});

test('from a phone, in the browser: pictures uploaded with an entry each, and no command', async () => {
  for (let at = 1; at <= BY_HAND; at += 1) {
    const name = `${String(at).padStart(2, '0')}-${at % 2 === 0 ? 'कमरा' : 'room two'}`;
    await writeFile(gallery('studio', `${name}.jpg`), await markedPhoto({ seed: 80 + at, ...sizeOf(at) }));
    await writeFile(gallery('studio', `${name}.yaml`), entryText(`${name}.jpg`, `A room of the studio, number ${at}`));
  }
});

test('no file that will be pushed tells where it was taken', async () => {
  const told: string[] = [];
  const files = globSync('**/*.{jpg,JPG,jpeg,HEIC}', { cwd: content() });
  expect(files.length).toBeGreaterThanOrEqual(DROPPED.length + NAMED + BY_HAND);
  for (const file of files) {
    if (metadataKinds(await sharp(content(file)).metadata()).length > 0) told.push(file);
  }
  expect(told).toEqual([]);
});

/** Files of the sections that this owner does without: each is advised about once, and that is all. */
const WITHOUT = ['course', 'day-plan', 'questions', 'questions', 'reviews', 'services'];

test('the check has nothing to say but which sections visitors would miss', async () => {
  const { problems } = await checkContent(root);
  expect(problems.map(({ level, file, cause }) => `${level} ${file}: ${cause}`)).toEqual(
    WITHOUT.map((name) => expect.stringMatching(`^advice src/content/${name}\\.yaml: `) as string),
  );
});

test('from a phone once more: pictures that lie on their side, and some of a few pixels', async () => {
  const hang = async (name: string, ending: string, picture: Buffer) => {
    await writeFile(gallery('studio', `${name}.${ending}`), picture);
    await writeFile(gallery('studio', `${name}.yaml`), entryText(`${name}.${ending}`, 'A corner of the studio'));
  };
  for (const [at, format] of LYING.entries()) {
    const lying = await sharp(await markedPhoto({ seed: 95 + at, ...PHOTO }))
      .rotate(-90)
      .png()
      .toBuffer();
    await hang(
      `${50 + at}-lying`,
      format,
      await sharp(lying).toFormat(format).withMetadata({ orientation: 6 }).toBuffer(),
    );
  }
  for (const [at, [width, height]] of TINY.entries())
    await hang(`${60 + at}-tiny-${width}-${height}`, 'jpg', await calmPhoto(97 + at, width, height));
});

test('the deploy job’s steps, in their order', async () => {
  const { jobs } = await readWorkflow('site.yml');
  // What a step writes there is in the environment of those behind it.
  const GITHUB_ENV = join(elsewhere, 'github-env');
  await writeFile(GITHUB_ENV, '');
  for (const { run: line, env = {} } of jobs['build']!.steps) {
    // What is installed is shared with the project.
    if (line === undefined || line === 'npm ci') continue;
    const given = Object.fromEntries(
      Object.keys(env).map((name) => [name, name === 'ORIGIN' ? 'https://studio.test' : '']),
    );
    const earlier = parseEnv(await readFile(GITHUB_ENV, 'utf8')) as Record<string, string>;
    const { status, said } = run(line, { ...earlier, ...given, GITHUB_ENV, GITHUB_ACTIONS: 'true', CI: 'true' });
    expect(said).not.toMatch(/^::error|^\s+at .+:\d+:\d+/m);
    expect(status, said).toBe(0);
  }
});

test.each(Object.keys(GALLERIES))(
  'evening: every photo of %s is on its page, upright, bare and light',
  async (name) => {
    const page = readFileSync(join(root, `dist/${name}.html`), 'utf8');
    const photos = publishedPhotos(page);
    const hung = (await readdir(gallery(name)))
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => basename(file, '.yaml'));
    expect(photos).toHaveLength(hung.length);
    for (const { stem, variants } of photos.filter((photo) => !IS_TINY.test(photo.stem))) {
      // Two widths at least, in two formats each.
      expect(variants.length, stem).toBeGreaterThan(3);
      for (const variant of variants) {
        const path = join(root, 'dist', variant);
        expect((await stat(path)).size, variant).toBeLessThan(MAX_BYTES);
        const { exif, xmp, iptc, width, height } = await sharp(path).metadata();
        expect({ exif, xmp, iptc }, variant).toEqual({ exif: undefined, xmp: undefined, iptc: undefined });
        expect(height, variant).toBeGreaterThan(width);
        const [mark, ...others] = await corners(path);
        expect(mark, variant).toBeGreaterThan(235);
        for (const other of others) expect(other, variant).toBeLessThan(200);
      }
    }
    const smallest: number[] = [];
    let height = 0;
    const [markup, inline] = weighPage(`/${name}`, page);
    for (const [index, { smallest: path }] of photos.entries()) {
      if (height >= FETCHED_HEIGHT) break;
      const { width } = await sharp(join(root, 'dist', path)).metadata();
      height += width > MAX_HALF_WIDTH ? ROW_HEIGHT : ROW_HEIGHT / 4;
      // A first photo that stands in the page is not fetched.
      smallest.push(index === 0 && inline ? inline.bytes : statSync(join(root, 'dist', path)).size);
    }
    expect(markup!.bytes).toBeLessThanOrEqual(LIMITS.gallery.markup);
    const pictures = smallest.reduce((sum, bytes) => sum + bytes, 0);
    expect(markup!.bytes + LIMITS.gallery.script + FONT + pictures).toBeLessThanOrEqual(LIMITS.gallery.all);
  },
);

test('night: the first page and what chats show are as light, and say whose studio it is', async () => {
  const page = readFileSync(join(root, 'dist/index.html'), 'utf8');
  for (const fact of [FIXTURE_STUDIO.email, FIXTURE_STUDIO.phone, FIXTURE_STUDIO.address.city, 'wa.me/919811122334'])
    expect(page).toContain(fact);
  const [first] = page.match(/<picture data-slide[^]*?<\/picture>/)!;
  const [, small] = /srcset="(\/\S+) \d+w/.exec(first)!;
  expect((await stat(join(root, 'dist', decodeURI(small!)))).size).toBeLessThanOrEqual(LIMITS.home.hero!);
  const shared = globSync('dist/share/**/*.jpg', { cwd: root });
  expect(shared.length).toBeGreaterThan(Object.keys(GALLERIES).length);
  for (const file of shared) expect((await stat(join(root, file))).size, file).toBeLessThan(MAX_SHARE_BYTES);
});
