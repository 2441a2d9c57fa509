/** What a visitor does: looks at photos, watches the slides, writes, and has no line. */
import { LOCALES } from '../../src/lib/locales.ts';
import { GALLERIES, addressIn, contentIn } from '../fixtures/site-content.ts';
import type { EnginePage } from './engine.ts';
import { expect, test, until } from './engine-test.ts';

/** Waits for an element, or until there is none. */
const seen = (page: EnginePage, selector: string) =>
  until(page, (wanted) => document.querySelector(wanted) !== null, selector);
const gone = (page: EnginePage, selector: string) =>
  until(page, (wanted) => document.querySelector(wanted) === null, selector);

async function click(page: EnginePage, selector: string): Promise<void> {
  await seen(page, selector);
  await page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)!.click(), selector);
}

const write = (page: EnginePage, field: string, text: string) =>
  page.evaluate(
    ([name, value]) => {
      const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)!;
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
    [field, text] as const,
  );

const PHONE = { width: 412, height: 823 };

/** The gallery of most photos. */
const GALLERY = [...GALLERIES].sort((one, other) => other.photos.length - one.photos.length)[0]!;

for (const locale of LOCALES) {
  const { words } = contentIn(locale);
  const at = (address: string) => addressIn(address, locale);

  test.describe(locale, () => {
    test.describe('with a line', () => {
      test.beforeEach(({ visit }) => visit.resize(PHONE));

      test('the viewer shows a photo as large as the screen allows, the next one, and Back closes it', async ({
        visit: page,
      }) => {
        test.skip(GALLERY.photos.length < 2, 'no gallery has two photos');
        await page.goto(at(GALLERY.address));
        await click(page, 'a[data-photo]');
        const shown = 'dialog[open] [data-viewer-slide][data-state="shown"]:not([inert])';
        for (const number of [1, 2]) {
          await seen(page, shown);
          const { width, height, band } = await page.evaluate((slide) => {
            const picture = document.querySelector(slide)!.querySelector('picture:last-of-type')!;
            const image = picture.querySelector('img')!;
            const { width, height } = image.getBoundingClientRect();
            const { backgroundColor } = getComputedStyle(picture);
            return { width, height, band: getComputedStyle(image).objectFit === 'contain' && backgroundColor };
          }, shown);
          expect([false, 'rgba(0, 0, 0, 0)'], 'what is beside a photo that fits into its frame').toContain(band);
          expect(Math.min(width, height)).toBeGreaterThan(150);
          expect(Math.max(width, height)).toBeLessThan(823);
          if (number === 1) await click(page, `dialog button[aria-label="${words.viewer.next}"]`);
        }
        await page.back();
        await gone(page, 'dialog');
        await until(page, () => document.activeElement?.matches('a[data-photo]') === true, undefined);
      });

      test('the slides go by and stop', async ({ visit: page }) => {
        test.skip(contentIn(locale).home.slides.length < 2, 'there is one slide');
        await page.goto(at('/') || '/');
        const stage = `[aria-label="${words.slideshow.label}"]`;
        await seen(page, `${stage}[data-state="playing"]`);
        await seen(page, '[data-slide]:nth-child(2)[data-current]');
        await click(page, `button[aria-label="${words.slideshow.pause}"]`);
        await seen(page, `${stage}[data-state="paused"]`);
      });

      test('an enquiry that fails is sent by the second try', async ({ visit: page, connection }) => {
        connection.breakEnquiries(true);
        await page.goto(at('/contact'));
        // It comes to life where it is seen, which long words put further down.
        await page.evaluate(() => document.querySelector('form')!.scrollIntoView(), undefined);
        await seen(page, 'astro-island:not([ssr]) form');
        await gone(page, '[data-extra]');
        await write(page, 'user_name', 'Asha Verma');
        await write(page, 'user_phone', '+91 98765 43210');
        await click(page, 'form button');
        await seen(page, '[data-state="failed"]');
        connection.breakEnquiries(false);
        // The way on that has the focus is the second try. It has it before the dialog that says so is closed.
        await until(page, () => document.activeElement?.matches('.enquiry-failure button') === true, undefined);
        await page.evaluate(() => (document.activeElement as HTMLElement).click(), undefined);
        await seen(page, '[data-state="sent"]');
        expect(connection.enquiries).toBe(1);
        page.complaints.length = 0;
      });
    });

    test('when the map cannot be had, the address and the way there stay', async ({ visit: page, connection }) => {
      await page.resize(PHONE);
      await page.goto(at('/about-us'));
      // Its server stands in for the map's, and answers no more.
      await page.evaluate((address) => {
        document.querySelector<HTMLElement>('[data-map]')!.dataset['src'] = address;
      }, connection.address);
      connection.cut();
      await click(page, '[data-load]');
      await until(
        page,
        (sentence) => document.querySelector('[data-map] [role="status"]')?.textContent === sentence,
        words.map.failed,
      );
      await gone(page, '[data-map] > iframe');
      const way = '[data-map] address, [data-map] a.button, [data-load]';
      expect(
        await page.evaluate(
          (parts) =>
            [...document.querySelectorAll<HTMLElement>(parts)].filter(({ offsetHeight }) => offsetHeight > 0).length,
          way,
        ),
      ).toBe(3);
      page.complaints.length = 0;
    });

    test('without a line a page that was seen opens again, and another says where to call', async ({
      visit: page,
      connection,
    }) => {
      const address = at('/contact');
      await page.goto(address);
      await until(
        page,
        async (kept) => (await (await caches.open('pages')).keys()).some(({ url }) => new URL(url).pathname === kept),
        address,
      );
      connection.cut();
      await page.reload();
      await seen(page, 'form');
      await page.goto(at('/about-us'));
      await until(page, (title) => document.querySelector('h1')?.textContent.trim() === title, words.offline.title);
      page.complaints.length = 0;
    });
  });
}
