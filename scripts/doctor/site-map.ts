/** The list of pages for search engines, and robots.txt, which names it. */
import { Parser } from 'htmlparser2';
import { isFound, type Site } from './site.ts';

export interface SiteMap {
  /** Full addresses, as they stand there. */
  pages: string[];
  /** Whether it is there at all. */
  isThere: boolean;
}

/** The addresses in a site map, or in a list of such. */
function locations(xml: string): string[] {
  const found: string[] = [];
  let inside = false;
  const parser = new Parser(
    {
      onopentagname(name) {
        inside = name === 'loc';
        if (inside) found.push('');
      },
      ontext(text) {
        if (inside) found.push((found.pop() ?? '') + text);
      },
      onclosetag() {
        inside = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return found.map((address) => address.trim());
}

/** Reads the site map by where it lies on this site, whatever origin it names. */
export async function readSiteMap(site: Site, base: string): Promise<SiteMap> {
  const list = await site.get(`${base}/sitemap-index.xml`);
  if (!isFound(list)) return { pages: [], isThere: false };
  const pages: string[] = [];
  for (const part of locations(list.body.toString())) {
    const reply = URL.canParse(part) ? await site.get(new URL(part).pathname) : undefined;
    if (reply && isFound(reply)) pages.push(...locations(reply.body.toString()));
  }
  return { pages, isThere: true };
}

/** The paths of its pages, to be looked at like those that links lead to. */
export const pathsOf = ({ pages }: SiteMap): string[] =>
  pages.flatMap((address) => (URL.canParse(address) ? [new URL(address).pathname] : []));
