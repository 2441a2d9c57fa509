/** What search engines are told. */
import { count } from '../terminal/count.ts';
import { listed, wrong, type DoctorFinding } from './finding.ts';
import { homeOf, type CheckedSite } from './checked-site.ts';
import { readSitemap } from './sitemap.ts';
import { isFound } from './site-client.ts';

/** Rules that shut every robot out: those of `*`, until the next group. */
function shutsOut(text: string): boolean {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/#.*/, '').trim());
  let forAll = false;
  for (const line of lines) {
    const [, name = '', value = ''] = /^([\w-]+)\s*:\s*(.*)$/.exec(line) ?? [];
    if (/^user-agent$/i.test(name)) forAll = value === '*';
    if (forAll && /^disallow$/i.test(name) && value === '/') return true;
  }
  return false;
}

const FORBIDS = /\b(noindex|none)\b/i;

/** The header and the element that keep a page out of search. The build sets neither on a page that is linked. */
function forbiddenPages({ client, pages }: CheckedSite): DoctorFinding[] {
  const named = pages.flatMap(({ path, page, response: { headers } }) => {
    const header = headers.get('x-robots-tag') ?? '';
    if (FORBIDS.test(header)) return [`${path} (X-Robots-Tag: ${header})`];
    return page.robots !== undefined && FORBIDS.test(page.robots)
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
  const deploy = 'Deploy the whole folder again.';
  return [
    ...forbiddenPages(site),
    ...(!isFound(robots) || /<html/i.test(text) ? [wrong('Search engines find no robots.txt.', deploy)] : []),
    ...(shutsOut(text)
      ? [
          wrong(
            'robots.txt shuts all search engines out (Disallow: /).',
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
