/** The owner's editor, to which no page of the site leads: its pages, and the scripts that these name. */
import pMap from 'p-map';
import type { CheckedSite } from './checked-site.ts';
import { CONCURRENCY } from './crawl.ts';
import { REBUILD, wrong, listed, type DoctorFinding } from './finding.ts';
import { readPage } from './html-page.ts';
import { faultOf } from './links.ts';
import { isFound, isRedirect, isResponse, pathOnSite } from './site-client.ts';

/** Whether the build has an editor: it asks search engines to leave the editor's files out. */
async function hasEditor({ client, base }: CheckedSite): Promise<boolean> {
  const robots = await client.get(`${base}/robots.txt`);
  const lines = isFound(robots) ? robots.body.toString().split(/\r?\n/) : [];
  return lines.some((line) => line.trim() === `Disallow: ${base}/_admin/`);
}

/** A host may lead the owner to its own login first, or ask her for a password: that page is not looked at. */
async function isGuarded({ client }: CheckedSite, path: string): Promise<boolean> {
  const result = await client.get(path);
  return isRedirect(result) || (isResponse(result) && [401, 403].includes(result.status));
}

/** The editor's first page, those that it leads to, and the files of all of them. */
async function addressesOf({ client, base }: CheckedSite): Promise<string[]> {
  const first = `${base}/admin`;
  const pages = new Set([first]);
  const files = new Set<string>();
  // What is added while it is gone through is gone through as well.
  for (const path of pages) {
    const result = await client.get(path);
    if (!isFound(result)) continue;
    const page = readPage(result.body.toString());
    const onSite = (addresses: readonly string[]) => addresses.flatMap((to) => pathOnSite(client, to, path) ?? []);
    for (const to of onSite(page.links)) if (to.startsWith(`${first}/`)) pages.add(to);
    for (const to of onSite(page.files)) files.add(to);
  }
  return [...pages, ...files];
}

export async function checkEditor(site: CheckedSite): Promise<DoctorFinding[]> {
  if (!(await hasEditor(site))) return [];
  const looked = await pMap(
    await addressesOf(site),
    async (path) => ({ path, why: (await isGuarded(site, path)) ? undefined : (await faultOf(site, path))?.why }),
    { concurrency: CONCURRENCY },
  );
  const faults = looked.flatMap(({ path, why }) => (why === undefined ? [] : [`${path} (${why})`]));
  return faults.length === 0
    ? []
    : [
        wrong(
          `Your editor does not work: ${listed(faults)}.`,
          site.client.kind === 'folder' ? REBUILD : 'Deploy the whole folder again, with all files of one build.',
        ),
      ];
}
