/** The address of a photo where it can neither be shared nor copied, or its notice not be shown. */
import { stopClock } from '../fixtures/clock.ts';
import { words } from '../fixtures/site-content.ts';
import { expect, openGallery, test } from '../fixtures/gallery-page.ts';
import { control, notice, openPhoto, photoAddress } from '../fixtures/viewer.ts';

test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share')));

test('says the address where it may not copy it', async ({ page }) => {
  await page.addInitScript(() => {
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.clock.install();
  await openGallery(page);
  await openPhoto(page, 3);
  await stopClock(page);
  // Second by second: the page does not answer an event at once.
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) await page.clock.runFor(1000);
  };
  await control(page, 'share').click();
  // On the notice the mouse would keep it, which slides in over the button.
  await page.mouse.move(5, 600);
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(notice(page)).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(notice(page)).toHaveText(`${words.viewer.notCopied} ${photoAddress(page, 3)}`);
  // With letters that can be marked, and long enough for that: also after a look into another window.
  expect(await notice(page).evaluate((notice) => getComputedStyle(notice).userSelect)).not.toBe('none');
  await pass(15);
  await expect(notice(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await pass(60);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await pass(15);
  await expect(notice(page)).toBeVisible();
  await pass(10);
  await expect(notice(page)).toHaveCount(0);
});

test('says it even when the notice’s own code cannot be had', async ({ page, context, complaints }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route(/Toasts/, (route) => route.abort());
  const said = page.waitForEvent('dialog');
  await openGallery(page);
  await openPhoto(page, 3);
  const pressed = control(page, 'share').click();
  const alert = await said;
  expect(alert.message()).toBe(words.viewer.copied);
  await alert.accept();
  await pressed;
  expect(complaints).toContain('error: Loading chunk Toasts failed (missing)');
  complaints.length = 0;
});
