/** Every link of the whole build, at the root and below a path. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LinkChecker, LinkState } from 'linkinator';
import { PAGE_ANCHORS } from '../src/lib/site-links.ts';
import { PAGES } from './fixtures/site-content.ts';
import { addressOf, baseOf, folderOf, type SiteName } from './fixtures/sites.ts';
import { expect, test } from '@playwright/test';

for (const site of ['site', 'keyless', 'below'] satisfies SiteName[]) {
  test(`no link of “${site}” is broken, and none of its own costs a redirect`, async () => {
    const origin = addressOf(site);
    const { links } = await new LinkChecker().check({
      path: origin + baseOf(site),
      recurse: true,
      checkFragments: true,
      redirects: 'error',
      // Other people's sites are not looked at from a test.
      linksToSkip: (link) => Promise.resolve(!link.startsWith(origin)),
    });
    expect(
      links
        .filter(({ state }) => state === LinkState.BROKEN)
        .map(({ url, parent, status }) => `${status} ${url} on ${parent}`),
    ).toEqual([]);
    expect(links.filter(({ state }) => state === LinkState.OK).length).toBeGreaterThan(3 * PAGES.length);
    // Below a path, a link that forgets it leads out of the site.
    expect(links.filter(({ url }) => url.startsWith(origin) && !url.startsWith(origin + baseOf(site)))).toEqual([]);
  });
}

/** The beginning of an element that a link can lead to; what else has an id is a short field, a title, a question. */
const PART = /<(?:main|section|h2|textarea)\b[^>]* id="?([\w-]+)/g;

for (const [page, anchors] of Object.entries(PAGE_ANCHORS)) {
  test(`the places that ${page} is said to have are those that it has`, () => {
    const html = readFileSync(join(folderOf('full'), `${page.slice(1) || 'index'}.html`), 'utf8');
    const parts = [...html.matchAll(PART)].map(([, id = '']) => id).filter((id) => !id.endsWith('-title'));
    expect([...new Set(parts)].sort()).toEqual(anchors.toSorted());
  });
}
