/**
 * Finishes the pages of a build: the first picture of each is put into it, then its policy, which has the hashes of all
 * that stands in the page, and at last its gallery's total.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import type { AstroIntegration } from 'astro';
import { displayPath } from '../scripts/files/display-path.ts';
import { everyFileBelow } from '../scripts/files/list-files.ts';
import { noneIfMissing } from '../scripts/files/none-if-missing.ts';
import { overwrite } from '../scripts/files/overwrite.ts';
import { PUBLIC } from '../scripts/files/project-folders.ts';
import { readableBytes, readBytes } from '../scripts/files/read.ts';
import { codeInPublicPage } from '../src/lib/public-folder-html.ts';
import { afterBuild } from './after-build.ts';
import { withPolicy, type CspSources } from './headers/content-security-policy.ts';
import { finishedPageCache } from './finished-page-cache.ts';
import { firstPageOf, withoutTotal, withTotal } from './gallery-total.ts';
import { inlineAddresses, inlinePictures } from './inline-pictures.ts';

/** A page is weighed on one thread while the next is read on another. */
const PAGES_AT_ONCE = 4;

/** Where finished pages are kept, from the project's folder. */
const CACHE = join('.cache', 'finished-pages');

/** What every page of this site ends with. */
const END = Buffer.from('</html>');

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

/** The HTML files in a folder and below it, from there. */
async function pagesIn(folder: string): Promise<string[]> {
  const pages = (await everyFileBelow(folder)).filter((path) => path.endsWith('.html'));
  return pages.map((path) => displayPath(folder, path));
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
    const ownersPages = new Set(await pagesIn(publicFolder).catch(noneIfMissing));
    const replaced = new Set<string>();
    const asked = new Set<string>();
    const firstPages = new Map<string, Buffer>();
    const readFirstPage = (name: string): Buffer => {
      const first = firstPageOf(name);
      const page = firstPages.get(first) ?? readBytes(join(folder, first));
      firstPages.set(first, page);
      return page;
    };
    const finish = async (name: string) => {
      const file = join(folder, name);
      const rendered = readBytes(file);
      // No page of this site: a search engine, for one, wants its proof of ownership word for word.
      if (ownersPages.has(name) && readableBytes(join(publicFolder, name))?.equals(rendered)) {
        const code = codeInPublicPage(rendered.toString());
        if (code === undefined) return;
        throw new Error(
          `${PUBLIC}/${name} holds what no page of this site may run or load: ${code}. Take it out, or delete the file.`,
        );
      }
      // A page that was kept from the last build may have been cut short with the computer's power.
      if (!rendered.subarray(-END.length).equals(END)) throw new Error(`The page ${name} is not whole. Build again`);
      const plain = withoutTotal(rendered);
      const pictures = new Map<string, Buffer>();
      for (const address of inlineAddresses(plain)) pictures.set(address, readBytes(fileOf(address)));
      const finished = await cache.pageOf([madeBy, plain, ...pictures.values()], async () => {
        const made = await inlinePictures(plain.toString(), pictures, (html) => withPagePolicy(name, html, open));
        return { ...made, html: Buffer.from(made.html), asked: [...avifAddresses(made.html)] };
      });
      for (const address of finished.replaced) replaced.add(address);
      for (const address of finished.asked) asked.add(address);
      const whole = withTotal(finished.html, () => readFirstPage(name));
      overwrite(file, whole);
    };
    await pMap(await pagesIn(folder), finish, { concurrency: PAGES_AT_ONCE });
    cache.save();
    for (const address of replaced) if (!asked.has(address)) await rm(fileOf(address));
  });
