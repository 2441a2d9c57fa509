/** What search engines are told. */
import { count } from '../terminal/count.ts';
import { listWithAnd } from '../terminal/sentence-list.ts';
import { listed, wrong, type DoctorFinding } from './finding.ts';
import { homeOf, type CheckedSite } from './checked-site.ts';
import { readSitemap } from './sitemap.ts';
import { isFound } from './site-client.ts';

/** All robots, and those by which a studio is found. */
const SEARCH_ENGINE = /^(\*|googlebot|googlebot-image|bingbot)$/i;

/** The search engines that are shut out of the whole site, by their names in robots.txt: `*` for all. */
export function shutOut(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/#.*/, '').trim());
  const shut = new Set<string>();
  let named: string[] = [];
  let hasRules = false;
  for (const line of lines) {
    const [, name = '', value = ''] = /^([\w-]+)\s*:\s*(.*)$/.exec(line) ?? [];
    if (/^user-agent$/i.test(name)) {
      // Names that follow each other share the rules behind them.
      named = hasRules ? [value] : [...named, value];
      hasRules = false;
    } else if (/^(dis)?allow$/i.test(name)) {
      hasRules = true;
      if (/^disallow$/i.test(name) && /^\/\*?$/.test(value)) for (const one of named) shut.add(one);
    }
  }
  const engines = [...shut].filter((one) => SEARCH_ENGINE.test(one));
  return engines.includes('*') ? ['*'] : engines;
}

const FORBIDS = /^(noindex|none)$/i;
/** Directives that have a value behind a colon, where others have the robot that they are for in front of one. */
const WITH_VALUE = /^(max-snippet|max-image-preview|max-video-preview|unavailable_after)$/i;

/**
 * Whether a page is kept out of search.
 * @param directives an X-Robots-Tag header, such as `googlebot: noindex, nofollow`, or the content of a robots element.
 *   A robot's name counts for what follows it, up to the next name; without one, what stands there is for all.
 */
export function forbidsIndexing(directives: string): boolean {
  let robot = '*';
  for (const part of directives.split(',').map((text) => text.trim())) {
    const [, name = '', rest = ''] = /^([\w*-]+)\s*:\s*(.*)$/.exec(part) ?? [];
    const isNamed = name !== '' && !WITH_VALUE.test(name);
    if (isNamed) robot = name;
    if (SEARCH_ENGINE.test(robot) && FORBIDS.test(isNamed ? rest : part)) return true;
  }
  return false;
}

/** The header and the element that keep a page out of search. The build sets neither on a page that is linked. */
function forbiddenPages({ client, pages }: CheckedSite): DoctorFinding[] {
  const named = pages.flatMap(({ path, page, response: { headers } }) => {
    const header = headers.get('x-robots-tag') ?? '';
    if (forbidsIndexing(header)) return [`${path} (X-Robots-Tag: ${header})`];
    return page.robots !== undefined && forbidsIndexing(page.robots)
      ? [`${path} (<meta name="robots" content="${page.robots}">)`]
      : [];
  });
  if (named.length === 0) return [];
  const remedy =
    client.kind === 'folder'
      ? 'Run `npm run build`, which writes the folder anew without it.'
      : 'Switch off at the host what forbids it (previews and unpaid plans do), and look at the address that visitors have.';
  return [wrong(`Something forbids search engines to show ${count(named.length, 'page')}: ${listed(named)}.`, remedy)];
}

export async function checkRobots(site: CheckedSite): Promise<DoctorFinding[]> {
  const { client, base } = site;
  const robots = await client.get(`${base}/robots.txt`);
  const knowsAddress = homeOf(site)?.page.canonical !== undefined;
  const map = knowsAddress ? await readSitemap(client, base) : undefined;
  const text = isFound(robots) ? robots.body.toString() : '';
  const shut = shutOut(text);
  const deploy = 'Deploy the whole folder again.';
  return [
    ...forbiddenPages(site),
    ...(!isFound(robots) || /<html/i.test(text) ? [wrong('Search engines find no robots.txt.', deploy)] : []),
    ...(shut.length > 0
      ? [
          wrong(
            `robots.txt shuts ${shut.includes('*') ? 'all search engines' : listWithAnd(shut)} out (Disallow: /).`,
            'Switch that off at the host (previews do it), or deploy the build’s own robots.txt.',
          ),
        ]
      : []),
    ...(map && !map.isThere
      ? [wrong('The list of pages for search engines (sitemap-index.xml) is not there.', deploy)]
      : []),
    ...(map?.isThere && map.pages.length === 0
      ? [wrong('The list of pages for search engines (sitemap-index.xml) is empty.', deploy)]
      : []),
  ];
}
