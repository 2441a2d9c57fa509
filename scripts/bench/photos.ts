/**
 * `npm run bench:photos [-- 30 300] [--detailed]`: what photos cost to build. In a copy of the project it hangs that
 * many photos in the portfolio and builds cold, builds again, hangs one more and builds once more. The photos are
 * made of the project's samples, which are smooth; with --detailed they are full of hair and lace, as from a camera.
 */
import { cp, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { buildSite } from '../build/build-site.ts';
import { cameraPhoto } from '../../tests/fixtures/camera-photo.ts';
import { entryText } from '../gallery/entry.ts';
import { filesBelow } from '../gallery/read-gallery.ts';

const PROJECT = join(import.meta.dirname, '..', '..');
/** What a build does not read, or makes anew. */
const LEFT_OUT = new Set([
  'node_modules',
  '.git',
  'dist',
  '.cache',
  '.local',
  '.astro',
  'originals',
  'test-results',
  'playwright-report',
]);
/** Pixels of a photo as `npm run photos` leaves a phone's. */
const SIZE = { width: 1800, height: 2400 };
/** Quality of that JPEG. */
const QUALITY = 84;
const PORTFOLIO = join('src', 'content', 'gallery', 'portfolio');
const CACHE = join('.cache', 'astro', 'assets');

/** Microseconds of processor time, of Astro's process and of this one. */
interface Cost {
  astro: number;
  own: number;
  /** Milliseconds on the clock. */
  clock: number;
}

const seconds = (microseconds: number) => (microseconds / 1e6).toFixed(2);

/** Numbers that no photo of the project has. */
const nameOf = (number: number) => `${1000 + number}-bench`;

/** Draws photo number `number`, different from every other. */
type Draw = (number: number) => Promise<Buffer>;

const drawDetailed: Draw = (number) => cameraPhoto({ ...SIZE, seed: number, quality: QUALITY });

/** A sample, turned in colour, brightness and side. */
const drawSmooth =
  (samples: string[]): Draw =>
  (number) =>
    sharp(samples[number % samples.length])
      .resize({ ...SIZE, fit: 'cover', position: number % 3 === 0 ? 'left' : 'centre' })
      .flop(number % 2 === 0)
      .modulate({ hue: (number * 37) % 360, brightness: 0.9 + (number % 20) / 100 })
      .jpeg({ quality: QUALITY })
      .toBuffer();

async function addPhoto(root: string, draw: Draw, number: number): Promise<void> {
  const name = nameOf(number);
  await writeFile(join(root, PORTFOLIO, `${name}.jpg`), await draw(number));
  await writeFile(
    join(root, PORTFOLIO, `${name}.yaml`),
    entryText(`${name}.jpg`, `Bench photo of a look, number ${number}`),
  );
}

async function build(root: string): Promise<Cost> {
  const report = join(root, '.local', 'cpu');
  const before = process.cpuUsage();
  const begun = performance.now();
  const said: string[] = [];
  const built = await buildSite({
    root,
    outDir: 'dist',
    env: {
      ...process.env,
      NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'cpu.ts')).href}`,
      BENCH_CPU: report,
    },
    args: ['--silent'],
    say: (line) => said.push(line),
  });
  if (!built) throw new Error(`The copy of the project cannot be built:\n${said.join('\n')}`);
  const { user, system } = process.cpuUsage(before);
  return { astro: Number(await readFile(report, 'utf8')), own: user + system, clock: performance.now() - begun };
}

/** The mean bytes of the bench's variants of each format, by their width in pixels: what the photos came to. */
async function weights(root: string): Promise<string> {
  const folder = join(root, 'dist', '_astro');
  const sizes = new Map<string, number[]>();
  for (const name of (await readdir(folder)).filter((file) => file.includes('-bench.'))) {
    const { width, format } = await sharp(join(folder, name)).metadata();
    const kind = `${format === 'jpeg' ? 'JPEG' : 'AVIF'} ${width}`;
    sizes.set(kind, [...(sizes.get(kind) ?? []), (await stat(join(folder, name))).size]);
  }
  const mean = (bytes: number[]) => bytes.reduce((sum, one) => sum + one, 0) / bytes.length / 1000;
  const kinds = [...sizes].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  const most = (bytes: number[]) => Math.max(...bytes) / 1000;
  return kinds
    .map(([kind, bytes]) => `${kind}: ${mean(bytes).toFixed(1)} (at most ${most(bytes).toFixed(1)})`)
    .join(', ');
}

async function bench(count: number, detailed: boolean): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    for (const name of await readdir(PROJECT))
      if (!LEFT_OUT.has(name)) await cp(join(PROJECT, name), join(root, name), { recursive: true });
    await symlink(join(PROJECT, 'node_modules'), join(root, 'node_modules'));
    const samples = (await filesBelow(join(PROJECT, PORTFOLIO))).filter((path) => path.endsWith('.jpg'));
    const draw = detailed ? drawDetailed : drawSmooth(samples);
    // The pictures that the project has are encoded beforehand, at best by an earlier build, so that they are in no figure.
    await cp(join(PROJECT, CACHE), join(root, CACHE), { recursive: true }).catch(() => undefined);
    await build(root);
    for (let number = 1; number <= count; number += 1) await addPhoto(root, draw, number);
    const cold = await build(root);
    const page = (await stat(join(root, 'dist', 'portfolio.html'))).size;
    const warm = await build(root);
    const before = new Set(await readdir(join(root, CACHE)));
    await addPhoto(root, draw, count + 1);
    const more = await build(root);
    const fresh = (await readdir(join(root, CACHE))).filter((name) => !before.has(name));
    const others = fresh.filter((name) => !name.startsWith(nameOf(count + 1)));
    const kind = detailed ? 'detailed' : 'smooth';
    console.log(`${count} ${kind} photos of ${SIZE.width} × ${SIZE.height} pixels, ${cpus().length} cores
  cold build             ${seconds(cold.astro)} s of CPU in Astro, ${seconds(cold.own)} s in checks, ${(cold.clock / 1000).toFixed(1)} s on the clock
  encoding               ${seconds((cold.astro - warm.astro) / count)} s of CPU a photo
  build again            ${seconds(warm.astro + warm.own)} s of CPU, ${(warm.clock / 1000).toFixed(1)} s on the clock, nothing encoded
  after one photo more   ${seconds(more.astro + more.own)} s of CPU, ${(more.clock / 1000).toFixed(1)} s on the clock, ${fresh.length} variants encoded${others.length > 0 ? `, of other photos: ${others.join(', ')}` : ', all of that photo'}
  first gallery page     ${page} bytes of HTML
  KB a variant           ${await weights(root)}
`);
  } finally {
    await rm(root, { recursive: true });
  }
}

const { values, positionals } = parseArgs({
  options: { detailed: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const counts = positionals.map(Number);
for (const count of counts.length > 0 ? counts : [30, 300]) await bench(count, values.detailed);
