/** Two languages at their own addresses: what pages say of each other, and the ways between them. */
import { violationsOf } from './fixtures/accessibility.ts';
import { LOCALES, DEFAULT_LOCALE, settingsOf, type Locale } from '../src/lib/locales.ts';
import { GALLERY, anchorOf, openGallery } from './fixtures/gallery-page.ts';
import { openPhoto, viewer } from './fixtures/viewer.ts';
import { Form, SAMPLE_ENQUIRY } from './fixtures/enquiry-form.ts';
import { TAP_TARGET } from './fixtures/locators.ts';
import { ADDRESSES, PAGES, addressIn, contentIn } from './fixtures/site-content.ts';
import { addressOf } from './fixtures/sites.ts';
import { vanishingServer } from './fixtures/vanishing-server.ts';
import { OTHER_BREAK, layoutShift } from './fixtures/layout-shift.ts';
import { expect, test } from './fixtures/page-test.ts';
import type { Page } from '@playwright/test';

const OTHERS = LOCALES.filter((code) => code !== DEFAULT_LOCALE);
const drawn = addressOf('drawn');

/** The link to a language, in the bar or over the first picture, and in the foot. */
const switchTo = (page: Page, code: Locale, part: 'top' | 'foot' = 'top') =>
  page.locator(part === 'top' ? 'header' : 'footer').locator(`a[hreflang="${code}"]`);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page has plain links to itself in the other languages, large enough for a thumb', async ({ page }) => {
    for (const code of LOCALES) {
      for (const address of PAGES) {
        await page.goto(addressIn(address, code));
        for (const part of ['header', 'footer']) {
          const links = await page.locator(`${part} a[hreflang]`).evaluateAll((all) =>
            all.map((link) => {
              const { width, height } = link.getBoundingClientRect();
              const [href, lang] = ['href', 'lang'].map((name) => link.getAttribute(name));
              return { href, lang, text: link.textContent.trim(), size: Math.min(width, height) };
            }),
          );
          const others = LOCALES.filter((each) => each !== code);
          expect(links).toEqual(
            others.map((lang) => ({
              href: addressIn(address, lang),
              lang,
              text: contentIn(lang).words.language.name,
              size: expect.any(Number),
            })),
          );
          expect(Math.min(...links.map(({ size }) => size))).toBeGreaterThanOrEqual(TAP_TARGET);
        }
      }
    }
  });

  test('the page for wrong addresses says its word in every language', async ({ page, complaints }) => {
    for (const address of ['/no-such-page', '/hi/no-such-page']) {
      await page.goto(address);
      for (const code of LOCALES) {
        const part = page.locator(`main [lang="${code}"]`);
        await expect(part).toContainText(contentIn(code).words.notFound.title);
        await expect(part.getByRole('link').first()).toHaveAttribute('href', addressIn('/', code));
      }
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(contentIn(DEFAULT_LOCALE).words.notFound.title);
      await expect(switchTo(page, 'hi')).toHaveAttribute('href', '/hi');
    }
    // The browser complains of every answer that is 404.
    complaints.length = 0;
  });
});

for (const code of OTHERS) {
  const { words } = contentIn(code);
  const home = addressIn('/', code);

  test(`${code}: a part of the page stays in sight across the switch`, async ({ page }) => {
    await page.goto('/#contact');
    await switchTo(page, code).click();
    await expect(page).toHaveURL(`${home}#contact`);
    await switchTo(page, DEFAULT_LOCALE).click();
    await expect(page).toHaveURL('/#contact');
  });

  test(`${code}: the photo that is open stays open`, async ({ page }) => {
    await openGallery(page, drawn + GALLERY.address);
    await openPhoto(page, 3);
    await viewer(page).locator(`a[hreflang="${code}"]`).click();
    await expect(page).toHaveURL(`${drawn}${addressIn(GALLERY.address, code)}#${anchorOf(3)}`);
    await expect(viewer(page)).toBeVisible();
    await expect(viewer(page)).toContainText(words.viewer.ask);
    await viewer(page).locator(`a[hreflang="${DEFAULT_LOCALE}"]`).click();
    await expect(page).toHaveURL(`${drawn}${GALLERY.address}#${anchorOf(3)}`);
    await expect(viewer(page)).toBeVisible();
  });

  for (const address of [...ADDRESSES, '/offline']) {
    test(`${code}: ${address} is accessible and fits the narrowest phone`, async ({ page }) => {
      await page.goto(addressIn(address, code), { waitUntil: 'networkidle' });
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      expect(await violationsOf(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  }

  test(`${code}: a half-written enquiry goes with the visitor`, async ({ page }) => {
    await page.goto('/contact');
    const form = new Form(page);
    await form.started();
    await form.write();
    await switchTo(page, code).click();
    await expect(page).toHaveURL(addressIn('/contact', code));
    await page.locator('form button').scrollIntoViewIfNeeded();
    await expect(page.locator('#user_name')).toHaveValue(SAMPLE_ENQUIRY.name);
    await expect(page.locator('#message')).toHaveValue(SAMPLE_ENQUIRY.message);
    await expect(page.locator('input[name="title"]')).toHaveValue(words.contact.subject);
  });

  test.describe(`${code}: a visitor whose browser would rather read it`, () => {
    test.use({ locale: settingsOf(code).intl });

    test('is told so once, without anything moving', async ({ page }) => {
      await page.goto('/privacy', { waitUntil: 'networkidle' });
      await expect(switchTo(page, code)).toHaveText(words.language.read);
      await expect(switchTo(page, code, 'foot')).toHaveText(words.language.name);
      expect(await layoutShift(page)).toBeLessThan(OTHER_BREAK);
      await page.goto('/contact');
      await expect(switchTo(page, code)).toHaveText(words.language.name);
    });

    test('is not told on the page for wrong addresses, which says its word in that language too', async ({
      page,
      complaints,
    }) => {
      await page.goto('/no-such-page');
      await expect(page.locator(`main [lang="${code}"]`)).toBeVisible();
      await expect(switchTo(page, code)).toHaveText(words.language.name);
      complaints.length = 0;
    });

    test('is not told on pages in that language', async ({ page }) => {
      await page.goto(home);
      await expect(switchTo(page, DEFAULT_LOCALE)).toHaveText(contentIn(DEFAULT_LOCALE).words.language.name);
    });
  });

  test.describe(`${code}: a visitor whose browser would rather read the first language`, () => {
    test.use({ locale: 'en-GB' });

    test('is told so on pages of the other', async ({ page }) => {
      await page.goto(addressIn('/privacy', code));
      await expect(switchTo(page, DEFAULT_LOCALE)).toHaveText(contentIn(DEFAULT_LOCALE).words.language.read);
    });
  });

  test.describe('with the worker', () => {
    test.use({ serviceWorkers: 'allow' });

    test(`${code}: without a connection the offline page speaks the language of the address`, async ({
      page,
      complaints,
    }) => {
      const { origin, vanish } = await vanishingServer('site');
      await page.goto(`${origin}/contact`);
      await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
      await expect
        .poll(() => page.evaluate(async () => (await (await caches.open('offline')).keys()).length))
        .toBe(LOCALES.length);
      await expect
        .poll(() => page.evaluate(async () => (await (await caches.open('pages')).keys()).length))
        .toBeGreaterThan(0);
      vanish();
      await page.goto(origin + addressIn('/about-us', code));
      await expect(page.locator('h1')).toHaveText(words.offline.title);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await page.goto(`${origin}/about-us`);
      await expect(page.locator('h1')).toHaveText(contentIn(DEFAULT_LOCALE).words.offline.title);
      complaints.length = 0;
    });

    test(`${code}: the offline page leads to the same page in the other languages, which may be kept`, async ({
      page,
      complaints,
    }) => {
      const { origin, vanish } = await vanishingServer('site');
      for (const path of ['/about-us', '/']) {
        await page.goto(origin + path);
        await expect.poll(() => page.evaluate(async (key) => Boolean(await caches.match(key)), path)).toBe(true);
      }
      vanish();
      for (const path of ['/about-us', '/']) {
        await page.goto(`${origin}${addressIn(path, code)}?from=chat`);
        await expect(page.locator('h1')).toHaveText(words.offline.title);
        for (const part of ['top', 'foot'] as const)
          await expect(switchTo(page, DEFAULT_LOCALE, part)).toHaveAttribute('href', path);
        await switchTo(page, DEFAULT_LOCALE).click();
        await expect(page).toHaveURL(origin + path);
        await expect(page.locator('h1')).not.toHaveText(contentIn(DEFAULT_LOCALE).words.offline.title);
      }
      await page.goto(`${origin}/privacy`);
      await expect(switchTo(page, code)).toHaveAttribute('href', addressIn('/privacy', code));
      complaints.length = 0;
    });
  });
}
