/** A swipe brings the next photo, and a drag down puts the viewer away. */
import { expect, test } from './fixtures/gallery-page.ts';
import { beside, drag, fingers, flick } from './fixtures/touch.ts';
import { control, halfway, isClosed, middle, openViewer, restsAt } from './fixtures/viewer.ts';

test.use({ hasTouch: true });

test.beforeEach(({ page }) => openViewer(page));

test('swipes to the next photo and back, and adds nothing to the history', async ({ page }) => {
  const browser = await fingers(page);
  const at = await middle(page);
  const half = await halfway(page);
  const entries = await page.evaluate(() => history.length);
  await drag(browser, beside(at, half), beside(at, -half));
  await restsAt(page, 4);
  await drag(browser, beside(at, -half), beside(at, half));
  await restsAt(page, 3);
  // However fast and far the finger goes, it brings one photo.
  await flick(browser, beside(at, half), beside(at, -half));
  await restsAt(page, 4);
  await flick(browser, beside(at, -half), beside(at, half));
  await restsAt(page, 3);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await control(page, 'close').tap();
  await isClosed(page);
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
});

test('a drag down puts it away and takes its entry off the history', async ({ page }) => {
  const at = await middle(page);
  await drag(await fingers(page), at, beside(at, 10, 160));
  await isClosed(page);
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
});
