/** A visitor who has been here before, and a site that has changed since. */
import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createSiteServer } from '../../scripts/serve/static-server.ts';
import { listenAtFreePort } from '../fixtures/free-port.ts';
import { UNREGISTER_WORKER } from '../../integrations/service-worker.ts';
import { folderOf } from '../fixtures/sites.ts';
import { expect, test } from '../fixtures/page-test.ts';

test.use({ serviceWorkers: 'allow' });

interface Answer {
  type: string;
  text: string | Buffer;
  status?: number;
  /** What is waited for before it is given. */
  after?: Promise<unknown>;
}
/** What is answered in place of the files of the build, by their paths: by one that ends in `?` with any query. */
let newer: Record<string, Answer>;
const pageOf = (title: string) => `<!doctype html><link rel="icon" href="/favicon.svg"><title>${title}</title></html>`;
let server: Server;
let origin: string;

test.beforeEach(async () => {
  newer = {};
  server = createSiteServer(folderOf('site'), async (request, response) => {
    const file = newer[request.url ?? ''] ?? newer[(request.url ?? '').replace(/\?.*/, '?')];
    if (!file) return false;
    await file.after;
    response.writeHead(file.status ?? 200, { 'Content-Type': file.type, 'Cache-Control': 'no-cache' }).end(file.text);
    return true;
  });
  origin = `http://localhost:${await listenAtFreePort(server)}`;
});

function vanish() {
  server.close();
  server.closeAllConnections();
}
test.afterEach(vanish);

const cacheNames = (page: Page) => page.evaluate(async () => (await caches.keys()).length);
const workers = (page: Page) =>
  page.evaluate(
    async () =>
      (await navigator.serviceWorker.getRegistrations()).filter(({ active }) => active?.state === 'activated').length,
  );

const cachedText = (page: Page, path: string) =>
  page.evaluate(async (address) => (await caches.match(address, { ignoreSearch: true }))?.text(), path);

test('a new deploy is seen at the next visit, or is there for the one after it', async ({ page }) => {
  await page.goto(`${origin}/contact`);
  await expect.poll(() => workers(page)).toBe(1);
  await expect.poll(() => cachedText(page, '/contact')).toBeTruthy();
  newer['/contact'] = { type: 'text/html', text: pageOf('A newer page') };
  // A page seen today is shown as it was where the line does not answer at once (unresponsive-server.spec.ts).
  await page.goto(`${origin}/contact`);
  await expect.poll(() => cachedText(page, '/contact')).toContain('A newer page');
  await page.goto(`${origin}/contact`);
  await expect(page).toHaveTitle('A newer page');
});

/** Waits until the worker has heard what a page that has loaded tells of itself: it hears one message after another. */
async function hasTold(page: Page) {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ loaded: [], precache: [`${location.origin}/privacy`] });
  });
  await expect.poll(() => cachedText(page, '/privacy')).toBeTruthy();
}

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
  await hasTold(page);
  newer['/contact'] = { type: 'text/html', text: pageOf('A newer page') };
  await page.goto(`${origin}/contact`);
  await expect.poll(() => cachedText(page, '/contact')).toContain('A newer page');
  newer['/contact?utm_source=instagram'] = newer['/contact'];
  await page.goto(`${origin}/contact?utm_source=instagram`);
  await expect(page).toHaveTitle('A newer page');
  expect(await keptPaths()).toEqual(['/contact']);
});

/** More than a visitor opens in a day. */
const MAX_PAGES = 60;

test('of all pages the sixty opened last are kept', async ({ page }) => {
  await page.goto(`${origin}/contact`);
  await expect.poll(() => cachedText(page, '/contact')).toBeTruthy();
  const others = Array.from({ length: MAX_PAGES }, (_, number) => `/other-${number}`);
  for (const path of others) newer[path] = { type: 'text/html', text: pageOf(path) };
  await page.evaluate(async (paths) => {
    const { active } = await navigator.serviceWorker.ready;
    active!.postMessage({ loaded: [], precache: paths.map((path) => new URL(path, location.href).href) });
  }, others);
  await expect.poll(() => cachedText(page, '/contact')).toBeUndefined();
  const count = () => page.evaluate(async () => (await (await caches.open('pages')).keys()).length);
  await expect.poll(count).toBe(MAX_PAGES);
});

/** Opens the page with the form, and waits for its island. */
async function openForm(page: Page) {
  await page.goto(`${origin}/contact`);
  await page.locator('form').first().scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

const textOf = (path: string) => readFile(join(folderOf('site'), path), 'utf8');

/** A newer deploy of the page with the form: its island, and what that imports, have other names. */
async function deployForm(after?: Promise<unknown>) {
  const html = await textOf('contact.html');
  const [chunk = ''] = /\/_astro\/ContactForm\.[\w-]+\.js/.exec(html) ?? [];
  const code = await textOf(chunk);
  const [imported = ''] = /Toasts\.[\w-]+\.js/.exec(code) ?? [];
  newer['/contact'] = { type: 'text/html', text: html.replace(chunk, '/_astro/ContactForm.newer.js'), after };
  newer['/_astro/ContactForm.newer.js'] = {
    type: 'text/javascript',
    text: code.replaceAll(imported, 'Toasts.newer.js'),
  };
  newer['/_astro/Toasts.newer.js'] = { type: 'text/javascript', text: await textOf(`_astro/${imported}`) };
}

/** The scripts that the page has loaded and no cache has: the worker passes one on before it keeps it. */
const scriptsNotKept = (page: Page) =>
  page.evaluate(async () => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const kept = await Promise.all(scripts.map(({ name }) => caches.match(name, { ignoreVary: true })));
    return scripts.filter((_, at) => !kept[at]).map(({ name }) => name);
  });

/** What a visitor has who has used the form before: the page, its island, and a worker that answers for both. */
async function openFormTwice(page: Page) {
  await openForm(page);
  await expect.poll(() => workers(page)).toBe(1);
  await openForm(page);
  await expect.poll(() => cachedText(page, '/contact')).toBeTruthy();
  await expect.poll(() => scriptsNotKept(page)).toEqual([]);
}

test('a page that is renewed behind an older copy brings its scripts: without a line it works', async ({
  page,
  complaints,
}) => {
  await openFormTwice(page);
  const older = Promise.withResolvers<undefined>();
  await deployForm(older.promise);
  await page.goto(`${origin}/contact`);
  expect(await page.content()).not.toContain('ContactForm.newer');
  older.resolve(undefined);
  await expect.poll(() => cachedText(page, '/contact')).toContain('ContactForm.newer');
  vanish();
  await openForm(page);
  expect(await page.content()).toContain('ContactForm.newer');
  complaints.length = 0;
});

test('a newer page that is left before its island has come takes the place of no older one that works', async ({
  page,
  complaints,
}) => {
  await openFormTwice(page);
  await deployForm();
  await page.route('**/*.js', () => new Promise(() => undefined));
  // Where this machine is busy, the line does not answer within the second after which the older copy is shown.
  await expect(async () => {
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await page.content()).toContain('ContactForm.newer');
  }).toPass();
  await page.goto('about:blank');
  vanish();
  await page.unroute('**/*.js');
  await openForm(page);
  complaints.length = 0;
});

test('every page that may be kept says that it is of this site, and where it ends, as the worker asks of it', () => {
  const folder = folderOf('site');
  const pages = globSync('**/*.html', { cwd: folder }).filter((path) => !/^admin(?!.guide)/.test(path));
  expect(pages).toContain('admin/guide.html');
  for (const path of pages) {
    const html = readFileSync(join(folder, path), 'utf8');
    expect(html, path).toContain('"/favicon.svg"');
    expect(html, path).toContain('</html>');
  }
});

test('what answers with a page of its own at any address replaces nothing that is kept', async ({ page }) => {
  await page.goto(`${origin}/contact`);
  await expect.poll(() => workers(page)).toBe(1);
  await expect.poll(() => cachedText(page, '/contact')).toBeTruthy();
  const login = { type: 'text/html', text: '<!doctype html><link rel="icon" href="data:,"><title>Log in</title>' };
  newer['/contact'] = newer['/_astro/of-a-newer-deploy.js'] = login;
  await page.goto(`${origin}/contact`);
  await page.evaluate(() => fetch('/_astro/of-a-newer-deploy.js'));
  await hasTold(page);
  expect(await cachedText(page, '/contact')).not.toContain('Log in');
  expect(await cachedText(page, '/_astro/of-a-newer-deploy.js')).toBeUndefined();
});

test('half of a page, whose length no host has told, takes the place of no whole one', async ({ page }) => {
  await page.goto(`${origin}/contact`);
  await expect.poll(() => workers(page)).toBe(1);
  await expect.poll(() => cachedText(page, '/contact')).toContain('</html>');
  const whole = await textOf('contact.html');
  newer['/contact'] = { type: 'text/html', text: whole.slice(0, whole.length / 2) };
  await page.goto(`${origin}/contact`);
  await hasTold(page);
  expect(await cachedText(page, '/contact')).toContain('</html>');
});

test('an empty answer is none: a kept page is shown', async ({ page }) => {
  await page.goto(`${origin}/contact`);
  await expect.poll(() => workers(page)).toBe(1);
  await expect.poll(() => cachedText(page, '/contact')).toBeTruthy();
  newer['/contact'] = { type: 'text/html', text: '' };
  await page.goto(`${origin}/contact`);
  await expect(page.locator('form')).toBeAttached();
});

/** Opens a page whose files the worker answers for. */
async function openWithWorker(page: Page) {
  await page.goto(`${origin}/contact`);
  await expect.poll(() => workers(page)).toBe(1);
  await page.goto(`${origin}/privacy`);
}

/** Each comes once, at any address, from a host that is well again then. */
const WRONG: [what: string, answer: (path: string) => Answer][] = [
  ['another type', () => ({ type: 'text/plain', text: 'Bandwidth limit exceeded' })],
  ['nothing', (path) => ({ type: path.endsWith('.js') ? 'text/javascript' : 'image/jpeg', text: '' })],
];
const isWhole = (page: Page, path: string) =>
  page.evaluate(async (address) => (await (await fetch(address)).blob()).size > 30, path);

for (const [what, answer] of WRONG)
  test(`${what} in the place of a file is not kept, and is given up where it was`, async ({ page }) => {
    await openWithWorker(page);
    const paths = globSync('_astro/{*.jpg,ContactForm.*.js,*.css}', { cwd: folderOf('site') }).map(
      (path) => `/${path}`,
    );
    const wanted = ['.jpg', '.js', '.css'].map((ending) => paths.find((path) => path.endsWith(ending))!);
    for (const path of wanted) {
      const type = path.endsWith('.css') ? { type: what === 'nothing' ? 'text/css' : 'text/plain' } : {};
      newer[path] = { ...answer(path), ...type };
      expect(await page.evaluate(async (address) => (await fetch(address)).status, path)).toBe(200);
    }
    newer = {};
    for (const path of wanted) await expect.poll(() => isWhole(page, path), path).toBe(true);
    // As a worker of an earlier deploy has kept it.
    await page.evaluate(
      async ([all, type]) => {
        const cache = await caches.open('files');
        for (const path of all) await cache.put(path, new Response('', { headers: { 'Content-Type': type } }));
      },
      [wanted, what === 'nothing' ? 'text/javascript' : 'text/plain'] as const,
    );
    for (const path of wanted) expect(await isWhole(page, path), path).toBe(true);
  });

test('a picture of a type that the host does not know is shown, and kept', async ({ page }) => {
  const [path] = globSync('_astro/*.avif', { cwd: folderOf('site') }).map((file) => `/${file}`) as [string];
  newer[path] = { type: 'application/octet-stream', text: await readFile(join(folderOf('site'), path)) };
  await openWithWorker(page);
  const width = await page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    return image.naturalWidth;
  }, path);
  expect(width).toBeGreaterThan(0);
  await expect.poll(() => cachedText(page, path)).toBeTruthy();
});

test('a reload leaves a kept file alone, whatever the line would send in its place', async ({ page, complaints }) => {
  await openFormTwice(page);
  const path = `/${globSync('_astro/ContactForm.*.js', { cwd: folderOf('site') })[0]!}`;
  const whole = await textOf(path);
  await expect.poll(() => cachedText(page, path)).toBe(whole);
  const loaded = (cache: RequestCache) =>
    page.evaluate(async ([address, mode]) => (await fetch(address, { cache: mode })).text(), [path, cache] as const);
  for (const status of [200, 404, 503]) {
    newer[path] = { type: 'text/html', text: '<title>Log in</title>', status };
    // Firefox asks so for the files of a page that is loaded anew, Chromium as for any page.
    for (const cache of ['no-cache', 'reload', 'default'] as const) expect(await loaded(cache)).toBe(whole);
    await page.reload();
    await page.locator('form').first().scrollIntoViewIfNeeded();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  }
  vanish();
  expect(await loaded('reload')).toBe(whole);
  complaints.length = 0;
});

test('a login in the place of an offline page is none: the worker comes at a later visit', async ({ page }) => {
  newer['/offline?'] = { type: 'text/html', text: '<title>Log in</title>' };
  await page.goto(`${origin}/contact`);
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/sw.js');
    const worker = registration.installing ?? registration.waiting ?? registration.active!;
    while (!/redundant|activated/.test(worker.state)) await new Promise((done) => setTimeout(done, 50));
    return worker.state;
  });
  expect(state).toBe('redundant');
  newer = {};
  await page.goto(`${origin}/contact`);
  await expect.poll(() => workers(page)).toBe(1);
  expect(await cachedText(page, '/offline')).toContain('"/favicon.svg"');
});

for (const status of [429, 500, 502, 503, 504])
  test(`${status}: a kept page is shown, one that is not kept is the server’s own answer`, async ({
    page,
    complaints,
  }) => {
    await page.goto(`${origin}/contact`);
    await expect.poll(() => workers(page)).toBe(1);
    await expect.poll(() => cachedText(page, '/contact')).toBeTruthy();
    newer['/contact'] = newer['/about-us'] = { type: 'text/html', text: '<title>Of the host</title>', status };
    const kept = await page.goto(`${origin}/contact`);
    expect(kept!.status()).toBe(200);
    await expect(page).not.toHaveTitle('Of the host');
    const own = await page.goto(`${origin}/about-us`);
    expect(own!.status()).toBe(status);
    await expect(page).toHaveTitle('Of the host');
    complaints.length = 0;
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
