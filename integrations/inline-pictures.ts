/**
 * Puts the picture that a phone's page begins with into the page: it comes in the same flight as the words, where a
 * file is one round trip later. A picture that is too heavy for that stays a file.
 */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { MAX_INLINE_BYTES } from '../src/lib/inline-limit.ts';

/**
 * Bytes of the heaviest page with a picture in it, in brotli at its best. Hosts that compress in a hurry send a little
 * more.
 */
export const MAX_PAGE_BYTES = 30_000;
/** The same before a gallery's page gets its total. */
const MAX_BYTES_WITHOUT_TOTAL = MAX_PAGE_BYTES - 100;

const compress = promisify(brotliCompress);

/**
 * Quality 5 of brotli's eleven, and a window of 128 KiB, which holds a page: what it makes is a twentieth larger than
 * the best, in a fiftieth of the time.
 */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 17 } };

/** As src/components/InlineSource.astro writes it. */
const SOURCE = /<source data-inline([^>]*) srcset="([^"\s]+) \d+w"([^>]*)>/g;

/** Whether a page is light enough. The best compression is slow, and asked only where the quick one does not tell. */
const isLight = async (html: string): Promise<boolean> =>
  (await compress(html, QUICK)).length <= MAX_BYTES_WITHOUT_TOTAL ||
  (await compress(html)).length <= MAX_BYTES_WITHOUT_TOTAL;

/**
 * @param page in UTF-8, as it was rendered
 * @returns the addresses of the pictures that it would have in itself
 */
export const inlineAddresses = (page: Buffer): string[] =>
  // A byte a letter, which takes a tenth of the time: what is sought has none that is more.
  [...page.toString('latin1').matchAll(SOURCE)].map(([, , address = '']) => Buffer.from(address, 'latin1').toString());

/**
 * @param html a page as it was rendered
 * @param pictures the bytes of its `inlineAddresses`
 * @param finish gives the page as it is published: that one is weighed
 * @returns the finished page with its picture, or with files alone when that would be too heavy, and the addresses that
 * it no longer asks for
 */
export async function inlinePictures(
  html: string,
  pictures: ReadonlyMap<string, Buffer>,
  finish: (html: string) => string,
): Promise<{ html: string; replaced: string[] }> {
  const replaced = [...pictures.keys()];
  if (replaced.length > 0 && [...pictures.values()].every(({ length }) => length <= MAX_INLINE_BYTES)) {
    // Without its width, beside which `sizes` would have to stand: there is nothing to choose from.
    const whole = html.replace(
      SOURCE,
      (_, before: string, address: string, after: string) =>
        `<source${before} srcset="data:image/avif;base64,${pictures.get(address)?.toString('base64') ?? ''}"${after}>`,
    );
    const finished = finish(whole);
    if (await isLight(finished)) return { html: finished, replaced };
  }
  return { html: finish(html.replace(SOURCE, '')), replaced };
}
