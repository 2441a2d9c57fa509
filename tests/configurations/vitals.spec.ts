/** The optional performance hook. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createSiteServer } from '../../scripts/serve/static-server.ts';
import { listenAtFreePort } from '../fixtures/free-port.ts';
import { baseOf, folderOf } from '../fixtures/sites.ts';
import { ADDRESSES } from '../fixtures/site-content.ts';
import { expect, test } from '../fixtures/page-test.ts';

test('with an address, the figures are sent there by beacon', async ({ page }) => {
  const academy = `${baseOf('below')}academy`;
  const sent: { name: string; value: number; page: string }[] = [];
  const server = createSiteServer(
    folderOf('below'),
    async (request, response) => {
      if (request.url !== '/vitals') return false;
      const body = await text(request);
      // A page that goes away may leave a request without its body.
      if (body) sent.push(JSON.parse(body) as (typeof sent)[number]);
      response.writeHead(204).end();
      return true;
    },
    baseOf('below'),
  );
  const port = await listenAtFreePort(server);
  await page.goto(`http://localhost:${port}${academy}`);
  await page.locator('h1').click();
  // What the browser does when the visitor turns to something else. Before that it has told of the click, which the
  // hook takes in when the page is idle. The hook may be told after this observer, and is then called after it.
  await page.evaluate(async () => {
    await new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'first-input', buffered: true }));
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => requestIdleCallback(resolve));
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect
    .poll(() => [...new Set(sent.map(({ name }) => name))].sort())
    .toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
  for (const figure of sent) expect(figure).toMatchObject({ value: expect.any(Number), page: academy });
  server.close();
  server.closeAllConnections();
});

/** Scripts of a built site with a word that the hook's library alone has, for a figure between good and poor. */
const scriptsOfHook = (site: 'site' | 'below') =>
  globSync('**/*.js', { cwd: folderOf(site) }).filter((file) =>
    readFileSync(join(folderOf(site), file), 'utf8').includes('needs-improvement'),
  );

test('without an address its script is no part of the site', () => {
  expect(scriptsOfHook('below')).toHaveLength(1);
  expect(scriptsOfHook('site')).toEqual([]);
});

test('without an address it adds nothing to any page', async ({ page }) => {
  for (const address of ADDRESSES) {
    const html = await (await page.request.get(address)).text();
    expect(html).not.toMatch(/vitals/i);
  }
});
