/** The files that pages are made of: those that they name, and those that their scripts load later. */
import pMap from 'p-map';
import { scriptFileNamesIn } from '../../src/shared/script-file-names.ts';
import { CONCURRENCY } from './crawl.ts';
import type { CheckedSite } from './checked-site.ts';
import type { HtmlPage } from './html-page.ts';
import { isFound, pathOnSite } from './site-client.ts';

export interface PageFile {
  path: string;
  /** The first page that needs it. */
  from: string;
}

/** The formats of which a picture has more than one size, and that browsers of this decade take. */
const SIZE_FORMATS = [/\.avif$/, /\.webp$/];
const isSize = (path: string) => SIZE_FORMATS.some((format) => format.test(path));

/** The sizes of a page's first and last picture in each format: a gallery of thousands is not downloaded. */
function sampleOf({ srcsets }: HtmlPage): string[] {
  return SIZE_FORMATS.flatMap((format) => {
    const ofFormat = srcsets.filter((sizes) => sizes.some((to) => format.test(to)));
    return [ofFormat.at(0), ofFormat.at(-1)].flatMap((sizes) => sizes ?? []);
  });
}

/** Each once, by the addresses that `named` takes of a page. */
function fromPages({ client, pages }: CheckedSite, named: (page: HtmlPage) => readonly string[]): PageFile[] {
  const files = new Map<string, string>();
  for (const { path, page } of pages) {
    for (const to of named(page)) {
      const file = pathOnSite(client, to, path);
      if (file && !files.has(file)) files.set(file, path);
    }
  }
  return [...files].map(([path, from]) => ({ path, from }));
}

/** Of a server only those of some pictures, in the formats of SIZE_FORMATS; undefined when all are looked at. */
export interface SampledSizes {
  looked: number;
  all: number;
}

const ofSizes = (site: CheckedSite, named: (page: HtmlPage) => readonly string[]) =>
  fromPages(site, named).filter(({ path }) => isSize(path));

/** How many of the pictures' sizes are looked at; undefined when it is all of them. */
export function sampledSizes(site: CheckedSite): SampledSizes | undefined {
  if (site.client.kind === 'folder') return undefined;
  const looked = ofSizes(site, sampleOf).length;
  const all = ofSizes(site, ({ files }) => files).length;
  return looked < all ? { looked, all } : undefined;
}

/** The files that the pages name: of a folder all, of a server those that stand for all. */
function namedFiles(site: CheckedSite): PageFile[] {
  const all = fromPages(site, ({ files, pictures }) => [...files, ...pictures]);
  if (site.client.kind === 'folder') return all;
  return [...all.filter(({ path }) => !isSize(path)), ...ofSizes(site, sampleOf)];
}

/** The scripts that other scripts name, and those that they name, each once. */
async function laterScripts({ client, base }: CheckedSite, files: readonly PageFile[]): Promise<PageFile[]> {
  const known = new Set(files.map(({ path }) => path));
  const later: PageFile[] = [];
  const isScript = ({ path }: PageFile) => path.startsWith(`${base}/_astro/`) && path.endsWith('.js');
  let wave = files.filter(isScript);
  while (wave.length > 0) {
    const named = await pMap(
      wave,
      async ({ path, from }) => {
        const result = await client.get(path);
        const names = isFound(result) ? scriptFileNamesIn(result.body.toString()) : [];
        return names.map((name) => ({ path: `${base}/_astro/${name}`, from }));
      },
      { concurrency: CONCURRENCY },
    );
    wave = [];
    for (const file of named.flat()) {
      if (known.has(file.path)) continue;
      known.add(file.path);
      wave.push(file);
    }
    later.push(...wave);
  }
  return later;
}

/** All files that the pages need, but for sizes of pictures on a server: see `sampledSizes`. */
export async function filesOf(site: CheckedSite): Promise<PageFile[]> {
  const named = namedFiles(site);
  return [...named, ...(await laterScripts(site, named))];
}
