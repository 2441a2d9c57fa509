/**
 * `npm run bench`: builds the site, weighs every page and times it on slow lines with a slow processor. Prints a
 * table and writes it as Markdown. Figures, not tests: times on a shared machine are to be compared within one run.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { buildSite } from '../build/build-site.ts';
import { CHROMIUM_FLAGS, provideChromium } from '../browser/chromium.ts';
import { listenAtFreePort } from '../../tests/fixtures/free-port.ts';
import { createInbox } from '../../integrations/inbox/inbox.ts';
import { INBOX_FOLDER, inboxEnvironment } from '../../integrations/inbox/settings.ts';
import { createSiteServer } from '../serve/static-server.ts';
import { unexpectedArguments } from '../terminal/unexpected-arguments.ts';
import { repeatVisits } from './repeat-visits.ts';
import { FOLDER, PAGES } from './settings.ts';
import { NETWORKS, SLOWDOWN, compress, time } from './timing.ts';
import { PHONE_DEVICE, total, weigh } from '../../tests/fixtures/transfer-size.ts';

const REPORT = '.local/bench.md';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
const table = (head: string[], rows: (string | number)[][]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

async function main() {
  const unexpected = unexpectedArguments('bench', process.argv.slice(2));
  if (unexpected !== undefined) {
    console.log(unexpected);
    process.exit(1);
  }
  if (!(await buildSite({ outDir: FOLDER, env: inboxEnvironment(process.env), args: ['--silent'] }))) process.exit(1);
  compress(FOLDER);
  const server = createSiteServer(
    resolve(FOLDER),
    createInbox(INBOX_FOLDER, () => undefined),
  );
  const origin = `http://localhost:${await listenAtFreePort(server)}`;
  // A worker is taken from no server whose certificate the browser complains about, as it does of the bench's own.
  const args = [...CHROMIUM_FLAGS, '--ignore-certificate-errors'];
  const browser = await chromium.launch({ executablePath: provideChromium(), args });

  const weights = [];
  for (const path of PAGES) {
    const page = await browser.newPage(PHONE_DEVICE);
    const parts = await weigh(page, origin + path);
    weights.push([
      path,
      kilobytes(total(parts, 'markup')),
      kilobytes(total(parts, 'script')),
      kilobytes(total(parts, 'picture')),
      kilobytes(total(parts, 'font')),
      kilobytes(total(parts)),
      parts.length,
    ]);
    await page.close();
  }

  const times = [];
  for (const [name, network] of Object.entries(NETWORKS)) {
    for (const path of PAGES) {
      const visits = await time(browser, origin + path, network, 2);
      for (const [index, { fcp, lcp, cls, blocked }] of visits.entries()) {
        times.push([
          path,
          name,
          index === 0 ? 'first' : 'second',
          Math.round(fcp),
          Math.round(lcp),
          cls.toFixed(4),
          Math.round(blocked),
        ]);
      }
    }
  }
  const repeated = await repeatVisits(browser, FOLDER);
  await browser.close();
  server.close();

  const report = [
    '# Weight: KB in brotli, phone 412×823 at 1.75, nothing scrolled',
    table(['page', 'HTML + CSS', 'script', 'pictures', 'font', 'all', 'requests'], weights),
    `# Time: ms, processor ${SLOWDOWN}× slower`,
    table(['page', 'network', 'visit', 'FCP', 'LCP', 'CLS', 'blocked'], times),
    '# Seen before, on a line of 1.6 Mbit/s and 150 ms there and back: ms to the first paint, and from each tap',
    table(
      ['worker', 'home', 'to the gallery', 'to a sharp photo'],
      Object.entries(repeated).map(([worker, { home, gallery, photo }]) => [
        worker,
        ...[home, gallery, photo].map(Math.round),
      ]),
    ),
  ].join('\n\n');
  writeFileSync(REPORT, `${report}\n`);
  console.log(`${report}\n\nWritten to ${REPORT}`);
}

await main();
