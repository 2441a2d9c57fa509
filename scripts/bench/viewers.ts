/**
 * `npm run bench:viewers -- [runs]`: how soon a photo is sharp after a tap and after a swipe, in this site's viewer and
 * in two others with the same photos, on slow 4G with a slow processor. Each in turn, again and again; prints medians:
 * until the photo is near its place, and until it stands still there.
 */
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { buildSite } from '../build/build-site.ts';
import { CHROMIUM_FLAGS, provideChromium } from '../browser/chromium.ts';
import { parseViewersArguments } from './arguments.ts';
import { serveOverHttp2 } from './http2-server.ts';
import { median } from './median.ts';
import { FOLDER } from './settings.ts';
import { timeToSharp, watchForSharpPhoto, type TimeToSharp, type WatchOptions } from './time-to-sharp.ts';
import { NETWORKS, SLOWDOWN } from './timing.ts';
import { PHONE_DEVICE } from '../../tests/fixtures/transfer-size.ts';
import { addOtherViewers } from './other-viewers.ts';

const GALLERY = 'portfolio';
/** The photo that is tapped: not the first, whose large picture stands in this site's page itself. */
const TAPPED = 1;
/** Milliseconds that a finger rests on what it taps. */
const PRESS_MS = 80;
/** How far inside the photo's corner, in CSS pixels. */
const INSIDE = 20;
/** Milliseconds of a swipe, and its steps. */
const SWIPE_MS = 120;
const SWIPE_STEPS = 8;

const MEASURES = ['tap', 'swipe at once', 'swipe later'] as const;
type Timings = Record<(typeof MEASURES)[number], TimeToSharp> & Record<'script' | 'width', number>;

const { width, height } = PHONE_DEVICE.viewport;
const pause = (ms: number) => new Promise((over) => setTimeout(over, ms));

const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });

async function tap(session: CDPSession, page: Page) {
  const photo = page.locator('a[data-photo]').nth(TAPPED);
  await photo.scrollIntoViewIfNeeded();
  const { x, y } = await photo.evaluate((link) => link.getBoundingClientRect());
  await touch(session, 'touchStart', x + INSIDE, y + INSIDE);
  await pause(PRESS_MS);
  await touch(session, 'touchEnd');
}

/** One finger for all viewers: it moves by the clock, and waits for no answer of a page that is busy with it. */
async function swipe(session: CDPSession) {
  const begun = performance.now();
  const sent = [touch(session, 'touchStart', width * 0.8, height / 2)];
  for (let step = 1; step <= SWIPE_STEPS; step += 1) {
    await pause(Math.max(0, begun + (SWIPE_MS * step) / SWIPE_STEPS - performance.now()));
    sent.push(touch(session, 'touchMove', width * (0.8 - (0.6 * step) / SWIPE_STEPS), height / 2));
  }
  sent.push(touch(session, 'touchEnd'));
  await Promise.all(sent);
}

async function measure(page: Page, wish: WatchOptions, act: () => Promise<void>): Promise<TimeToSharp> {
  await page.evaluate(watchForSharpPhoto, wish);
  await act();
  return timeToSharp(page);
}

/** A first visit to the gallery with a tap on a photo and two swipes. */
async function look(browser: Browser, address: string): Promise<Timings> {
  const context = await browser.newContext({ ...PHONE_DEVICE, serviceWorkers: 'block', ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORKS['slow 4G'] });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(address, { waitUntil: 'networkidle', timeout: 120_000 });
  const opened = await measure(page, { begin: 'click' }, () => tap(session, page));
  const next = await measure(page, { begin: 'touchend', not: opened.file }, () => swipe(session));
  await page.waitForLoadState('networkidle');
  // Long enough for whatever a viewer loads ahead.
  await pause(4 * NETWORKS['slow 4G'].latency);
  const later = await measure(page, { begin: 'touchend', not: next.file }, () => swipe(session));
  const script = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.js$/.test(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  await context.close();
  return { tap: opened, 'swipe at once': next, 'swipe later': later, script, width: opened.width };
}

const asked = parseViewersArguments(process.argv.slice(2));
if ('reason' in asked) {
  console.log(asked.reason);
  process.exit(1);
}
const { runs } = asked;
if (!(await buildSite({ outDir: FOLDER, env: process.env, args: ['--silent'] }))) process.exit(1);
const addresses = { 'this site': `/${GALLERY}`, ...(await addOtherViewers(FOLDER, GALLERY)) };
const server = await serveOverHttp2(FOLDER);
const browser = await chromium.launch({ executablePath: provideChromium(), args: CHROMIUM_FLAGS });
const timings: Record<string, Timings[]> = {};
for (let run = 0; run < runs; run += 1) {
  for (const [name, address] of Object.entries(addresses)) {
    const timing = await look(browser, server.origin + address);
    (timings[name] ??= []).push(timing);
  }
}
await browser.close();
server.close();
console.log(
  'viewer: ms from a tap to a sharp photo near its place / still in it | from a swipe at once | from a swipe later | KB of script | px wide',
);
for (const [name, all] of Object.entries(timings)) {
  const of = (value: (each: Timings) => number) => median(all.map(value));
  const times = MEASURES.map((measure) =>
    (['near', 'still'] as const).map((place) => Math.round(of((each) => each[measure][place]))).join(' / '),
  ).join(' | ');
  console.log(`${name}: ${times} | ${(of(({ script }) => script) / 1000).toFixed(1)} | ${of(({ width }) => width)}`);
}
