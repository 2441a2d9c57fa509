/** The viewer in a browser whose scrollbar takes room, as on most desks. */
import { LAST, expect, openGallery, test as base, thumbnail } from '../fixtures/gallery-page.ts';
import { control, isClosed, openPhoto, restsAt, viewer } from '../fixtures/viewer.ts';

const test = base.extend({
  isMobile: false,
  // In a browser of its own: whether it hides scrollbars is settled when it is started.
  context: async ({ playwright }, use) => {
    const browser = await playwright.chromium.launch({ ignoreDefaultArgs: ['--hide-scrollbars'] });
    await use(await browser.newContext());
    await browser.close();
  },
});

test('nothing of the page shifts, and everything of the viewer is in sight', { tag: '@desk' }, async ({ page }) => {
  await openGallery(page);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  const places = () =>
    page.locator('h1, main ul, a[data-photo]').evaluateAll((all) =>
      all.map((each) => {
        const { left, width } = each.getBoundingClientRect();
        return [left, width];
      }),
    );
  const before = await places();
  expect(before).toHaveLength(2 + LAST);
  await openPhoto(page, 1);
  await restsAt(page, 1);
  expect(await places()).toEqual(before);
  const close = (await control(page, 'close').boundingBox())!;
  expect(close.x + close.width).toBeLessThan(await page.evaluate(() => document.documentElement.clientWidth));
  const top = await page.evaluate(() => scrollY);
  await page.mouse.move(close.x, close.y + 200);
  await page.mouse.wheel(0, 800);
  await page.keyboard.press('ArrowRight');
  await restsAt(page, 2);
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await page.keyboard.press('Escape');
  await isClosed(page);
  expect(await places()).toEqual(before);
  await expect(thumbnail(page, 2)).toBeFocused();
  await expect(viewer(page)).toHaveCount(0);
});
