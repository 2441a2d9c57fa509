/** The owner's guide as it goes out: read on a phone, with and without a line. */
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { violationsOf } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/page-test.ts';
import { addressOf } from '../fixtures/sites.ts';
import { vanishingServer } from '../fixtures/vanishing-server.ts';

const ENGLISH = '/admin/guide';
const HINDI = '/admin/guide/hi';

/** Pictures that the browser has drawn. */
const drawn = (page: Page) =>
  page
    .locator('img')
    .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length);

test('the guide is reached from the editor’s entrance, speaks both languages, and can be read by everyone', async ({
  page,
}) => {
  await page.goto(`${addressOf('full')}/admin`);
  await page.locator(`a[href="${ENGLISH}"]`).click();
  await expect(page).toHaveURL(addressOf('full') + ENGLISH);
  for (const [path, language] of [
    [ENGLISH, 'en'],
    [HINDI, 'hi'],
  ] as const) {
    const response = await page.goto(addressOf('full') + path);
    expect(response?.headers()).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'x-frame-options': 'DENY' });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await drawn(page)).toBe(await page.locator('section img').count());
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
  }
});

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('once opened it is there without a line, and visitors are given none of it', async ({ page, complaints }) => {
    const { origin, vanish } = await vanishingServer('full');
    const kept = () =>
      page.evaluate(async () => {
        const pages = await (await caches.open('pages')).keys();
        return pages.map(({ url }) => new URL(url).pathname).filter((path) => path.includes('admin'));
      });
    await page.goto(origin);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null || caches.has('pages')))
      .toBe(true);
    expect(await kept()).toEqual([]);
    await page.goto(origin + HINDI);
    await expect.poll(kept).toEqual([HINDI]);
    const title = await page.locator('h1').innerText();
    vanish();
    await page.reload();
    await expect(page.locator('h1')).toHaveText(title);
    expect(await drawn(page)).toBe(await page.locator('section img').count());
    // The browser reports what it cannot fetch, such as the icon.
    complaints.splice(0);
  });
});

test('saved on the phone it is one file, which asks nobody', async ({ page }) => {
  await page.goto(addressOf('full') + ENGLISH);
  const saving = page.waitForEvent('download');
  await page.locator('a[download]').click();
  const file = await (await saving).path();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const html = `${file}.html`;
  await (await saving).saveAs(html);
  await page.goto(pathToFileURL(html).href);
  expect(await drawn(page)).toBe(await page.locator('section img').count());
  expect(asked.filter((address) => address.startsWith('http'))).toEqual([]);
});
