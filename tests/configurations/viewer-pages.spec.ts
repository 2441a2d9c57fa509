/** The viewer in a gallery of several pages: it counts the whole gallery and walks from page to page. */
import type { Page } from '@playwright/test';
import { PER_PAGE, words } from '../fixtures/site-content.ts';
import { PAGINATED_COUNT, anchorOf } from '../fixtures/gallery-projects.ts';
import { GALLERY, openGallery } from '../fixtures/gallery-page.ts';
import { positionOf, recordShares, slide, viewer } from '../fixtures/viewer.ts';
import { addressOf } from '../fixtures/sites.ts';
import { expect, test } from '../fixtures/page-test.ts';

const gallery = addressOf('paginated') + GALLERY.address;
const second = `${gallery}/2`;
const next = (page: Page) => page.getByRole('button', { name: words.viewer.next });
const previous = (page: Page) => page.getByRole('button', { name: words.viewer.previous });

/** Opens a photo from its thumbnail. @param number in its page, from 1 */
async function open(page: Page, address: string, number: number) {
  await openGallery(page, address);
  await page
    .locator('a[data-photo]')
    .nth(number - 1)
    .click();
  await expect(viewer(page)).toBeVisible();
}

/** Waits until the viewer rests at a photo. @param number in the gallery, from 1 */
async function restsAt(page: Page, number: number) {
  await expect(viewer(page).getByText(positionOf(number, PAGINATED_COUNT), { exact: true })).toBeVisible();
  const at = number > PER_PAGE ? second : gallery;
  await expect(page).toHaveURL(new RegExp(`^${at}#post-${number}-`));
  await expect(slide(page)).toBeInViewport({ ratio: 0.95 });
  await expect(slide(page)).toHaveAttribute('data-state', 'shown');
}

const thumbnail = (page: Page, number: number) => page.locator(`a[data-photo][id^="post-${number}-"]`);

/** Waits until the viewer is closed and a page of the gallery stands, with the photo last shown in sight. */
async function standsAt(page: Page, address: string, number: number) {
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await expect(thumbnail(page, number)).toBeFocused();
  await expect(thumbnail(page, number)).toBeInViewport({ ratio: 1 });
  const pages = page.getByRole('navigation', { name: words.pages.label });
  await expect(pages.locator('[aria-current="page"]')).toHaveText(address === gallery ? '1' : '2');
}

test('counts the photos of the whole gallery', async ({ page }) => {
  await open(page, gallery, 3);
  await restsAt(page, 3);
  await page.goto(second);
  await open(page, second, 1);
  await restsAt(page, PER_PAGE + 1);
});

for (const [name, on] of Object.entries<(page: Page) => Promise<unknown>>({
  'the button': (page) => next(page).click(),
  'the key': (page) => page.keyboard.press('ArrowRight'),
})) {
  test(`walks into the next page by ${name}, and Back leaves it there`, async ({ page }) => {
    await page.goto(`${addressOf('paginated')}/about-us`);
    await open(page, gallery, PER_PAGE);
    await restsAt(page, PER_PAGE);
    const entries = await page.evaluate(() => history.length);
    await on(page);
    await restsAt(page, PER_PAGE + 1);
    await on(page);
    await restsAt(page, PER_PAGE + 2);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.goBack();
    await standsAt(page, second, PER_PAGE + 2);
    await page.goBack();
    await expect(page).toHaveURL(/about-us$/);
  });
}

test('walks back into the page before, and on again', async ({ page }) => {
  await open(page, second, 1);
  await restsAt(page, PER_PAGE + 1);
  await previous(page).click();
  await restsAt(page, PER_PAGE);
  await previous(page).click();
  await restsAt(page, PER_PAGE - 1);
  await next(page).click();
  await restsAt(page, PER_PAGE);
  await next(page).click();
  await restsAt(page, PER_PAGE + 1);
  await page.keyboard.press('Escape');
  await standsAt(page, second, PER_PAGE + 1);
});

test('closes onto the page of the photo last shown, opens from there, and goes on', async ({ page }) => {
  await open(page, gallery, PER_PAGE);
  await next(page).click();
  await restsAt(page, PER_PAGE + 1);
  await page.keyboard.press('Escape');
  await standsAt(page, second, PER_PAGE + 1);
  await thumbnail(page, PAGINATED_COUNT).click();
  await restsAt(page, PAGINATED_COUNT);
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Home');
  await restsAt(page, PER_PAGE + 1);
  await previous(page).click();
  await restsAt(page, PER_PAGE);
  await page.keyboard.press('Escape');
  await standsAt(page, gallery, PER_PAGE);
  await page.goForward();
  await restsAt(page, PER_PAGE);
});

test('a reload opens the same photo, and closing leaves on its page', async ({ page }) => {
  await open(page, gallery, PER_PAGE);
  await next(page).click();
  await restsAt(page, PER_PAGE + 1);
  await page.reload();
  await restsAt(page, PER_PAGE + 1);
  await page.keyboard.press('Escape');
  await standsAt(page, second, PER_PAGE + 1);
});

test('Home and End go to the ends of the page', async ({ page }) => {
  await open(page, gallery, PER_PAGE);
  await restsAt(page, PER_PAGE);
  await page.keyboard.press('Home');
  await restsAt(page, 1);
  await page.keyboard.press('End');
  await restsAt(page, PER_PAGE);
  await next(page).click();
  await restsAt(page, PER_PAGE + 1);
  await page.keyboard.press('End');
  await restsAt(page, PAGINATED_COUNT);
  await page.keyboard.press('Home');
  await restsAt(page, PER_PAGE + 1);
});

test('Forward to a photo of a page that is no longer here brings that page', async ({ page }) => {
  await open(page, gallery, PER_PAGE);
  await next(page).click();
  await restsAt(page, PER_PAGE + 1);
  await previous(page).click();
  await restsAt(page, PER_PAGE);
  await page.goBack();
  await standsAt(page, gallery, PER_PAGE);
  // The entry of the viewer, as it was when the visitor stopped at the second page.
  await page.evaluate(
    (to) => {
      history.scrollRestoration = 'manual';
      history.pushState({ viewer: true }, '', to);
    },
    `${second}#${anchorOf(PAGINATED_COUNT)}`,
  );
  await page.goBack();
  await page.reload();
  await expect(page.locator('main [data-state="closed"]')).toBeVisible();
  await page.goForward();
  await restsAt(page, PAGINATED_COUNT);
  await page.goBack();
  await standsAt(page, second, PAGINATED_COUNT);
});

test('asks and shares by the address of the page that the photo is on', async ({ page }) => {
  const shared = await recordShares(page);
  await open(page, gallery, PER_PAGE);
  await next(page).click();
  await restsAt(page, PER_PAGE + 1);
  const anchor = await page.evaluate(() => location.href);
  await page.getByRole('button', { name: words.viewer.share }).click();
  expect((await shared())[0]!.url).toBe(anchor);
  const asked = new URL((await page.getByRole('link', { name: words.viewer.ask }).getAttribute('href'))!);
  expect(asked.searchParams.get('text')).toContain(anchor);
});

test('a page that does not come is said, and asked for again', async ({ page, complaints }) => {
  await page.route(second, (route) => route.abort());
  await open(page, gallery, PER_PAGE);
  await next(page).click();
  await expect(viewer(page).getByRole('alert')).toContainText(words.viewer.failed);
  await page.unroute(second);
  await page.getByRole('button', { name: words.viewer.again }).click();
  await restsAt(page, PER_PAGE + 1);
  complaints.length = 0;
});

test('the next page is fetched when its photo is near, and none of its pictures with it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, gallery, PER_PAGE - 2);
  await restsAt(page, PER_PAGE - 2);
  expect(asked).not.toContain(`${GALLERY.address}/2`);
  await next(page).click();
  await restsAt(page, PER_PAGE - 1);
  const coming = page.waitForResponse(second);
  await next(page).click();
  await restsAt(page, PER_PAGE);
  await (await coming).finished();
  // Its photos share their pictures with the first page: what it would fetch of its own is nothing but the page.
  expect(asked.filter((path) => path === `${GALLERY.address}/2`)).toHaveLength(1);
});

test('shows the picture that stands in the next page, from a page whose policy knows none', async ({ page }) => {
  await page.route(gallery, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/<source [^>]*srcset="data:[^>]*>/, '')
      .replace(" 'self' data:", " 'self'");
    expect(body).not.toContain('data:');
    await route.fulfill({ response, body });
  });
  expect(await (await page.request.get(second)).text()).toContain('srcset="data:');
  await open(page, gallery, PER_PAGE);
  await next(page).click();
  await restsAt(page, PER_PAGE + 1);
  await page.keyboard.press('Escape');
  await standsAt(page, second, PER_PAGE + 1);
  await expect
    .poll(() => thumbnail(page, PER_PAGE + 1).evaluate((link) => link.querySelector('img')!.naturalWidth))
    .toBeGreaterThan(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a swipe walks into the next page', async ({ page }) => {
    await open(page, gallery, PER_PAGE);
    await restsAt(page, PER_PAGE);
    const browser = await page.context().newCDPSession(page);
    const { x, y, width, height } = (await slide(page).boundingBox())!;
    const [from, to] = [
      { x: x + width * 0.85, y: y + height / 2 },
      { x: x + width * 0.1, y: y + height / 2 },
    ];
    await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    for (let step = 1; step <= 12; step++) {
      await browser.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: from.x + ((to.x - from.x) * step) / 12, y: from.y }],
      });
    }
    await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await restsAt(page, PER_PAGE + 1);
  });
});
