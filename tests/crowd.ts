/** The project with a gallery of more photos than one page holds. */
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '..');
const COPY = join(PROJECT, '.local/test/crowded-project');
const COPIED = ['src', 'public', 'scripts', 'integrations', 'package.json', 'astro.config.mjs', 'tsconfig.json'];

/** Photos in the crowded portfolio, and on one of its pages. */
export const CROWD = 30;
export const PER_PAGE = 24;

/**
 * Copies the project and hangs the portfolio's photos again and again: entries may share a picture, so that nothing
 * is encoded anew.
 * @returns the copy's folder
 */
export async function crowdedProject(): Promise<string> {
  await rm(COPY, { recursive: true, force: true });
  await mkdir(COPY, { recursive: true });
  for (const part of COPIED) await cp(join(PROJECT, part), join(COPY, part), { recursive: true });
  for (const shared of ['node_modules', '.cache']) await symlink(join(PROJECT, shared), join(COPY, shared), 'dir');
  for (let number = 11; number <= CROWD; number += 1) {
    await writeFile(join(COPY, `src/content/gallery/portfolio/${number}-again.yaml`), `image: 01-bridal-red.jpg\nalt: The bridal look once more, number ${number}\n`);
  }
  return COPY;
}
