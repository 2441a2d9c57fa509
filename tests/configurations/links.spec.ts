/** Every link of the whole build without keys and below a path, and the places in pages that links may name. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { PAGE_ANCHORS } from '../../src/lib/site-links.ts';
import { expectNoBrokenLinks } from '../fixtures/broken-links.ts';
import { folderOf } from '../fixtures/sites.ts';

for (const site of ['keyless', 'below'] as const)
  test(`no link of “${site}” is broken, and none of its own costs a redirect`, () => expectNoBrokenLinks(site));

/** The beginning of an element that a link can lead to; what else has an id is a short field, a title, a question. */
const PART = /<(?:main|section|h2|textarea)\b[^>]* id="?([\w-]+)/g;

for (const [page, anchors] of Object.entries(PAGE_ANCHORS)) {
  test(`the places that ${page} is said to have are those that it has`, () => {
    const html = readFileSync(join(folderOf('full'), `${page.slice(1) || 'index'}.html`), 'utf8');
    const parts = [...html.matchAll(PART)].map(([, id = '']) => id).filter((id) => !id.endsWith('-title'));
    expect([...new Set(parts)].sort()).toEqual(anchors.toSorted());
  });
}
