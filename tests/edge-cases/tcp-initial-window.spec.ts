/** A phone's first view fits into TCP's initial window: the words before the picture, and that in the page itself. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, createBrotliDecompress } from 'node:zlib';
import type { Page } from '@playwright/test';
import { MAX_PAGE_BYTES } from '../../integrations/inline-pictures.ts';
import { PHONE_DEVICE, weighPage } from '../fixtures/transfer-size.ts';
import { LOCALES } from '../../src/lib/locales.ts';
import { DETAILED } from '../fixtures/gallery-projects.ts';
import { addressIn } from '../fixtures/site-content.ts';
import { GALLERIES } from '../fixtures/studio.ts';
import { addressOf, folderOf } from '../fixtures/sites.ts';
import { expect, test } from '../fixtures/page-test.ts';

test.use(PHONE_DEVICE);

/** Bytes that a server sends at once, before an answer comes: ten packets (RFC 6928). */
const INITIAL_WINDOW = 14_600;
/** Bytes of the first page without its picture: with what comes before it on the line it fits into the window. */
const HOME_BYTES = 14_336;
/** Qualities of brotli: what is compressed beforehand, and what hosts do as they send. */
const QUALITIES = [11, 5];

/** Pages that begin with a picture, of the site whose words and pictures stay the same. */
const PATHS = LOCALES.flatMap((code) =>
  ['/', '/academy', `/${Object.keys(GALLERIES)[0]!}`].map((path) => addressIn(path, code)),
);
const htmlOf = (path: string) =>
  readFileSync(join(folderOf('weighed'), path === '/' ? 'index.html' : `${path}.html`), 'utf8');

/** What a browser has of a page when only the first `most` bytes of its compressed stream have come. */
function beginningOf(html: string, quality: number, most: number): Promise<string> {
  const sent = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).subarray(0, most);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const stream = createBrotliDecompress({ flush: constants.BROTLI_OPERATION_FLUSH });
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    // The stream is not at its end, and never comes there: what it has given until it is flushed is all there is.
    stream.write(sent, () => stream.flush(() => resolve(Buffer.concat(chunks).toString())));
  });
}

/** The words in sight, each with where it stands. */
const wordsInSight = (page: Page) =>
  page.evaluate(() => {
    const words: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      range.selectNodeContents(text);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      const inSight = right > left && bottom > top && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
      const { parentElement: parent } = text;
      if (!inSight || !text.data.trim() || parent?.closest('script, style')) continue;
      const seen = document.elementFromPoint(Math.max(0, left) + 1, Math.max(0, top) + 1);
      // What lies below the action at the foot of the screen is not in sight.
      if (seen && (parent?.contains(seen) || seen.contains(parent)))
        words.push(`${text.data.trim()} ${Math.round(left)} ${Math.round(top)}`);
    }
    return words.sort();
  });

for (const path of PATHS) {
  test(`${path} comes with its picture, below ${MAX_PAGE_BYTES} bytes, and asks for no file of it`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(addressOf('weighed') + path, { waitUntil: 'networkidle' });
    const first = page.locator('main img').first();
    const { shown, files } = await first.evaluate((image: HTMLImageElement) => ({
      shown: image.currentSrc.slice(0, 22),
      files: [...image.parentElement!.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img')]
        .flatMap(({ src, srcset }) => [src, ...srcset.split(', ')])
        .filter((file) => file.includes('/_astro/'))
        .map((file) => new URL(file.split(' ')[0]!, location.href).href),
    }));
    expect(shown).toBe('data:image/avif;base64');
    expect(await first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(files.length).toBeGreaterThan(1);
    expect(asked.filter((address) => files.includes(address))).toEqual([]);
    const [own, picture] = weighPage(path, htmlOf(path));
    expect(own!.bytes + picture!.bytes).toBeLessThanOrEqual(MAX_PAGE_BYTES);
    if (LOCALES.some((code) => path === addressIn('/', code))) expect(own!.bytes).toBeLessThanOrEqual(HOME_BYTES);
  });
}

test('a gallery that begins with a photo full of hair and lace has it in its page, too', () => {
  for (const code of LOCALES) {
    const html = readFileSync(join(folderOf('paginated'), `${addressIn(`/${DETAILED}`, code)}.html`), 'utf8');
    expect(html).toContain('srcset="data:image/avif;base64,');
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(MAX_PAGE_BYTES);
  }
});

test.describe('of the compressed page', () => {
  // What scripts change in the bar depends on earlier visits, and none of them adds words.
  test.use({ javaScriptEnabled: false });

  for (const path of PATHS) {
    test(`the first ${INITIAL_WINDOW} bytes of ${path} show all words of the first screen in their places`, async ({
      page,
    }) => {
      const address = addressOf('weighed') + path;
      await page.goto(address, { waitUntil: 'networkidle' });
      const whole = await wordsInSight(page);
      expect(whole.length).toBeGreaterThan(4);
      for (const quality of QUALITIES) {
        const beginning = await beginningOf(htmlOf(path), quality, INITIAL_WINDOW);
        expect(beginning.length).toBeLessThan(htmlOf(path).length);
        await page.route(address, (route) =>
          route.fulfill({ body: beginning, contentType: 'text/html; charset=utf-8' }),
        );
        await page.goto(address, { waitUntil: 'networkidle' });
        expect(await wordsInSight(page), `brotli ${quality}`).toEqual(whole);
        await page.unroute(address);
      }
    });
  }
});

test('a wide screen gets files', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  for (const path of PATHS.slice(0, 2)) {
    await page.goto(addressOf('weighed') + path, { waitUntil: 'networkidle' });
    const shown = await page
      .locator('main img')
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(shown).toMatch(/\/_astro\/.*\.avif$/);
  }
  await page.close();
});
