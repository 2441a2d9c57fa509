/** The project with a gallery of more photos than one page holds. */
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '..');
const COPY = join(PROJECT, '.local/test/crowded-project');
const COPIED = ['src', 'public', 'scripts', 'package.json', 'astro.config.mjs', 'tsconfig.json'];

/** Photos in the crowded portfolio, and on one of its pages. */
export const CROWD = 30;
export const PER_PAGE = 24;

/** A copy of the project in `folder`, with the same packages and the same encoded pictures. */
export async function copyProject(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const part of COPIED) await cp(join(PROJECT, part), join(folder, part), { recursive: true });
  for (const shared of ['node_modules', '.cache']) await symlink(join(PROJECT, shared), join(folder, shared), 'dir');
}

/**
 * Copies the project and hangs the portfolio's photos again and again: entries may share a picture, so that nothing
 * is encoded anew.
 * @returns the copy's folder
 */
export async function crowdedProject(): Promise<string> {
  await copyProject(COPY);
  for (let number = 11; number <= CROWD; number += 1) {
    await writeFile(join(COPY, `src/content/gallery/portfolio/${number}-again.yaml`), `image: 01-bridal-red.jpg\nalt: The bridal look once more, number ${number}\n`);
  }
  return COPY;
}
