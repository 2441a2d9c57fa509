/**
 * Home → gallery → photo on slow 4G for a phone that has seen them before, with the service worker and without it. The
 * line itself is slow (slow-network.ts), so that the worker waits for it as well; between visits its connections are
 * cut.
 */
import type { Browser, Page } from '@playwright/test';
import { serveOverHttp2 } from './http2-server.ts';
import { median } from './median.ts';
import { timeToSharp, watchForSharpPhoto } from './time-to-sharp.ts';
import { SLOW_4G, slowNetwork, type SlowNetwork } from './slow-network.ts';
import { SLOWDOWN } from './timing.ts';
import { PHONE_DEVICE } from '../../tests/fixtures/transfer-size.ts';

/** Milliseconds: from the address to the first paint of the home page, and from each tap to what it opens. */
export interface VisitTimes {
  home: number;
  gallery: number;
  photo: number;
}

const GALLERY = '/portfolio';
const RUNS = 5;

/** In each page: notes when a link was tapped, so that the next page can tell how long it has taken. */
function noteTaps(): void {
  addEventListener('click', ({ timeStamp }) => (window.name = String(performance.timeOrigin + timeStamp)), true);
}

/** @returns when the page was painted first, as `Date.now()` counts */
const firstPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0];
          if (paint) resolve(performance.timeOrigin + paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );

async function openPhoto(page: Page): Promise<number> {
  await page.evaluate(watchForSharpPhoto, { begin: 'click' } as const);
  await page.locator('a[data-photo]').first().tap();
  return (await timeToSharp(page)).still;
}

const openGallery = async (page: Page) => {
  await page.locator(`a[href="${GALLERY}"]:visible`).first().tap();
  await page.waitForURL(`**${GALLERY}`, { waitUntil: 'commit' });
};

async function visitAgain(browser: Browser, network: SlowNetwork, worker: boolean): Promise<VisitTimes> {
  const context = await browser.newContext({
    ...PHONE_DEVICE,
    serviceWorkers: worker ? 'allow' : 'block',
    ignoreHTTPSErrors: true,
  });
  await context.addInitScript(noteTaps);
  const home = `https://localhost:${network.port}/`;
  const open = async () => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const begin = Date.now();
    await page.goto(home, { waitUntil: 'commit' });
    return { page, session, ms: (await firstPaint(page)) - begin };
  };
  const first = await open();
  await first.page.waitForLoadState('networkidle');
  await openGallery(first.page);
  await first.page.waitForLoadState('networkidle');
  await openPhoto(first.page);
  // Leaving the page makes the worker cache what was loaded after its first message.
  await first.page.goto(home, { waitUntil: 'networkidle' });
  if (worker) await first.session.send('ServiceWorker.enable');
  if (worker) await first.session.send('ServiceWorker.stopAllWorkers');
  await first.page.close();
  network.disconnectAll();

  const { page, ms } = await open();
  await page.waitForLoadState('networkidle');
  await openGallery(page);
  const painted = await firstPaint(page);
  const gallery = painted - Number(await page.evaluate(() => window.name));
  await page.waitForLoadState('networkidle');
  const photo = await openPhoto(page);
  await context.close();
  return { home: ms, gallery, photo };
}

/** @param folder the built site; @param browser one that takes the bench's certificate for the worker too */
export async function repeatVisits(browser: Browser, folder: string): Promise<Record<'with' | 'without', VisitTimes>> {
  const server = await serveOverHttp2(folder);
  const network = await slowNetwork(server.port, SLOW_4G);
  const visits: Record<'with' | 'without', VisitTimes[]> = { with: [], without: [] };
  for (let run = 0; run < RUNS; run += 1) {
    visits.with.push(await visitAgain(browser, network, true));
    visits.without.push(await visitAgain(browser, network, false));
  }
  network.close();
  server.close();
  const medians = (all: VisitTimes[]): VisitTimes => ({
    home: median(all.map(({ home }) => home)),
    gallery: median(all.map(({ gallery }) => gallery)),
    photo: median(all.map(({ photo }) => photo)),
  });
  return { with: medians(visits.with), without: medians(visits.without) };
}
