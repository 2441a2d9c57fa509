/** The map where it cannot be had, comes late, or has more to say than room. */
import type { BrowserContext, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSiteServer } from '../../scripts/serve/static-server.ts';
import { LOCALES } from '../../src/lib/locales.ts';
import { listenAtFreePort } from '../fixtures/free-port.ts';
import { holdRoute } from '../fixtures/hold-route.ts';
import { layoutShift } from '../fixtures/layout-shift.ts';
import { MAP, MAP_ORIGIN, standInForMap } from '../fixtures/map.ts';
import { addressIn, studio, words } from '../fixtures/site-content.ts';
import { folderOf } from '../fixtures/sites.ts';
import { expect, test } from '../fixtures/page-test.ts';
import { setTextSize } from '../fixtures/text-size.ts';

/** Opens the page with the map, on the browser's own clock. */
async function openStudioMap(page: Page) {
  await page.clock.install();
  await page.goto('/about-us');
  const frame = page.locator('[data-map]');
  const button = frame.getByRole('button', { name: words.map.load });
  return { frame, button, told: frame.getByText(words.map.failed) };
}

test.beforeEach(({ context }) => standInForMap(context));

/** What can come between a page and the map. */
const HINDRANCES: Record<string, (context: BrowserContext) => Promise<unknown>> = {
  'is blocked': (context) => context.route(MAP, (route) => route.abort('blockedbyclient')),
  'answers with errors': (context) =>
    context.route(MAP, (route) => route.fulfill({ status: 503, contentType: 'text/html', body: 'Down' })),
  'goes away before the map': (context) =>
    context.route('**/export/embed.html*', (route) => route.fulfill({ status: 204 })),
  'is silent': (context) => context.route(MAP, () => new Promise(() => undefined)),
};

for (const [what, hinder] of Object.entries(HINDRANCES)) {
  test(`when the map's server ${what}, the address and the way stay, and one can ask again`, async ({
    page,
    context,
    isMobile,
  }) => {
    await hinder(context);
    const { frame, button, told } = await openStudioMap(page);
    if (isMobile) await button.click();
    await expect(async () => {
      await page.clock.fastForward(15_000);
      await expect(isMobile ? told : button).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(frame).toContainText(studio.address.postalCode);
    await expect(frame.getByRole('link', { name: words.map.directions })).toBeVisible();
    await expect(frame.locator('iframe')).toHaveCount(0);
    // A long address and what is said of the failure may need more room than the map.
    expect((await frame.boundingBox())!.height).toBeGreaterThanOrEqual(450);
    expect(await frame.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    await context.unrouteAll();
    await standInForMap(context);
    await button.click();
    await expect(frame.locator('iframe')).toBeFocused();
    await expect(told).toHaveCount(0);
  });
}

/** A server that sends the beginning of a page, up to the map's script, and the rest of it on demand. */
async function haltingServer(path: string) {
  const rest = Promise.withResolvers<undefined>();
  const html = await readFile(join(folderOf('full'), `${path}.html`), 'utf8');
  const place = html.indexOf('data-failed=');
  expect(place).toBeGreaterThan(-1);
  const at = html.indexOf('<script', place);
  expect(at).toBeGreaterThan(-1);
  const server = createSiteServer(folderOf('full'), async (request, response) => {
    if (request.url !== path) return false;
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).write(html.slice(0, at));
    await rest.promise;
    response.end(html.slice(at));
    return true;
  });
  const port = await listenAtFreePort(server);
  return {
    address: `http://localhost:${port}${path}`,
    sendRest: () => rest.resolve(undefined),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

for (const code of LOCALES)
  test(`nothing moves where the map is offered after the first paint, nor where it cannot be had: ${code}`, async ({
    page,
    context,
    isMobile,
  }) => {
    // The narrowest phones: here all that is said takes most of the frame.
    if (isMobile) await page.setViewportSize({ width: 360, height: 740 });
    await HINDRANCES['is blocked']!(context);
    const server = await haltingServer(addressIn('/about-us', code));
    await page.goto(server.address, { waitUntil: 'commit' });
    const frame = page.locator('[data-map]');
    const button = frame.getByRole('button');
    await frame.scrollIntoViewIfNeeded();
    await expect(button).toBeHidden();
    const shift = await layoutShift(page);
    const before = await frame.locator('address').boundingBox();
    server.sendRest();
    await expect(button).toBeVisible();
    expect(await frame.locator('address').boundingBox()).toEqual(before);
    if (isMobile) {
      await button.click();
      await expect(frame.getByRole('status')).not.toBeEmpty();
      expect(await frame.locator('address').boundingBox()).toEqual(before);
    }
    expect(await layoutShift(page)).toBe(shift);
    server.close();
  });

test('each time the map’s server itself is asked whether it answers, never a cache', async ({
  page,
  context,
  isMobile,
}) => {
  // The map is not cacheable here, but the picture that tests the server is.
  await context.route(MAP, (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({
          contentType: 'image/svg+xml',
          headers: { 'Cache-Control': 'max-age=604800' },
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
        })
      : route.fulfill({ status: 204 }),
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(MAP_ORIGIN)) return;
    asked.push(request.resourceType());
    // Where it asks from is told only with the map itself.
    if (request.resourceType() === 'image') expect.soft(request.headers()['referer']).toBeUndefined();
  });
  const { frame, button, told } = await openStudioMap(page);
  if (isMobile) await button.click();
  else await frame.scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toEqual(['image', 'document']);
  // Nobody is led into what has not come.
  const map = frame.locator('iframe');
  expect(await map.evaluate((element) => (element.focus(), element === document.activeElement))).toBe(false);
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(button).toBeVisible({ timeout: 500 });
    await expect(frame.locator('iframe')).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await HINDRANCES['is blocked']!(context);
  asked.length = 0;
  await button.click();
  await expect(told).toBeVisible();
  expect(asked).toEqual(['image']);
});

test(
  'the page does not wait for the map’s server before it has loaded',
  { tag: '@desk' },
  async ({ page, context }) => {
    await HINDRANCES['is silent']!(context);
    const asked: string[] = [];
    page.on('request', (request) => request.url().startsWith(MAP_ORIGIN) && asked.push(request.url()));
    const release = await holdRoute(page, '**/slow-picture.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    await page.addInitScript(() => {
      const picture = new Image();
      picture.src = '/slow-picture.svg';
    });
    await page.goto('/about-us', { waitUntil: 'domcontentloaded' });
    await page.locator('[data-map]').evaluate(async (place) => {
      place.scrollIntoView();
      await new Promise<void>((resolve) =>
        new IntersectionObserver(([seen]) => seen?.isIntersecting && resolve()).observe(place),
      );
      // Whoever was told in the same frame has asked by the next but one.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    expect(asked).toEqual([]);
    release();
    await page.waitForLoadState('load');
    await expect.poll(() => asked.length).toBe(1);
  },
);

test('in large letters the words of its buttons stay within them', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const locale of LOCALES) {
    await page.goto(addressIn('/about-us', locale));
    await setTextSize(page, 200);
    const buttons = page.locator('[data-map] .button');
    await expect(buttons).toHaveCount(2);
    const beyond = await buttons.evaluateAll((all) => all.map((button) => button.scrollHeight - button.clientHeight));
    expect(beyond, locale).toEqual([0, 0]);
  }
});

/** A name and an address of many lines: words of a usual length, and an ordinary shop's place. */
const LONG_ADDRESS = [
  'Gulmohar Makeup Studio & Academy',
  'Shop 14, Second Floor, Maharana Pratap Complex, opposite the old District Hospital, Jhansi, Uttar Pradesh 284001',
];

for (const { width, percent } of [
  { width: 360, percent: 100 },
  { width: 320, percent: 200 },
])
  test(
    `a long address stays whole, with what is said of a failure, ${width} wide at ${percent} %`,
    { tag: '@phone' },
    async ({ page, context }) => {
      await HINDRANCES['is blocked']!(context);
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/about-us');
      await setTextSize(page, percent);
      const frame = page.locator('[data-map]');
      const address = frame.locator('address');
      await address.evaluate(
        (one, said) => said.forEach((line, at) => (one.children[at]!.textContent = line)),
        LONG_ADDRESS,
      );
      const offered = (await frame.boundingBox())!.height;
      expect(offered).toBeGreaterThan(450);
      const button = frame.getByRole('button');
      await button.click();
      const told = frame.getByRole('status');
      await expect(told).not.toBeEmpty();
      const { y, height } = (await frame.boundingBox())!;
      for (const part of [address, frame.getByRole('link'), button, told]) {
        const box = (await part.boundingBox())!;
        expect.soft(box.y, String(part)).toBeGreaterThanOrEqual(y);
        expect.soft(box.y + box.height, String(part)).toBeLessThanOrEqual(y + height);
      }
      const broken = await address.locator('div').evaluateAll((all) =>
        all.flatMap((line) =>
          [...line.textContent.matchAll(/\S+/g)]
            .filter(({ 0: { length }, index }) => {
              const range = document.createRange();
              range.setStart(line.firstChild!, index);
              range.setEnd(line.firstChild!, index + length);
              return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
            })
            .map(([word]) => word),
        ),
      );
      expect(broken).toEqual([]);
      // Nothing moves where the map comes after all.
      await context.unrouteAll();
      await standInForMap(context);
      await button.click();
      await expect(frame.locator('iframe')).toBeFocused();
      expect((await frame.boundingBox())!.height).toBe(offered);
      expect((await frame.locator('iframe').boundingBox())!.height).toBe(450);
    },
  );
