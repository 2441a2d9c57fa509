/**
 * Finishes the pages of a build, each read and written once: its first picture is put into it, then its policy, which
 * has the hashes of all that stands in the page.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import type { AstroIntegration } from 'astro';
import { PUBLIC } from '../scripts/files/project-folders.ts';
import { readableBytes, readBytes } from '../scripts/files/read.ts';
import { codeInPublicPage } from '../src/lib/public-folder-html.ts';
import { afterBuild } from './after-build.ts';
import { withPolicy, type CspSources } from './headers/content-security-policy.ts';
import { finishedPageCache } from './finished-page-cache.ts';
import { inlineAddresses, inlinePictures } from './inline-pictures.ts';

/** A page is weighed on one thread while the next is read on another. */
const PAGES_AT_ONCE = 4;

/** Where finished pages are kept, from the project's folder. */
const CACHE = join('.cache', 'finished-pages');

/** What every page of this site ends with. */
const END = '</html>';

const AVIF = '.avif';
/** What stands before the address of a picture in an attribute. */
const BEFORE_ADDRESS = /[\s",]/;

/** The addresses of a page's pictures, sought from their ends: a pattern would try every letter of the page. */
function* avifAddresses(html: string): Generator<string> {
  for (let end = html.indexOf(AVIF); end !== -1; end = html.indexOf(AVIF, end + 1)) {
    let start = end;
    while (start > 0 && !BEFORE_ADDRESS.test(html.charAt(start - 1))) start -= 1;
    yield html.slice(start, end + AVIF.length);
  }
}

/** `withPolicy`, which names the page where it throws. */
function withPagePolicy(name: string, html: string, open: CspSources): string {
  try {
    return withPolicy(html, open);
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/**
 * Must come before the integrations that read or copy finished pages.
 * @param open the foreign origins that the pages' policy allows
 * @param inputs a text that is another one whenever the code of this site is, or a setting of the build
 */
export const finishPages = (open: CspSources, inputs: string): AstroIntegration =>
  afterBuild('finish-pages', async (folder, { base, publicFolder, root }) => {
    const cache = finishedPageCache(join(root, CACHE));
    const madeBy = JSON.stringify([inputs, open]);
    const fileOf = (address: string) => join(folder, decodeURI(address.slice(base.length)));
    const replaced = new Set<string>();
    const asked = new Set<string>();
    const finish = async (name: string) => {
      const file = join(folder, name);
      const bytes = readBytes(file);
      const html = bytes.toString('utf8');
      // No page of this site: a search engine, for one, wants its proof of ownership word for word.
      if (readableBytes(join(publicFolder, name))?.equals(bytes)) {
        const code = codeInPublicPage(html);
        if (code === undefined) return;
        throw new Error(
          `${PUBLIC}/${name} holds what no page of this site may run or load: ${code}. Take it out, or delete the file.`,
        );
      }
      // A page that was kept from the last build may have been cut short with the computer's power.
      if (!html.endsWith(END)) throw new Error(`The page ${name} is not whole. Build again`);
      const pictures = new Map<string, Buffer>();
      for (const address of inlineAddresses(html)) pictures.set(address, readBytes(fileOf(address)));
      const page = await cache.pageOf([madeBy, html, ...pictures.values()], () =>
        inlinePictures(html, pictures, (whole) => withPagePolicy(name, whole, open)),
      );
      for (const address of page.replaced) replaced.add(address);
      for (const address of avifAddresses(page.html)) asked.add(address);
      writeFileSync(file, page.html);
    };
    const pages = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((name) => name.endsWith('.html'));
    await pMap(pages, finish, { concurrency: PAGES_AT_ONCE });
    cache.save();
    for (const address of replaced) if (!asked.has(address)) await rm(fileOf(address));
  });
