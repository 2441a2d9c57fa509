/** The viewer's own code: it comes when a visitor begins to use the page, and the photos are links without it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { stopClock } from '../fixtures/clock.ts';
import { GALLERY, LAST, anchorOf, expect, openGallery, test, thumbnail } from '../fixtures/gallery-page.ts';
import { holdRoute } from '../fixtures/hold-route.ts';
import { viewer } from '../fixtures/viewer.ts';

const CODE = /_astro\/Viewer\.[^/]*\.js/;

test('comes with the first sign of use, ahead of the click', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openGallery(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => CODE.test(url))).toEqual([]);
  const coming = page.waitForResponse(CODE);
  await page.mouse.move(200, 200);
  expect((await coming).ok()).toBe(true);
});

test('by keys alone the viewer opens as well', async ({ page }) => {
  await openGallery(page);
  await thumbnail(page, 2).focus();
  await page.keyboard.press('Enter');
  await expect(viewer(page)).toBeVisible();
  await expect(page).toHaveURL((url) => url.hash === `#${anchorOf(2)}`);
});

test('where it cannot be had, a photo leads to its large picture', async ({ page, complaints }) => {
  await page.route(CODE, (route) => route.abort());
  await openGallery(page);
  const picture = await thumbnail(page, 2).getAttribute('href');
  await thumbnail(page, 2).click();
  await page.waitForURL((url) => url.pathname === picture);
  expect(complaints).toContain('error: Loading chunk Viewer failed (missing)');
  complaints.length = 0;
});

test('where it cannot be had, one Back leaves a photo’s address', async ({ page, complaints }) => {
  await page.route(CODE, (route) => route.abort());
  await page.goto('/about-us');
  await page.goto(`${GALLERY.address}#${anchorOf(3)}`);
  await expect.poll(() => complaints).toContain('error: Loading chunk Viewer failed (missing)');
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
  complaints.length = 0;
});

test('where it could not be had at a photo’s address, only a tap on a photo opens it later', async ({
  page,
  complaints,
}) => {
  const giveUp = await holdRoute(page, CODE, (route) => route.abort());
  const asked = page.waitForRequest(CODE);
  await page.goto(`${GALLERY.address}#${anchorOf(LAST)}`);
  await asked;
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // Scrolling moves the page below the mouse, which asks for the code as well: at once, not once more after it failed.
  await page.locator('h1').hover();
  giveUp();
  await expect.poll(() => complaints).toContain('error: Loading chunk Viewer failed (missing)');
  complaints.length = 0;
  await expect(page.locator('main [data-state]', { has: thumbnail(page, 1) })).toHaveAttribute('data-state', 'closed');
  // Nothing was closed: the visitor stays where they are by now.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.unroute(CODE);
  const coming = page.waitForResponse(CODE);
  await page.locator('h1').click();
  await (await coming).finished();
  await page.waitForLoadState('networkidle');
  await expect(viewer(page)).toHaveCount(0);
  await thumbnail(page, 2).click();
  await expect(viewer(page)).toBeVisible();
  await expect(page).toHaveURL((url) => url.hash === `#${anchorOf(2)}`);
});

test('where it has not come for two minutes, the console says so, once', async ({ page, complaints }) => {
  await page.clock.install();
  await page.route(CODE, () => new Promise(() => undefined));
  await openGallery(page);
  await stopClock(page);
  const asked = page.waitForRequest(CODE);
  await page.mouse.move(200, 200);
  await asked;
  await page.clock.fastForward(119_000);
  await page.evaluate(() => document.title);
  expect(complaints).toEqual([]);
  await page.clock.fastForward(2000);
  await expect.poll(() => complaints).toEqual(['error: Loading chunk Viewer failed (timeout)']);
  complaints.length = 0;
});

test('while it does not come, a second click leads to the large picture', async ({ page, complaints }) => {
  await page.route(CODE, () => new Promise(() => undefined));
  await openGallery(page);
  const picture = await thumbnail(page, 2).getAttribute('href');
  await thumbnail(page, 2).click();
  await expect(page).toHaveURL((url) => url.pathname === GALLERY.address && url.hash === '');
  await thumbnail(page, 2).click();
  await page.waitForURL((url) => url.pathname === picture);
  complaints.length = 0;
});

test('while it does not come, of two photos that are clicked the last opens', async ({ page }) => {
  const answer = await holdRoute(page, CODE);
  await openGallery(page);
  for (const number of [2, 3, 2, 1]) await thumbnail(page, number).click();
  answer();
  await expect(viewer(page)).toBeVisible();
  await expect(page).toHaveURL((url) => url.hash === `#${anchorOf(1)}`);
  // One entry of the history, as for one photo.
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.hash === '' && url.pathname === GALLERY.address);
});

for (const comes of [true, false])
  test(`a visitor who leaves before it ${comes ? 'has come' : 'fails'} is not taken back to the photo`, async ({
    page,
    complaints,
  }) => {
    const answer = await holdRoute(page, CODE, (route) => (comes ? route.continue() : route.abort()));
    const arrive = await holdRoute(page, '**/about-us');
    await openGallery(page);
    await thumbnail(page, 2).click();
    const opened: string[] = [];
    page.on('framenavigated', (frame) => opened.push(new URL(frame.url()).pathname));
    const leaving = page.waitForRequest('**/about-us');
    await page.evaluate(() => location.assign('/about-us'));
    await leaving;
    answer();
    // A page that is being left answers no questions: what it does with the code takes less than this.
    await sleep(1000);
    arrive();
    await page.waitForURL('**/about-us');
    expect(opened).toEqual(['/about-us']);
    complaints.length = 0;
  });
