/**
 * `npm run bench:photos [-- 100 1000] [--detailed] [--small] [--everywhere] [--quick]`: what photos cost to build. In
 * a copy of the project it hangs so many photos, one count after the other in the same copy, and at each builds; builds
 * as on another day, when all that was written has reached the disk and is read once more; builds again; checks; hangs
 * one more in the first gallery and builds; puts that one before all others and builds.
 * The photos are made of the project's samples, which are smooth; with --detailed they are full of hair and lace, as
 * from a camera. --everywhere hangs so many in every gallery; --small photos and a --quick encoder are for figures
 * that do not depend on encoding.
 */
import { readdir, readFile, stat } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { IMAGE_CACHE } from '../../integrations/astro-cache.ts';
import { filesBelow } from '../files/list-files.ts';
import { REACHES_DISK } from '../files/read.ts';
import { parsePhotosArguments } from './arguments.ts';
import { measure, type Measured } from './measured-command.ts';
import { BENCH_SUFFIX, nameOf, photoProject, SIZES, type PhotoOptions, type PhotoProject } from './photo-project.ts';

const BUILD = 'scripts/build/main.ts';
const CHECK = 'scripts/check/main.ts';
const PHOTOS = 'scripts/photos/main.ts';
/** The process in which Astro builds. */
const ASTRO = 'astro-child';

/** What one count of photos came to, in seconds of processor time a photo. */
interface Costs {
  count: number;
  encoding: number;
  again: number;
  check: number;
}

/** The mean bytes of the bench's variants of each format, by their width in pixels: what the photos came to. */
async function weights(root: string): Promise<string> {
  const folder = join(root, 'dist', '_astro');
  const sizes = new Map<string, number[]>();
  for (const name of (await readdir(folder)).filter((file) => file.includes(`${BENCH_SUFFIX}.`))) {
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

/** How many pages show the bench's photos, and what the heaviest of them weighs before its pictures. */
async function pages(root: string): Promise<string> {
  const files = (await filesBelow(join(root, 'dist'))).filter((path) => path.endsWith('.html'));
  const texts = (await Promise.all(files.map((path) => readFile(path, 'utf8')))).filter((text) =>
    text.includes(BENCH_SUFFIX),
  );
  const bytes = texts.map((text) => brotliCompressSync(text).length);
  return `${texts.length}, the heaviest ${(Math.max(...bytes) / 1000).toFixed(1)} KB in brotli`;
}

const line = (name: string, { cpu, clock, memory, processes }: Measured, more = '') =>
  `  ${name.padEnd(18)} ${cpu.toFixed(2).padStart(8)} s of CPU${processes[ASTRO] ? `, ${processes[ASTRO].toFixed(2)} of them Astro` : ''}, ${clock.toFixed(1)} s on the clock, at most ${memory.toFixed(0)} MiB${more}`;

/** Goes from `before` photos to `count`. */
async function bench(project: PhotoProject, before: number, count: number, kind: PhotoOptions): Promise<Costs> {
  const { root, galleries } = project;
  for (let number = before + 1; number <= count; number += 1) await project.add(number);
  const all = count * galleries.length;
  const fresh = (count - before) * galleries.length;
  const { width, height } = kind.small ? SIZES.small : SIZES.large;
  console.log(
    `${count} ${kind.detailed ? 'detailed' : 'smooth'} photos of ${width} × ${height} pixels in ${galleries.length === 1 ? 'one gallery' : `each of ${galleries.length} galleries`}, ${cpus().length} cores`,
  );
  const first = await measure(root, BUILD);
  console.log(line(`${fresh} new`, first));
  await pause(REACHES_DISK);
  console.log(line('another day', await measure(root, BUILD)));
  const again = await measure(root, BUILD);
  console.log(line('build again', again));
  const encoding = (first.cpu - again.cpu) / fresh;
  console.log(`  encoding           ${encoding.toFixed(3).padStart(8)} s of CPU a photo`);
  const check = await measure(root, CHECK);
  console.log(line('check', check));
  const cached = new Set(await readdir(join(root, IMAGE_CACHE)));
  await project.add(count + 1, 'first');
  const more = await measure(root, BUILD);
  const encoded = (await readdir(join(root, IMAGE_CACHE))).filter((name) => !cached.has(name));
  const own = nameOf((count + 1) * galleries.length);
  const others = encoded.filter((name) => !name.startsWith(own));
  console.log(
    line(
      'one photo more',
      more,
      `, ${encoded.length} variants${others.length > 0 ? `, of other photos: ${others.join(', ')}` : ', all of that photo'}`,
    ),
  );
  await measure(root, PHOTOS, ['--first', `${galleries[0]}/${own}`]);
  console.log(line('that one first', await measure(root, BUILD)));
  console.log(`  pages              ${await pages(root)}\n  KB a variant       ${await weights(root)}\n`);
  return { count: all, encoding, again: again.cpu / all, check: check.cpu / all };
}

const asked = parsePhotosArguments(process.argv.slice(2));
if ('reason' in asked) {
  console.log(asked.reason);
  process.exit(1);
}
const { counts, kind } = asked;
const project = await photoProject(kind);
try {
  // What the project has of its own is in no figure.
  await measure(project.root, BUILD);
  let before = 0;
  const costs: Costs[] = [];
  for (const count of counts) {
    costs.push(await bench(project, before, count, kind));
    before = count + 1;
  }
  const [few, many] = [costs[0], costs.at(-1)];
  if (few && many && few !== many)
    console.log(
      `A photo among ${many.count} costs ${(many.encoding / few.encoding).toFixed(2)} times as much to encode as one among ${few.count}.`,
    );
} finally {
  await project.remove();
}
