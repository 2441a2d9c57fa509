/**
 * `npm run bench`: builds the site, weighs every page and times it on slow lines with a slow processor. Prints a
 * table and writes it as Markdown. Figures, not tests: times on a shared machine are to be compared within one run.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { buildSite } from '../build/build-site.ts';
import { CHROMIUM_FLAGS, provideChromium } from '../browser/chromium.ts';
import { createInbox } from '../../integrations/inbox/inbox.ts';
import { INBOX_FOLDER, inboxEnvironment } from '../../integrations/inbox/settings.ts';
import { createSiteServer } from '../serve/static-server.ts';
import { PHONE, total, weigh } from './transfer-size.ts';

const PAGES = ['/', '/portfolio', '/nail-art', '/studio', '/academy', '/about-us', '/privacy', '/contact'];

/** Bytes a second and milliseconds, as Chrome's own tools throttle. */
const LINES = {
  'slow 4G': { downloadThroughput: (1_600_000 / 8) * 0.9, uploadThroughput: (750_000 / 8) * 0.9, latency: 562.5 },
  'slow 3G': { downloadThroughput: (500_000 / 8) * 0.8, uploadThroughput: (500_000 / 8) * 0.8, latency: 2000 },
};
/** How many times slower than this machine's the phone's processor is taken to be. */
const SLOWDOWN = 4;

const FOLDER = '.local/bench';
const REPORT = '.local/bench.md';

/** Lays each text beside itself in brotli, as a host would send it. */
function compress(folder: string): void {
  for (const file of globSync('**/*.{html,js,css,svg,xml,txt,webmanifest}', { cwd: folder })) {
    const path = join(folder, file);
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
  }
}

interface Timing {
  fcp: number;
  lcp: number;
  cls: number;
  blocked: number;
}

/** Watches a page from its first byte: what is painted, what moves, and how long the processor is held. */
function observe() {
  const seen = { lcp: 0, cls: 0, blocked: 0 };
  const watch = (type: string, take: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Parameters<typeof take>[0][]).forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  watch('layout-shift', ({ value, hadRecentInput }) => (seen.cls += hadRecentInput ? 0 : value));
  // The part of each long task beyond 50 ms, as Lighthouse counts.
  watch('longtask', ({ duration }) => (seen.blocked += duration - 50));
  Object.assign(globalThis, { seen });
}

async function time(
  browser: Browser,
  address: string,
  line: (typeof LINES)[keyof typeof LINES],
): Promise<[Timing, Timing]> {
  // Without the worker, whose own requests cannot be slowed down: the second visit is one with the browser's cache alone.
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const visit = async () => {
    await page.goto(address, { waitUntil: 'networkidle', timeout: 120_000 });
    return page.evaluate(() => ({
      ...(globalThis as unknown as { seen: Omit<Timing, 'fcp'> }).seen,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
  };
  const first = await visit();
  await page.goto('about:blank');
  const second = await visit();
  await context.close();
  return [first, second];
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
const table = (head: string[], rows: (string | number)[][]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

async function main() {
  if (!(await buildSite({ outDir: FOLDER, env: inboxEnvironment(process.env), args: ['--silent'] }))) process.exit(1);
  compress(FOLDER);
  const server = createSiteServer(
    resolve(FOLDER),
    createInbox(INBOX_FOLDER, () => undefined),
  );
  await new Promise<void>((done) => server.listen(0, done));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath: provideChromium(), args: CHROMIUM_FLAGS });

  const weights = [];
  for (const path of PAGES) {
    const page = await browser.newPage(PHONE);
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
  for (const [name, line] of Object.entries(LINES)) {
    for (const path of PAGES) {
      const visits = await time(browser, origin + path, line);
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
  await browser.close();
  server.close();

  const report = [
    '# Weight: KB in brotli, phone 412×823 at 1.75, nothing scrolled',
    table(['page', 'HTML + CSS', 'script', 'pictures', 'font', 'all', 'requests'], weights),
    `# Time: ms, processor ${SLOWDOWN}× slower`,
    table(['page', 'line', 'visit', 'FCP', 'LCP', 'CLS', 'blocked'], times),
  ].join('\n\n');
  writeFileSync(REPORT, `${report}\n`);
  console.log(`${report}\n\nWritten to ${REPORT}`);
}

await main();
