/** A copy of the project in which as many photos hang as a bench wants. */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { cameraPhoto } from '../../tests/fixtures/camera-photo.ts';
import { copyProjectFiles, encodeQuickly, linkShared } from '../../tests/fixtures/project-copy.ts';
import { PROJECT } from '../../tests/fixtures/project-root.ts';
import { IMAGE_CACHE } from '../../integrations/astro-cache.ts';
import { entryText } from '../gallery/entry.ts';
import { filesBelow } from '../files/list-files.ts';
import { GALLERIES } from '../files/project-folders.ts';
import { galleryNames } from '../gallery/read-gallery.ts';

/** Pixels of a photo as `npm run photos` leaves a phone's, and of one that is quickly encoded. */
export const SIZES = { large: { width: 1800, height: 2400 }, small: { width: 640, height: 853 } } as const;
/** Quality of that JPEG. */
const QUALITY = 84;
/** The part of every photo's file name by which it is known from the project's own. */
export const BENCH_SUFFIX = '-bench';

export interface PhotoOptions {
  /** Full of hair and lace, as from a camera, and not smooth as the project's samples are. */
  detailed: boolean;
  small: boolean;
  /** In every gallery, and not in the first one alone. */
  everywhere: boolean;
  /** Encoded with the least effort: for figures that do not depend on it. */
  quick: boolean;
}

export interface PhotoProject {
  root: string;
  /** The galleries that photos are added to. */
  galleries: string[];
  /** Adds photo number `number`, which no two galleries share, to each of them, or to the first alone. */
  add: (number: number, to?: 'all' | 'first') => Promise<void>;
  remove: () => Promise<void>;
}

/** Numbers that no photo of the project has. */
export const nameOf = (number: number) => `${10_000 + number}${BENCH_SUFFIX}`;

/** Draws photo number `number`, different from every other. */
type Draw = (number: number) => Promise<Buffer>;

/** The samples, each decoded once, in other colours and on either side. */
async function drawSmooth({ small }: PhotoOptions): Promise<Draw> {
  const size = small ? SIZES.small : SIZES.large;
  const paths = (await filesBelow(join(PROJECT, GALLERIES))).filter((path) => path.endsWith('.jpg'));
  const samples = await Promise.all(
    paths.map((path) =>
      sharp(path)
        .removeAlpha()
        .resize({ ...size, fit: 'cover' })
        .raw()
        .toBuffer(),
    ),
  );
  return (number) => {
    const gain = [7, 11, 13].map((step) => 0.75 + ((number * step) % 50) / 100 + number / 1e6);
    return sharp(samples[number % samples.length], { raw: { ...size, channels: 3 } })
      .flop(number % 2 === 0)
      .linear(gain, [0, 0, 0])
      .jpeg({ quality: QUALITY })
      .toBuffer();
  };
}

const drawDetailed =
  ({ small }: PhotoOptions): Draw =>
  (number) =>
    cameraPhoto({ ...(small ? SIZES.small : SIZES.large), seed: number, quality: QUALITY });

/** Copies the project. The pictures that it has are encoded already where an earlier build has encoded them. */
export async function photoProject(kind: PhotoOptions): Promise<PhotoProject> {
  const root = await mkdtemp(join(tmpdir(), 'bench-'));
  await copyProjectFiles(root);
  await linkShared(root, 'node_modules');
  // Its own, so that the bench's photos do not stay in the project's.
  await cp(join(PROJECT, IMAGE_CACHE), join(root, IMAGE_CACHE), { recursive: true }).catch(() => undefined);
  if (kind.quick) await encodeQuickly(root);
  const draw = kind.detailed ? drawDetailed(kind) : await drawSmooth(kind);
  const names = await galleryNames(root);
  const galleries = kind.everywhere ? names : names.slice(0, 1);
  for (const gallery of galleries) await mkdir(join(root, GALLERIES, gallery), { recursive: true });
  return {
    root,
    galleries,
    add: async (number, to = 'all') => {
      for (const [at, gallery] of galleries.slice(0, to === 'first' ? 1 : undefined).entries()) {
        const own = number * galleries.length + at;
        const name = nameOf(own);
        await writeFile(join(root, GALLERIES, gallery, `${name}.jpg`), await draw(own));
        const text = entryText(`${name}.jpg`, `Bench photo of a look, number ${own}`);
        await writeFile(join(root, GALLERIES, gallery, `${name}.yaml`), text);
      }
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
