/**
 * Puts the picture that a phone's page begins with into the page: it comes in the same flight as the words, where a
 * file is one round trip later. A picture that is too heavy for that stays a file.
 */
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { MOST_INLINE_BYTES } from '../src/lib/inline-limit.ts';

/**
 * Bytes of the heaviest page with a picture in it, in brotli at its best. Hosts that compress in a hurry send a little
 * more.
 */
export const MOST_PAGE_BYTES = 30_000;

/** Of brotli's eleven: what it makes is a little larger than the best, in a tenth of the time. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** As src/components/InlineSource.astro writes it. */
const SOURCE = /<source data-inline([^>]*) srcset="([^"\s]+) (\d+w)"([^>]*)>/g;

/** The address of a picture: it begins behind what cannot stand in one, or each letter of a picture would be tried. */
const AVIF = /(?<=[\s",])[^\s",]+\.avif/g;

/** Whether a page is light enough. The best compression is slow, and asked only where the quick one does not tell. */
const isLight = (html: string): boolean =>
  brotliCompressSync(html, QUICK).length <= MOST_PAGE_BYTES || brotliCompressSync(html).length <= MOST_PAGE_BYTES;

/**
 * @param html a page
 * @param read gives the bytes of a picture by its address
 * @returns the page with its picture, or with files alone when that would be too heavy, and the addresses that it no
 * longer asks for
 */
export async function inlinePictures(
  html: string,
  read: (address: string) => Promise<Buffer>,
): Promise<{ html: string; replaced: string[] }> {
  const replaced = [...html.matchAll(SOURCE)].map(([, , address = '']) => address);
  const pictures = new Map<string, Buffer>();
  for (const address of replaced) pictures.set(address, await read(address));
  const light = [...pictures.values()].every(({ length }) => length <= MOST_INLINE_BYTES);
  const whole = html.replace(
    SOURCE,
    (_, before: string, address: string, width: string, after: string) =>
      `<source${before} srcset="data:image/avif;base64,${pictures.get(address)?.toString('base64') ?? ''} ${width}"${after}>`,
  );
  const fits = replaced.length > 0 && light && isLight(whole);
  return { html: fits ? whole : html.replace(SOURCE, ''), replaced };
}

/** It comes before what reads or copies finished pages: their policy depends on what stands in them. */
export function inlinePicturesOfPages(): AstroIntegration {
  let base = '';
  return {
    name: 'inline-pictures',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/$/, '');
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const fileOf = (address: string) => join(folder, decodeURI(address.slice(base.length)));
        const replaced = new Set<string>();
        const asked = new Set<string>();
        for await (const name of glob('**/*.html', { cwd: folder })) {
          const file = join(folder, name);
          const before = await readFile(file, 'utf8');
          const page = await inlinePictures(before, (address) => readFile(fileOf(address)));
          for (const address of page.replaced) replaced.add(address);
          for (const [address] of page.html.matchAll(AVIF)) asked.add(address);
          if (page.html !== before) await writeFile(file, page.html);
        }
        for (const address of replaced) if (!asked.has(address)) await rm(fileOf(address));
      },
    },
  };
}
