/** Every page of a site that its own links lead to. */
import pMap from 'p-map';
import { readPage, type HtmlPage } from './html-page.ts';
import {
  isResponse,
  isFound,
  isRedirect,
  locationOf,
  pathOnSite,
  type SiteResponse,
  type NoResponse,
  type SiteClient,
} from './site-client.ts';

export interface Visit {
  path: string;
  response: SiteResponse;
  page: HtmlPage;
}

/** A link of the site that does not lead where it should. `from` is the page that it stands on, if it stands on one. */
interface DeadEnd {
  path: string;
  from: string | undefined;
  /** What came in its place: a status, or no answer. */
  why: number | NoResponse;
}

export interface Crawl {
  pages: Visit[];
  dead: DeadEnd[];
  redirected: { path: string; to: string }[];
  /** The addresses of pages that are empty or break off. */
  incomplete: string[];
}

/** Questions at once: what browsers ask of one server. */
export const CONCURRENCY = 6;
/** More pages than any studio has: a server that makes up new links does not hold the doctor for ever. */
const MAX_PAGES = 300;

const isPage = (body: Buffer) => /^\s*<(!doctype html|html)/i.test(body.toString('utf8', 0, 200));

const isWhole = (body: Buffer) => /<\/html>/i.test(body.toString());

/** Where a page's links, and its versions in other languages, lie on this site. */
function targetsOf(client: SiteClient, path: string, { links, alternates }: HtmlPage): string[] {
  const linked = links.map((to) => pathOnSite(client, to, path));
  // Full addresses, maybe of another origin: site-url.ts checks that. Here only their paths are requested.
  const others = alternates.map((to) => (URL.canParse(to) ? new URL(to).pathname : undefined));
  return [...new Set([...linked, ...others].flatMap((to) => to?.split('?')[0] ?? []))];
}

const byPath = (one: { path: string }, other: { path: string }) => one.path.localeCompare(other.path);

/**
 * @param base what the site's addresses begin with
 * @param start further addresses, such as those of the list for search engines
 */
export async function crawl(client: SiteClient, base: string, start: readonly string[] = []): Promise<Crawl> {
  const found: Crawl = { pages: [], dead: [], redirected: [], incomplete: [] };
  const home = `${base}/`;
  const known = new Map<string, string | undefined>([home, ...start].map((path) => [path, undefined]));

  async function visit(path: string): Promise<string[]> {
    const from = known.get(path);
    const result = await client.get(path);
    if (!isResponse(result)) found.dead.push({ path, from, why: result });
    else if (isRedirect(result)) {
      const to = pathOnSite(client, locationOf(result), path);
      found.redirected.push({ path, to: to ?? locationOf(result) });
      return to === undefined ? [] : [to];
    } else if (!isFound(result)) found.dead.push({ path, from, why: result.status });
    else if (path.startsWith(home) || path === base) {
      if (result.body.length === 0 || (isPage(result.body) && !isWhole(result.body))) found.incomplete.push(path);
      if (!isPage(result.body)) return [];
      const page = readPage(result.body.toString());
      found.pages.push({ path, response: result, page });
      return targetsOf(client, path, page);
    }
    return [];
  }

  let wave = [...known.keys()];
  while (wave.length > 0 && found.pages.length < MAX_PAGES) {
    const targets = await pMap(wave, async (path) => ({ path, to: await visit(path) }), { concurrency: CONCURRENCY });
    wave = [];
    for (const { path, to } of targets) {
      for (const target of to) {
        if (known.has(target)) continue;
        known.set(target, path);
        wave.push(target);
      }
    }
  }
  // Not in the order of the answers: the same site is told of in the same words each time.
  for (const list of [found.pages, found.dead, found.redirected]) list.sort(byPath);
  found.incomplete.sort();
  return found;
}
