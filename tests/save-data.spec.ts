/**
 * Where every kilobyte counts, no island is fetched before the first touch or two seconds in which nothing is loading.
 */
import type { Page } from '@playwright/test';
import { stopClock } from './fixtures/clock.ts';
import { pictureOf } from './fixtures/gallery-projects.ts';
import { GALLERIES } from './fixtures/site-content.ts';
import { expect, test } from './fixtures/slow-connection.ts';

test.use({ serviceWorkers: 'allow' });

const SCRIPTS = /\.js$/;

/** Lets the quiet pass until the island is fetched. It begins anew when the page is told late of what has come. */
const scriptsCome = (page: Page, asked: readonly string[]) =>
  expect(async () => {
    await page.clock.runFor(2100);
    expect(asked.filter((path) => SCRIPTS.test(path))).not.toEqual([]);
  }).toPass();

const connect = (network: object) => Object.defineProperty(Navigator.prototype, 'connection', { value: network });

const open = async (page: Page, network: object, waitUntil: 'load' | 'networkidle' = 'networkidle') => {
  await page.addInitScript(connect, network);
  await page.clock.install();
  await stopClock(page);
  await page.goto(GALLERIES[0]!.address, { waitUntil });
};

for (const [name, network] of Object.entries({
  'Save-Data': { saveData: true, effectiveType: '4g' },
  '2G': { saveData: false, effectiveType: '2g' },
})) {
  test(`on ${name} the viewer comes with the first tap, which opens it`, async ({ page, connection }) => {
    await open(page, network);
    await page.clock.runFor(1900);
    expect(connection.asked.filter((path) => SCRIPTS.test(path))).toEqual([]);
    await page.clock.resume();
    await page.locator('a[data-photo]').nth(1).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

// On a low screen some photos of the page lie too far below to be fetched.
for (const height of [915, 500])
  test(`once nothing is loading any more, the viewer comes without a tap, on a screen ${height} high`, async ({
    page,
    connection,
  }) => {
    await page.setViewportSize({ width: 412, height });
    await open(page, { saveData: true });
    await scriptsCome(page, connection.asked);
  });

/** A photo below those in sight, which the browser fetches after the page has loaded. */
const BELOW = 6;

test('the viewer waits for a picture that takes longer than two seconds', async ({ page, connection }) => {
  connection.hold(pictureOf(BELOW));
  await open(page, { saveData: false, effectiveType: '2g' }, 'load');
  await expect.poll(() => connection.asked.filter((path) => pictureOf(BELOW).test(path)).length).toBeGreaterThan(0);
  const picture = page.locator('a[data-photo] img').nth(BELOW - 1);
  await expect(picture).toHaveAttribute('loading', 'lazy');
  await page.clock.runFor(5000);
  expect(connection.asked.filter((path) => SCRIPTS.test(path))).toEqual([]);
  connection.hold();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  await page.clock.runFor(1900);
  expect(connection.asked.filter((path) => SCRIPTS.test(path))).toEqual([]);
  await scriptsCome(page, connection.asked);
});
