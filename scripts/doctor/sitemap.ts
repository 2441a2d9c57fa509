/** The list of pages for search engines, as it lies on the site. */
import { Parser } from 'htmlparser2';
import { isFound, type SiteClient } from './site-client.ts';

export interface Sitemap {
  /** Full addresses, as they stand there. */
  pages: string[];
  /** Whether it is there at all. */
  isThere: boolean;
}

/** The addresses in a sitemap, or in a list of such. */
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

/** Reads the sitemap by where it lies on this site, whatever origin it names. */
export async function readSitemap(client: SiteClient, base: string): Promise<Sitemap> {
  const list = await client.get(`${base}/sitemap-index.xml`);
  if (!isFound(list)) return { pages: [], isThere: false };
  const pages: string[] = [];
  for (const part of locations(list.body.toString())) {
    const result = URL.canParse(part) ? await client.get(new URL(part).pathname) : undefined;
    if (result && isFound(result)) pages.push(...locations(result.body.toString()));
  }
  return { pages, isThere: true };
}

/** The paths of its pages, to be looked at like those that links lead to. */
export const pathsOf = ({ pages }: Sitemap): string[] =>
  pages.flatMap((address) => (URL.canParse(address) ? [new URL(address).pathname] : []));
