/** A line that does not answer: what was seen before is shown from the phone's own copy, and renewed behind. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { createSiteServer } from '../../scripts/serve/static-server.ts';
import { listenAtFreePort } from '../fixtures/free-port.ts';
import { GALLERIES, words } from '../fixtures/site-content.ts';
import { folderOf } from '../fixtures/sites.ts';
import { expect, test } from '../fixtures/page-test.ts';

test.use({ serviceWorkers: 'allow' });

const GALLERY = GALLERIES[0]!;

/**
 * A server that answers well until it is told to be silent about pages: their requests come in and stay open. Some get
 * the beginning of an answer before, by their paths: with an empty one, only its headers.
 */
async function silentServer(beginnings: Record<string, string> = {}) {
  let silent = false;
  let speech = Promise.withResolvers<undefined>();
  const asked: string[] = [];
  const gone = new Map<string, string>();
  const server = createSiteServer(folderOf('drawn'), async (request, response) => {
    asked.push(request.url ?? '');
    const notice = gone.get(request.url ?? '');
    if (notice !== undefined) {
      response.writeHead(404, { 'Content-Type': 'text/html' }).end(notice);
      return true;
    }
    const beginning = beginnings[request.url ?? ''];
    if (silent && beginning !== undefined) {
      response.writeHead(200, { 'Content-Type': 'text/html' }).flushHeaders();
      if (beginning) response.write(beginning);
      return true;
    }
    if (silent && !/\.\w+(\?|$)/.test(request.url ?? '')) await speech.promise;
    return false;
  });
  const port = await listenAtFreePort(server);
  return {
    origin: `http://localhost:${port}`,
    asked,
    fallSilent: () => {
      silent = true;
      asked.length = 0;
      speech = Promise.withResolvers();
    },
    /** Answers for a page from now on that it is not there, with this notice. */
    takeDown: (path: string, notice: string) => gone.set(path, notice),
    speak: () => {
      silent = false;
      speech.resolve(undefined);
    },
    close: () => {
      speech.resolve(undefined);
      server.close();
      server.closeAllConnections();
    },
  };
}

// A page is kept by being opened alone: what it tells the worker would have it kept once more, at any later moment.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    ServiceWorker.prototype.postMessage = () => undefined;
  }),
);

const inCache = (page: Page, path: string) =>
  page.evaluate(async (wanted) => (await (await caches.open('pages')).match(wanted))?.text(), path);

/** Opens a page until the worker keeps it, as it came from the server. */
async function visit(page: Page, origin: string, path: string): Promise<void> {
  await page.goto(origin + path);
  // The first page of a visit came before the worker.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(origin + path);
  await expect.poll(() => inCache(page, path)).toBeTruthy();
}

/** Gives the page that is kept another title, and a date. */
const changeCopy = (page: Page, path: string, date: string) =>
  page.evaluate(
    async ([changed, Date]) => {
      const cache = await caches.open('pages');
      const text = (await (await cache.match(changed))!.text()).replace(/<title>.*?</, '<title>kept<');
      await cache.put(changed, new Response(text, { headers: { 'Content-Type': 'text/html', Date } }));
    },
    [path, date] as const,
  );

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toUTCString();

/**
 * Lets the worker do nothing that it would do after so many milliseconds or more: a page that is shown all the same was
 * not waited for so long, however slow the machine is.
 * @returns a function that ends it
 */
async function dropTimersFrom(context: BrowserContext, least: number): Promise<() => Promise<unknown>> {
  const worker = context.serviceWorkers()[0]!;
  await worker.evaluate((limit) => {
    const usual = setTimeout;
    const limited = (run: () => void, ms = 0) => (ms < limit ? usual(run, ms) : 0);
    Object.assign(globalThis, { usual, setTimeout: limited });
  }, least);
  return () =>
    worker.evaluate(() => Object.assign(globalThis, { setTimeout: (globalThis as { usual?: unknown }).usual }));
}

/** Milliseconds that the browser has waited for the page. */
const waited = (page: Page) =>
  page.evaluate(() => {
    const [{ requestStart, responseStart }] = performance.getEntriesByType('navigation') as [
      PerformanceNavigationTiming,
    ];
    return responseStart - requestStart;
  });

test('pages seen within a day turn without the line, and are renewed when it answers', async ({ page, context }) => {
  const server = await silentServer();
  await visit(page, server.origin, GALLERY.address);
  await visit(page, server.origin, '/');
  await changeCopy(page, GALLERY.address, hoursAgo(23));
  server.fallSilent();
  const restoreTimers = await dropTimersFrom(context, 1000);
  await page.locator(`a[href="${GALLERY.address}"]`).first().click();
  await expect(page).toHaveTitle('kept');
  await page.locator('a[data-photo]').first().click();
  await expect(page.getByRole('dialog').locator('img').first()).toBeVisible();
  expect(server.asked).toContain(GALLERY.address);
  // Who loads it anew waits for the line as long as for an older copy.
  await restoreTimers();
  await page.reload();
  expect(await waited(page)).toBeGreaterThan(900);
  server.speak();
  await expect.poll(() => inCache(page, GALLERY.address)).not.toContain('<title>kept<');
  server.close();
});

for (const [clock, hours] of [
  ['right', 25],
  ['behind by weeks', -22 * 24],
] as const)
  test(`a copy of more than a day is shown after a second: the phone's clock is ${clock}`, async ({
    page,
    context,
  }) => {
    const server = await silentServer();
    await visit(page, server.origin, '/contact');
    await changeCopy(page, '/contact', hoursAgo(hours));
    server.fallSilent();
    await dropTimersFrom(context, 1001);
    await page.goto(`${server.origin}/contact`);
    await expect(page).toHaveTitle('kept');
    expect(await waited(page)).toBeGreaterThan(900);
    server.close();
  });

const pageOf = (name: string) => readFileSync(join(folderOf('drawn'), `${name}.html`), 'utf8');

test('a kept copy is shown where an answer stalls; a page that is not kept is shown as it comes', async ({ page }) => {
  const server = await silentServer({
    '/contact': '',
    '/about-us': pageOf('about-us').slice(0, 6000),
    '/new': '<!doctype html><title>begun</title><h1>Begun</h1>',
  });
  for (const path of ['/contact', '/about-us']) {
    await visit(page, server.origin, path);
    await changeCopy(page, path, new Date(0).toUTCString());
  }
  server.fallSilent();
  for (const path of ['/contact', '/about-us']) {
    await page.goto(server.origin + path, { waitUntil: 'commit' });
    await expect(page).toHaveTitle('kept');
    await expect(page.locator('footer')).toBeVisible();
  }
  await page.goto(`${server.origin}/new`, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  server.close();
});

test('a page that was taken down is forgotten; what a network says that wants a login changes nothing', async ({
  page,
  context,
  complaints,
}) => {
  const server = await silentServer();
  await visit(page, server.origin, '/about-us');
  await changeCopy(page, '/about-us', new Date(0).toUTCString());
  // However slow this machine is, the answer is waited for.
  await dropTimersFrom(context, 1000);
  server.takeDown('/about-us', '<!doctype html><h1>Log in</h1>');
  await page.goto(`${server.origin}/about-us`);
  await expect(page.locator('h1')).toHaveText('Log in');
  expect(await inCache(page, '/about-us')).toBeTruthy();
  server.takeDown('/about-us', pageOf('404'));
  await page.goto(`${server.origin}/about-us`);
  await expect(page.locator('h1')).toHaveText(words.notFound.title);
  expect(await inCache(page, '/about-us')).toBeUndefined();
  server.close();
  complaints.length = 0;
});
