/** The letters of the Hindi pages. */
import { convert } from 'fontverter';
import { devanagariRuns, wholeDevanagari } from '../../integrations/display-font/devanagari-subset.ts';
import { openFont } from '../../integrations/display-font/shaping.ts';
import { glyphRun } from '../fixtures/glyph-run.ts';
import { PHONE_DEVICE } from '../fixtures/transfer-size.ts';
import { expect, test, type Page } from '@playwright/test';
import { OTHER_BREAK, layoutShiftByFonts } from '../fixtures/layout-shift.ts';
import { ADDRESSES, contentIn } from '../fixtures/site-content.ts';
import { addressOf } from '../fixtures/sites.ts';

test.use(PHONE_DEVICE);

/** Bytes of the font that is fetched before a page asks for it. */
const LIMIT = 16_000;
/** Pixels: the narrowest phone. */
const NARROW = { width: 320, height: 640 };

const HINDI_PAGES = ADDRESSES.map((address) => `/hi${address}`.replace(/\/$/, ''));

/** All texts of a page that are set in the display font, and how high their lines are, in ems. */
const displayed = (page: Page) =>
  page.evaluate(() => {
    const family = getComputedStyle(document.documentElement).getPropertyValue('--font-devanagari').replaceAll('"', '');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: { text: string; lines: number; height: number; begins: string[] }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const style = getComputedStyle(node.parentElement!);
      const text = node.nodeValue!;
      if (!text.trim() || !style.fontFamily.replaceAll('"', '').startsWith(family)) continue;
      const range = document.createRange();
      const topAt = (at: number) => {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getClientRects()[0]?.top;
      };
      // What stands at each break of a line: the letter before and the one after it.
      const begins: string[] = [];
      const size = parseFloat(style.fontSize);
      let last = topAt(0);
      for (let at = 1; at < text.length; at += 1) {
        const top = topAt(at);
        if (top === undefined) continue;
        // Fonts differ in their heights by less.
        if (last !== undefined && top - last > size) begins.push(text.slice(at - 1, at + 1));
        last = top;
      }
      texts.push({
        text,
        lines: begins.length + 1,
        height: Number((parseFloat(style.lineHeight) / size).toFixed(3)),
        begins,
      });
    }
    return texts;
  });

/** The fonts that a page has fetched, by their addresses. */
const fetched = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2')),
  );

const preloaded = (page: Page) =>
  page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));

async function settled(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  expect(answer?.status()).toBe(200);
  await page.evaluate(() => document.fonts.ready);
}

for (const address of HINDI_PAGES) {
  test(`titles of ${address} are whole, have room for their marks and break between words`, async ({ page }) => {
    await page.setViewportSize(NARROW);
    await settled(page, address);
    const [font, ...others] = await preloaded(page);
    expect(others).toEqual([]);
    const packed = await (await page.request.get(font!)).body();
    expect(packed.byteLength).toBeLessThan(LIMIT);

    const [cut, whole] = [openFont(await convert(packed, 'truetype')), openFont(await wholeDevanagari())];
    const texts = await displayed(page);
    expect(texts.length).toBeGreaterThan(0);
    for (const run of texts.flatMap(({ text }) => devanagariRuns(text.normalize('NFC'))))
      expect(glyphRun(cut, run, 'hi'), `${run} as the whole font draws it`).toEqual(glyphRun(whole, run, 'hi'));
    for (const { text, lines, height, begins } of texts) {
      if (lines > 1) expect(height, text).toBeGreaterThanOrEqual(1.3);
      // After a hyphen as well, as everywhere.
      for (const begin of begins) expect(begin, text).toMatch(/^[\s–-][^\s।]$|^[^।]\s$/);
    }
    const tracked = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => parseFloat(getComputedStyle(element).letterSpacing) > 0)
        .map(({ outerHTML }) => outerHTML.slice(0, 60)),
    );
    expect(tracked).toEqual([]);
  });

  test(`nothing on ${address} moves when its font comes`, async ({ page }) => {
    expect(await layoutShiftByFonts(page, address)).toBeLessThan(OTHER_BREAK);
  });
}

test('a page without a digit or a Latin letter in its titles fetches the one font of its letters', async ({ page }) => {
  await settled(page, '/hi/contact');
  const others = (await displayed(page)).filter(({ text }) => /[^\p{Script=Devanagari}\s]/u.test(text));
  test.skip(others.length > 0, 'the owner’s titles have such letters');
  expect([...new Set(await fetched(page))]).toEqual(await preloaded(page));
});

test('the founder’s sentence is as large as the titles of sections', async ({ page }) => {
  await page.goto(`${addressOf('full')}/hi`);
  const sizeOf = (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((element) => getComputedStyle(element).fontSize);
  for (const width of [360, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sizeOf('.founder .quote')).toBe(await sizeOf('.section-title'));
  }
});

test('what stands below titles and photos is as large as other texts', async ({ page }) => {
  const look = (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((element) => {
        const { fontSize, lineHeight } = getComputedStyle(element);
        return { size: parseFloat(fontSize), height: parseFloat(lineHeight) / parseFloat(fontSize) };
      });
  await page.goto(`${addressOf('full')}/hi/academy`);
  const outcome = await look('.outcome');
  expect(outcome.size).toBeGreaterThanOrEqual(17);
  expect(outcome.height).toBeGreaterThanOrEqual(1.6);
  await page.goto(`${addressOf('full')}/hi/portfolio`);
  expect((await look('.title p')).size).toBeGreaterThanOrEqual(17);
});

/** The Hindi texts of a page: what they stand in, how far apart their letters are, and how high their lines, in ems. */
const hindiTexts = (page: Page) =>
  page.locator('body :lang(hi)').evaluateAll((all) =>
    all
      .filter(({ childNodes }) =>
        [...childNodes].some(
          ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && /[\u0900-\u097F]/.test(nodeValue!),
        ),
      )
      .map((element) => {
        const { letterSpacing, lineHeight, fontSize } = getComputedStyle(element);
        const name = element.closest('h1, h2, a, p, blockquote')?.localName ?? element.localName;
        return { name, letterSpacing, height: parseFloat(lineHeight) / parseFloat(fontSize) };
      }),
  );

test('a numbered list has the lines of the text around it', async ({ page }) => {
  await page.goto('/hi/about-us');
  const heights = await page.locator('.prose').evaluate((prose) => {
    // As the page has it when the owner leaves lines blank between the numbers.
    prose.insertAdjacentHTML('beforeend', '<ol><li><p>पहले यह</p></li><li><p>फिर वह</p></li></ol>');
    return [...prose.querySelectorAll('p:not(.prose > :first-child)')].map((text) => {
      const { lineHeight, fontSize } = getComputedStyle(text);
      return parseFloat(lineHeight) / parseFloat(fontSize);
    });
  });
  for (const height of heights) expect(height).toBeCloseTo(1.7, 2);
});

/** English pages with Hindi in them, and what that stands in besides the links to the language. */
const MIXED: [what: string, address: string, parts: string[]][] = [
  ['the page for wrong addresses', '/no-such-page', ['h2', 'p', 'a']],
  ['the page for wrong addresses below its path', '/hi/no-such-page', ['h1', 'p', 'a']],
  ['a review', `${addressOf('full')}/`, ['blockquote']],
];

for (const [what, address, parts] of MIXED) {
  test(`the Hindi of ${what} has room for its marks, and its letters hang together`, async ({ page }) => {
    await page.goto(address);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const texts = await hindiTexts(page);
      expect(texts.map(({ name }) => name)).toEqual(expect.arrayContaining(parts));
      for (const { name, letterSpacing, height } of texts) {
        expect(letterSpacing, name).toBe('normal');
        expect(height, name).toBeGreaterThanOrEqual(/^(p|blockquote)$/.test(name) ? 1.699 : 1.3);
      }
    }
  });
}

test.describe('a visitor whose browser would rather read Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('is offered it in lines with room for their marks', async ({ page }) => {
    await page.goto('/privacy');
    const offer = page.locator('header a[hreflang="hi"]');
    await expect(offer).toHaveText(contentIn('hi').words.language.read);
    for (const { height } of await hindiTexts(page)) expect(height).toBeGreaterThanOrEqual(1.3);
  });
});

test('an English page has nothing of the Devanagari font', async ({ page }) => {
  await settled(page, '/hi/contact');
  const devanagari = await preloaded(page);
  await settled(page, '/contact');
  expect((await page.content()).includes('--font-devanagari')).toBe(false);
  expect(await fetched(page)).toHaveLength(1);
  expect(await fetched(page)).not.toEqual(devanagari);
});
