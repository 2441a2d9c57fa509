/** The project with a gallery of more photos than one page holds, and one of photos as full of detail as a camera's. */
import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cameraPhoto } from '../scripts/camera-photo.ts';

const PROJECT = join(import.meta.dirname, '..');
const COPY = join(PROJECT, '.local/test/crowded-project');
const COPIED = ['src', 'public', 'integrations', 'scripts', 'package.json', 'astro.config.mjs', 'tsconfig.json'];

/** Photos in the crowded portfolio, and on one of its pages. */
export const CROWD = 30;
export const PER_PAGE = 24;

/** The gallery of which every photo is full of detail, and the folder of the pictures that are too. */
export const DETAILED = 'nail-art';
const PICTURES = join(COPY, 'src/content/pictures');
/** As many as a phone fetches of one page. */
const DIFFERENT = 16;
/** Larger than the largest that the site makes of a photo, and quickly drawn. */
const SIZE = { width: 1600, height: 2000 };

const isPicture = (name: string) => /\.jpg$/.test(name);

/** Draws detailed photos in the place of a folder's pictures, so that all that names them still does. */
async function redraw(folder: string, firstSeed: number): Promise<string[]> {
  const names = (await readdir(folder)).filter(isPicture).sort();
  for (const [index, name] of names.entries())
    await writeFile(join(folder, name), await cameraPhoto({ ...SIZE, seed: firstSeed + index }));
  return names;
}

/** Fills a page of a gallery with detailed photos: what a phone fetches of it are different ones. */
async function fillWithDetail(): Promise<void> {
  const folder = join(COPY, 'src/content/gallery', DETAILED);
  const names = await redraw(folder, 1);
  for (let number = names.length + 1; number <= PER_PAGE; number += 1) {
    const different = number <= DIFFERENT;
    const image = different ? `${900 + number}-detailed.jpg` : names[number % names.length];
    if (different)
      await writeFile(join(folder, `${900 + number}-detailed.jpg`), await cameraPhoto({ ...SIZE, seed: number }));
    await writeFile(
      join(folder, `${900 + number}-detailed.yaml`),
      `image: ${image}\nalt: A veil of lace over long hair, number ${number}\n`,
    );
  }
}

/**
 * Copies the project, hangs the portfolio's photos again and again (entries may share a picture, so that nothing is
 * encoded anew), and draws all pictures of the first page and of one gallery anew.
 * @returns the copy's folder
 */
export async function crowdedProject(): Promise<string> {
  await rm(COPY, { recursive: true, force: true });
  await mkdir(COPY, { recursive: true });
  for (const part of COPIED) await cp(join(PROJECT, part), join(COPY, part), { recursive: true });
  for (const shared of ['node_modules', '.cache']) await symlink(join(PROJECT, shared), join(COPY, shared), 'dir');
  for (let number = 11; number <= CROWD; number += 1) {
    await writeFile(
      join(COPY, `src/content/gallery/portfolio/${number}-again.yaml`),
      `image: 01-bridal-red.jpg\nalt: The bridal look once more, number ${number}\n`,
    );
  }
  await redraw(PICTURES, 100);
  await fillWithDetail();
  return COPY;
}
