/**
 * A photo that is tapped before its gallery's island is there: the viewer opens then, or the browser opens the picture.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { stopClock } from '../fixtures/clock.ts';
import { GALLERIES } from '../fixtures/site-content.ts';
import { expect, test } from '../fixtures/slow-connection.ts';

const GALLERY = GALLERIES[0]!.address;
const NEXT = '/about-us';
/** The island, and the page that a visitor leaves for. */
const HELD = /_astro\/Lightbox\.|about-us/;

test.beforeEach(async ({ page, connection }) => {
  await page.clock.install();
  connection.hold(HELD);
  await page.goto(GALLERY);
  // On a slow machine the four seconds would else be over before a test's next step.
  await stopClock(page);
});

test('opens in the viewer as soon as the island is there', async ({ page, connection }) => {
  await page.locator('a[data-photo]').nth(1).click();
  await expect(page.locator('a[data-early]')).toHaveCount(1);
  connection.hold();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('a[data-early]')).toHaveCount(0);
});

test('opens its picture when the island stays away, and at once by a second tap', async ({ page }) => {
  const photo = page.locator('a[data-photo]').nth(1);
  const picture = (await photo.getAttribute('href'))!;
  await photo.click();
  await page.clock.fastForward(4000);
  await page.waitForURL((url) => url.pathname === picture);
  await page.goto(GALLERY);
  await photo.click();
  await photo.click();
  await page.waitForURL((url) => url.pathname === picture);
});

test('who has begun to leave meanwhile is not taken to the picture', async ({ page, connection }) => {
  await page.locator('a[data-photo]').nth(1).click();
  await expect(page.locator('a[data-early]')).toHaveCount(1);
  await page.clock.fastForward(2500);
  // Before they leave: a page that is being left obeys no clock.
  await page.clock.resume();
  await page.evaluate((path) => location.assign(path), NEXT);
  await expect.poll(() => connection.asked).toContain(NEXT);
  // The rest of the four seconds passes by itself.
  await sleep(2000);
  connection.hold();
  await page.waitForURL((url) => url.pathname === NEXT);
});

test('only the last of two photos is opened', async ({ page, connection }) => {
  await page.locator('a[data-photo]').nth(1).click();
  await page.locator('a[data-photo]').nth(0).click();
  await expect(page.locator('a[data-early]')).toHaveCount(1);
  const { id } = await page
    .locator('a[data-photo]')
    .nth(0)
    .evaluate(({ id: own }) => ({ id: own }));
  connection.hold();
  await expect(page).toHaveURL((url) => decodeURIComponent(url.hash) === `#${id}`);
});

test('a tap with a modifier key is the browser’s', async ({ page, context }) => {
  const opened = context.waitForEvent('page');
  await page
    .locator('a[data-photo]')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(page.locator('a[data-early]')).toHaveCount(0);
});
