/**
 * What a visitor does: looks at photos, watches the slides, writes, and has no line. Elements are found by CSS and
 * clicked by a script: whether one is visible Playwright asks by a function that Chrome has had since 105.
 */
import type { Locator } from '@playwright/test';
import { CODES } from '../../src/lib/locales.ts';
import { GALLERIES, addressIn, contentIn } from '../fixtures/site-content.ts';
import { expect, test } from './engine-test.ts';

const click = (element: Locator) => element.evaluate((found: HTMLElement) => found.click());

/** The gallery of most photos. */
const GALLERY = [...GALLERIES].sort((one, other) => other.photos.length - one.photos.length)[0]!;

for (const locale of CODES) {
  const { words } = contentIn(locale);
  const at = (address: string) => addressIn(address, locale);

  test.describe(locale, () => {
    test.describe('with a line', () => {
      test.use({ viewport: { width: 412, height: 823 } });

      test('the viewer shows a photo as large as the screen allows, the next one, and Back closes it', async ({
        page,
      }) => {
        test.skip(GALLERY.photos.length < 2, 'no gallery has two photos');
        await page.goto(at(GALLERY.address));
        await click(page.locator('a[data-photo]').first());
        const viewer = page.locator('dialog[open]');
        await expect(viewer).toHaveCount(1);
        for (const number of [1, 2]) {
          const slide = viewer.locator('[data-viewer-slide]:not([inert])');
          await expect(slide).toHaveAttribute('data-state', 'shown');
          const { width, height } = (await slide.locator('img').last().boundingBox())!;
          expect(Math.min(width, height)).toBeGreaterThan(150);
          expect(Math.max(width, height)).toBeLessThan(823);
          if (number === 1) await click(viewer.locator(`button[aria-label="${words.viewer.next}"]`));
          await expect(page).toHaveURL(/#/);
        }
        await page.goBack();
        await expect(viewer).toHaveCount(0);
        await expect(page.locator('a[data-photo]').first()).toBeFocused();
      });

      test('the slides go by and stop', async ({ page }) => {
        test.skip(contentIn(locale).home.slides.length < 2, 'there is one slide');
        await page.goto(at('/') || '/');
        const stage = page.locator(`[aria-label="${words.slideshow.label}"]`);
        await expect(stage).toHaveAttribute('data-state', 'playing');
        await expect(page.locator('[data-slide]').nth(1)).toHaveAttribute('data-current', '');
        await click(page.locator(`button[aria-label="${words.slideshow.pause}"]`));
        await expect(stage).toHaveAttribute('data-state', 'paused');
      });

      test('an enquiry that fails is sent by the second try', async ({ page, line, complaints }) => {
        page.on('dialog', (dialog) => void dialog.accept());
        line.breakEnquiries(true);
        await page.goto(at('/contact'));
        await page.getByLabel(words.contact.name, { exact: true }).fill('Asha Verma', { force: true });
        await page.getByLabel(words.contact.phone, { exact: true }).fill('+91 98765 43210', { force: true });
        await click(page.locator('form button'));
        const again = page.locator('button', { hasText: words.contact.again });
        await expect(again).toHaveCount(1);
        line.breakEnquiries(false);
        await click(again);
        await expect(page.getByText(words.contact.thanks)).toHaveCount(1);
        expect(line.enquiries).toBe(1);
        complaints.length = 0;
      });
    });

    test('without a line a page that was seen opens again, and another says where to call', async ({
      page,
      line,
      complaints,
    }) => {
      const address = at('/contact');
      await page.goto(address);
      await expect
        .poll(() =>
          page.evaluate(
            async (seen) =>
              (await (await caches.open('pages')).keys()).some(({ url }) => new URL(url).pathname === seen),
            address,
          ),
        )
        .toBe(true);
      line.cut();
      await page.reload();
      await expect(page.locator('form')).toHaveCount(1);
      await page.goto(at('/about-us'));
      await expect(page.locator('h1')).toHaveText(words.offline.title);
      complaints.length = 0;
    });
  });
}
