/** A third language, which is a folder and a line: every page of it speaks it, and says nothing in another. */
import type { Server } from 'node:http';
import { createSiteServer } from '../../scripts/serve/static-server.ts';
import { listenAtFreePort } from '../fixtures/free-port.ts';
import { PAGES, contentIn } from '../fixtures/site-content.ts';
import { CODE, pseudoSite, withoutMarks } from '../fixtures/pseudo-language.ts';
import { SITE_URL } from '../fixtures/sites.ts';
import { expect, test } from '../fixtures/page-test.ts';

/** Milliseconds: a build of the whole project. */
const BUILD_MS = 300_000;

const { studio } = contentIn('en');
/** Every text below `value`. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};
/** Where the course stands, which it says on paper. */
const ADDRESS = `${new URL(SITE_URL).host}/${CODE}/academy`;
/** What no language changes: the studio's facts, and marks of half a day. */
const FACTS = [...textsIn(studio), ADDRESS, 'AM', 'PM'].sort((a, b) => b.length - a.length);

let server: Server;
let origin: string;

test.describe.configure({ mode: 'default' });
test.use({ javaScriptEnabled: false });

test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  const keys = { EMAILJS_PUBLIC_KEY: 'a', EMAILJS_SERVICE_ID: 'b', EMAILJS_TEMPLATE_ID: 'c', EMAILJS_ORIGIN: '/' };
  server = createSiteServer(await pseudoSite({ ...process.env, ...keys, SITE_URL }), () => Promise.resolve(false));
  origin = `http://localhost:${await listenAtFreePort(server)}`;
});

test.afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** Everything that a page says to anybody, with where it says it. */
const sayings = (page: import('@playwright/test').Page) =>
  page.evaluate((code) => {
    const said: [place: string, text: string][] = [];
    const foreign = (element: Element) => element.closest('[lang]')?.getAttribute('lang') !== code;
    const nodes = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const parent = nodes.currentNode.parentElement!;
      if (parent.closest('script, style, astro-island > template') || foreign(parent)) continue;
      // A paragraph of the owner's own may have links and stresses in it, a link places where it may break, a title two
      // sizes, a sentence of hours its times, and some texts words that stay on one line.
      const paragraph = parent.closest('.prose p, a, h1, .hours') ?? parent.closest(':has(> [data-unbroken])');
      said.push([parent.tagName, (paragraph ?? nodes.currentNode).textContent ?? '']);
    }
    const names = ['alt', 'aria-label', 'title', 'placeholder', 'data-title', 'data-question'];
    for (const name of names)
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!foreign(element)) said.push([name, element.getAttribute(name)!]);
    for (const input of document.querySelectorAll<HTMLInputElement>('input[name="title"]'))
      said.push(['title', input.value]);
    for (const meta of document.querySelectorAll<HTMLMetaElement>(
      'meta[name="description"], meta[property="og:title"], meta[property="og:description"], meta[property="og:site_name"]',
    ))
      said.push([meta.name, meta.content]);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="text="]'))
      if (!foreign(link)) said.push(['chat', new URL(link.href).searchParams.get('text')!]);
    for (const island of document.querySelectorAll('astro-island'))
      said.push(['island', JSON.stringify((JSON.parse(island.getAttribute('props')!) as { words: unknown }).words)]);
    return said;
  }, CODE);

/** Names of fields in what islands are given, which nobody reads. */
const withoutKeys = (text: string) => text.replace(/"\w+":/g, '');

for (const address of [...PAGES, '/offline']) {
  test(`${address} says nothing but its own texts and facts`, async ({ page }) => {
    const answer = await page.goto(`${origin}/${CODE}${address === '/' ? '' : address}`);
    expect(answer?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const found = await sayings(page);
    expect(found.length).toBeGreaterThan(25);
    const escaped = found.filter(([place, text]) =>
      /\p{L}/u.test(withoutMarks(place === 'island' ? withoutKeys(text) : text, FACTS)),
    );
    expect(escaped).toEqual([]);
    for (const data of await page.locator('script[type="application/ld+json"]').allTextContents()) {
      const told = [...data.matchAll(/"(?:name|description|streetAddress|addressLocality)":"([^"]*)"/g)].map(
        ([, text = '']) => text,
      );
      expect(told.filter((text) => /\p{L}/u.test(withoutMarks(text, FACTS)))).toEqual([]);
    }
    // The texts are longer, and run the other way: nothing may stand out of the narrowest phone.
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
}

/**
 * How often a page shows a fact, and what it shows in another order than its own.
 * @param fact that is the same in every language; of one that breaks into lines the first line is looked at
 */
const shownFact = (page: import('@playwright/test').Page, fact: string) =>
  page.evaluate((text) => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const letters: { letter: string; node: Node; at: number }[] = [];
    while (nodes.nextNode()) {
      const { currentNode: node } = nodes;
      if (node.parentElement!.closest('script, style, template')) continue;
      const said = node.textContent ?? '';
      for (let at = 0; at < said.length; at += 1) letters.push({ letter: said[at]!, node, at });
    }
    const body = letters.map(({ letter }) => letter).join('');
    const shown: { letter: string; left: number; top: number }[][] = [];
    for (let from = body.indexOf(text); from !== -1; from = body.indexOf(text, from + 1)) {
      const places = letters.slice(from, from + text.length).map(({ letter, node, at }) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { left, top } = range.getBoundingClientRect();
        return { letter, left, top };
      });
      const line = places.filter(({ letter, top }) => letter !== ' ' && Math.abs(top - places[0]!.top) < 4);
      if (line.some(({ left }) => left > 0)) shown.push(line);
    }
    const read = (line: (typeof shown)[number]) => line.map(({ letter }) => letter).join('');
    const seen = (line: (typeof shown)[number]) => read(line.toSorted((one, other) => one.left - other.left));
    return { count: shown.length, reversed: shown.filter((line) => seen(line) !== read(line)).map(seen) };
  }, fact);

for (const [address, fact] of [
  ['', studio.phone],
  ['', studio.social.handle],
  ['/contact', studio.phone],
  ['/academy', studio.phone],
  ['/academy', studio.social.handle],
  ['/privacy', studio.phone],
  ['/offline', studio.phone],
] as const) {
  test(`${address || 'the first page'} shows ${fact} from left to right`, async ({ page }) => {
    await page.goto(`${origin}/${CODE}${address}`);
    const { count, reversed } = await shownFact(page, fact);
    expect(count).toBeGreaterThan(0);
    expect(reversed).toEqual([]);
  });
}

test('the course has the phone number from left to right on paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(`${origin}/${CODE}/academy`);
  const { count, reversed } = await shownFact(page, studio.phone);
  expect(count).toBeGreaterThan(0);
  expect(reversed).toEqual([]);
});

test('the manifest and the page for wrong addresses speak it too', async ({ page, complaints }) => {
  const { name, lang, dir } = (await (
    await page.request.get(`${origin}/${CODE}/manifest.webmanifest`)
  ).json()) as Record<string, string>;
  expect({ rest: withoutMarks(name ?? '', FACTS).trim(), lang, dir }).toEqual({ rest: '', lang: CODE, dir: 'rtl' });
  await page.goto(`${origin}/${CODE}/nothing`);
  await expect(page.locator(`main [lang="${CODE}"] h2`)).toContainText('«');
  complaints.length = 0;
});

test('every page names it, in every language', async ({ page }) => {
  for (const address of PAGES) {
    const html = await (await page.request.get(origin + address)).text();
    expect(html).toContain(`hreflang="${CODE}" href="${SITE_URL}/${CODE}${address === '/' ? '' : address}"`);
  }
});
