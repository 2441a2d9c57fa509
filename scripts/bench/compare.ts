/**
 * `npm run bench:compare -- <folder> [runs [page …]]`: times the first view of this project's pages beside those of
 * another build of it, in one run: each page of both in turn, again and again. Prints medians, how long after the first
 * paint the largest comes, and the ratio of the first paints. Where the other build lacks a language, its first one
 * stands in.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { buildSite } from '../build/build-site.ts';
import { CHROMIUM_FLAGS, provideChromium } from '../browser/chromium.ts';
import { parseCompareArguments } from './arguments.ts';
import { serveOverHttp2 } from './http2-server.ts';
import { median } from './median.ts';
import { FOLDER, PAGES } from './settings.ts';
import { NETWORKS, time, type Timing } from './timing.ts';

/** What stands before the addresses of each language. */
const LANGUAGES = ['', '/hi'];
const network = NETWORKS['slow 4G'];

const asked = parseCompareArguments(process.argv.slice(2));
if ('reason' in asked) {
  console.log(asked.reason);
  process.exit(1);
}
const { folder: other, runs, pages: only } = asked;
if (!existsSync(join(other, 'index.html'))) {
  console.log(`In ${other} lies no build: it has no index.html.`);
  process.exit(1);
}

const medians = (timings: Timing[]) => ({
  fcp: median(timings.map(({ fcp }) => fcp)),
  lcp: median(timings.map(({ lcp }) => lcp)),
});

if (!(await buildSite({ outDir: FOLDER, env: process.env, args: ['--silent'] }))) process.exit(1);
const [own, before] = await Promise.all([serveOverHttp2(FOLDER), serveOverHttp2(other)]);
const browser = await chromium.launch({ executablePath: provideChromium(), args: CHROMIUM_FLAGS });
console.log('page: ms to the first paint, to the largest, between them | the other build | ratio of first paints');
for (const [page, path] of LANGUAGES.flatMap((below) =>
  PAGES.map((page) => [page, (below + page).replace(/(.)\/$/, '$1')] as const),
)) {
  if (only.length > 0 && !only.includes(path)) continue;
  const isThere = existsSync(join(other, path === '/' ? 'index.html' : `${path}.html`));
  const then = isThere ? path : page;
  const timings: { own: Timing[]; before: Timing[] } = { own: [], before: [] };
  for (let run = 0; run < runs; run += 1) {
    timings.own.push(...(await time(browser, own.origin + path, network, 1)));
    timings.before.push(...(await time(browser, before.origin + then, network, 1)));
  }
  const [now, once] = [medians(timings.own), medians(timings.before)];
  const shown = ({ fcp, lcp }: typeof now) => `${Math.round(fcp)} ${Math.round(lcp)} ${Math.round(lcp - fcp)}`;
  console.log(
    `${path}: ${shown(now)} | ${then === path ? '' : `${then} `}${shown(once)} | ${(now.fcp / once.fcp).toFixed(3)}`,
  );
}
await browser.close();
own.close();
before.close();
