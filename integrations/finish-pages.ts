/**
 * Finishes the pages of a build, each read and written once: its first picture is put into it, then its policy, which
 * has the hashes of all that stands in the page.
 */
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import type { AstroIntegration } from 'astro';
import { afterBuild } from './after-build.ts';
import { withPolicy, type CspSources } from './headers/content-security-policy.ts';
import { inlinePictures } from './inline-pictures.ts';

/** A page is weighed on one thread while the next is read on another. */
const PAGES_AT_ONCE = 4;

/** The address of a picture. The look-behind anchors the search: without it every letter would be a starting point. */
const AVIF = /(?<=[\s",])[^\s",]+\.avif/g;

/**
 * Must come before the integrations that read or copy finished pages.
 * @param open the foreign origins that the pages' policy allows
 */
export const finishPages = (open: CspSources): AstroIntegration =>
  afterBuild('finish-pages', async (folder, base) => {
    const fileOf = (address: string) => join(folder, decodeURI(address.slice(base.length)));
    const replaced = new Set<string>();
    const asked = new Set<string>();
    const finish = async (name: string) => {
      const file = join(folder, name);
      const page = await inlinePictures(
        await readFile(file, 'utf8'),
        (address) => readFile(fileOf(address)),
        (html) => {
          try {
            return withPolicy(html, open);
          } catch (error) {
            throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
          }
        },
      );
      for (const address of page.replaced) replaced.add(address);
      for (const [address] of page.html.matchAll(AVIF)) asked.add(address);
      await writeFile(file, page.html);
    };
    await pMap(glob('**/*.html', { cwd: folder }), finish, { concurrency: PAGES_AT_ONCE });
    for (const address of replaced) if (!asked.has(address)) await rm(fileOf(address));
  });
