/**
 * `npm run bench:load`: how many first views nginx can serve per second on this machine, and what one weighs. A phone's
 * browser opens the site once; wrk then repeats its requests, each view over a new connection. wrk shares the
 * processors with nginx: a server that has them to itself serves more.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { LOCALES } from '../../src/lib/locales.ts';
import { buildSite } from '../build/build-site.ts';
import { CHROMIUM_FLAGS, provideChromium } from '../browser/chromium.ts';
import { startNginx, type LoggedAnswer } from '../../tests/fixtures/nginx.ts';
import { listWithAnd } from '../terminal/sentence-list.ts';
import { unexpectedArguments } from '../terminal/unexpected-arguments.ts';
import { PHONE_DEVICE } from '../../tests/fixtures/transfer-size.ts';
import { FOLDER } from './settings.ts';

const GALLERY = '/portfolio';
/** Processes of nginx, as on a small rented machine. */
const CORES = 2;
const SECONDS = 15;
const CONNECTIONS = 64;
/** As most phones are: sharper than the phone that the page's limits are about, so that the pictures are larger. */
const SHARP_PHONE = { ...PHONE_DEVICE, deviceScaleFactor: 2.625 };
/** Visitors on a festival's day. */
const VISITORS = 100_000;

function isInstalled(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

type Visit = (page: Page, origin: string) => Promise<void>;

/** What nginx is asked for while a phone that knows nothing of the site does what `visit` says. */
async function answersTo(visit: Visit, phone: typeof PHONE_DEVICE): Promise<LoggedAnswer[]> {
  const nginx = await startNginx(FOLDER, 1, true);
  const browser = await chromium.launch({ executablePath: provideChromium(), args: CHROMIUM_FLAGS });
  const page = await browser.newPage(phone);
  await visit(page, nginx.origin);
  await page.waitForLoadState('networkidle');
  await browser.close();
  const answers = await nginx.stop();
  const bad = answers.find(({ status }) => status >= 400);
  if (bad) throw new Error(`${bad.path} was answered with ${bad.status}`);
  return answers;
}

async function firstView(page: Page, origin: string): Promise<void> {
  await page.goto(origin, { waitUntil: 'networkidle' });
  // The worker fetches what it keeps for later: this page and one more, and the offline page of each language.
  await page.waitForFunction(async (languages) => {
    const counts = ['pages', 'offline'].map(async (name) => (await (await caches.open(name)).keys()).length);
    const [pages = 0, offlinePages = 0] = await Promise.all(counts);
    return pages > 1 && offlinePages >= languages;
  }, LOCALES.length);
}

async function visit(page: Page, origin: string): Promise<void> {
  await firstView(page, origin);
  await page.goto(origin + GALLERY, { waitUntil: 'networkidle' });
  await page.locator('a[data-photo]').nth(1).tap();
  await page.locator('dialog [data-state="shown"]').first().waitFor();
}

/** A script for wrk: requests the paths in turn with gzip, and closes the connection after the last one of a view. */
const orders = (paths: string[]) => `
local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local at = 0
request = function()
  at = at % #paths + 1
  local last = at == #paths and 'close' or 'keep-alive'
  return wrk.format('GET', paths[at], { ['Accept-Encoding'] = 'gzip', ['Connection'] = last })
end
`;

async function viewsPerSecond(paths: string[]): Promise<number> {
  const nginx = await startNginx(FOLDER, CORES, false);
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  const script = join(folder, 'orders.lua');
  writeFileSync(script, orders(paths));
  const words = ['--threads', '1', '--connections', CONNECTIONS, '--duration', `${SECONDS}s`, '--script', script];
  const said = execFileSync('wrk', [...words.map(String), nginx.origin], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  await nginx.stop();
  const refused = /Non-2xx or 3xx responses: \d+|Socket errors:.*/.exec(said)?.[0];
  if (refused) console.log(`wrk says: ${refused}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]) / paths.length;
}

const unexpected = unexpectedArguments('bench:load', process.argv.slice(2));
if (unexpected !== undefined) {
  console.log(unexpected);
  process.exit(1);
}
const missing = ['nginx', 'wrk'].filter((program) => !isInstalled(program));
if (missing.length > 0) {
  console.log(`This bench needs ${listWithAnd(missing)}. On Debian: sudo apt install ${missing.join(' ')}`);
  process.exit(1);
}
if (!(await buildSite({ outDir: FOLDER, env: process.env, args: ['--silent'] }))) process.exit(1);
const views: [string, Visit, typeof PHONE_DEVICE][] = [
  ['first view of the home page', firstView, PHONE_DEVICE],
  ['the same on a sharp phone', firstView, SHARP_PHONE],
  ['with a gallery and a photo', visit, PHONE_DEVICE],
];
for (const [name, what, phone] of views) {
  const answers = await answersTo(what, phone);
  const bytes = answers.reduce((sum, answer) => sum + answer.bytes, 0);
  const rate = await viewsPerSecond(answers.map(({ path }) => path));
  console.log(
    `${name}: ${answers.length} requests, ${(bytes / 1000).toFixed(1)} KB, ${Math.round(rate)} a second on ${CORES} cores; ` +
      `${VISITORS} visitors: ${((answers.length * VISITORS) / 1e6).toFixed(1)} million requests, ${((bytes * VISITORS) / 1e9).toFixed(1)} GB`,
  );
}
