/** A visitor who has been here before, and a site that has changed since. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { createSiteServer } from '../scripts/serve/static-server.ts';
import { UNREGISTER_WORKER } from '../integrations/service-worker.ts';
import { folderOf } from './fixtures/sites.ts';
import { expect, test } from './fixtures/page-test.ts';

test.use({ serviceWorkers: 'allow' });

/** Files that a newer deploy has in place of those of the build, by their paths. */
let newer: Record<string, { type: string; text: string }>;
const pageOf = (title: string) => `<!doctype html><link rel="icon" href="/favicon.svg"><title>${title}</title>`;
let server: Server;
let origin: string;

test.beforeEach(async () => {
  newer = {};
  server = createSiteServer(folderOf('site'), (request, response) => {
    const file = newer[request.url ?? ''];
    if (file) response.writeHead(200, { 'Content-Type': file.type, 'Cache-Control': 'no-cache' }).end(file.text);
    return Promise.resolve(file !== undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const cacheNames = (page: Page) => page.evaluate(async () => (await caches.keys()).length);
const workers = (page: Page) =>
  page.evaluate(
    async () =>
      (await navigator.serviceWorker.getRegistrations()).filter(({ active }) => active?.state === 'activated').length,
  );

const cachedText = (page: Page, path: string) =>
  page.evaluate(async (address) => (await caches.match(address))?.text(), path);

test('a new deploy is seen at the next visit, or is there for the one after it', async ({ page }) => {
  await page.goto(`${origin}/contact`);
  await expect.poll(() => workers(page)).toBe(1);
  await expect.poll(() => cachedText(page, '/contact')).toBeTruthy();
  newer['/contact'] = { type: 'text/html', text: pageOf('A newer page') };
  // A page seen today is shown as it was where the line does not answer at once (slow-network.spec.ts).
  await page.goto(`${origin}/contact`);
  await expect.poll(() => cachedText(page, '/contact')).toContain('A newer page');
  await page.goto(`${origin}/contact`);
  await expect(page).toHaveTitle('A newer page');
});

test('whoever comes by a link with a query keeps one copy of the page, and a new deploy replaces it', async ({
  page,
}) => {
  const keptPaths = () =>
    page.evaluate(async () =>
      (await (await caches.open('pages')).keys())
        .map(({ url }) => url.slice(location.origin.length))
        .filter((path) => path.startsWith('/contact')),
    );
  await page.goto(`${origin}/contact?utm_source=instagram`);
  await expect.poll(keptPaths).toEqual(['/contact']);
  await page.goto(`${origin}/contact?fbclid=1`);
  newer['/contact'] = { type: 'text/html', text: pageOf('A newer page') };
  await page.goto(`${origin}/contact`);
  await expect.poll(() => cachedText(page, '/contact')).toContain('A newer page');
  newer['/contact?utm_source=instagram'] = newer['/contact'];
  await page.goto(`${origin}/contact?utm_source=instagram`);
  await expect(page).toHaveTitle('A newer page');
  expect(await keptPaths()).toEqual(['/contact']);
});

test('a worker that does harm is switched off by a deploy', async ({ page }) => {
  await page.goto(`${origin}/contact`);
  await expect.poll(() => workers(page)).toBe(1);
  await expect.poll(() => cacheNames(page)).toBeGreaterThan(0);
  newer['/sw.js'] = { type: 'text/javascript', text: UNREGISTER_WORKER };
  newer['/academy'] = { type: 'text/html', text: pageOf('Built without a worker') };
  await page.goto(`${origin}/academy`);
  await expect.poll(() => workers(page)).toBe(0);
  await expect.poll(() => cacheNames(page)).toBe(0);
});
