/** The first screen: how much of it the picture has, and names and sentences of any length on it. */
import type { Page } from '@playwright/test';
import { toWordmark } from '../../src/lib/wordmark.ts';
import { TAP_TARGET, allOf } from '../fixtures/locators.ts';
import { expect, test } from '../fixtures/page-test.ts';
import { addressOf } from '../fixtures/sites.ts';
import { setTextSize } from '../fixtures/text-size.ts';

// Names are set by styles of the test's own, which the pages' policy would refuse.
test.use({ bypassCSP: true });

const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      return { left, top, right, bottom, width, height };
    });

/** The second screen. */
const NEXT = '.first-screen + section';

/** Where the words stay the same. */
const FIXED = `${addressOf('weighed')}/`;

/** Puts a studio's name and a tagline into the panel. */
async function say(page: Page, name: string, tagline: string): Promise<void> {
  const { first, rest, ems, longest, below } = toWordmark(name);
  const sizes = `--ems: ${Math.max(4, ems)}; --longest: ${Math.max(6, longest)}; --below: ${below}`;
  await page.addStyleTag({ content: `.hero { ${sizes} }` });
  await page.locator('.panel').evaluate(
    (panel, words) => {
      const title = panel.querySelector('h1')!;
      title.querySelector('b')!.textContent = words.first;
      title.lastChild!.textContent = ` ${words.rest}`;
      panel.querySelector('p')!.textContent = words.tagline;
    },
    { first, rest, tagline },
  );
}

const NAMES = [
  'Om',
  'Shri Radha Krishna Bridal Makeover Studio & Training Academy',
  'Swarnachandrik Studio',
  'Rajnigandha Bridal Makeup & Hair House',
  'Jyoti Bridal',
  'Gulmohar Makeup Studio & Academy',
  'Asha of Thiruvananthapuram',
  'सौंदर्यलहरीलोक ब्राइडल मेकअप स्टूडियो और अकादमी',
];
/** Ninety letters. */
const TAGLINE = 'Bridal make-up, nail art, hair and mehndi for your day, and thirty days to learn all of it';

/** Names and taglines that fill the lines of a phone as they usually do. */
const USUAL = [
  [
    '',
    'Gulmohar Makeup Studio & Academy',
    'Bridal make-up, nail art and hair for your day. Or thirty days to learn it all.',
  ],
  [
    'hi',
    'गुलमोहर मेकअप स्टूडियो और अकादमी',
    'आपके खास दिन के लिए ब्राइडल मेकअप, नेल आर्ट और हेयर स्टाइलिंग। खुद सीखना हो, तो 30 दिन का कोर्स।',
  ],
] as const;

for (const [language, name, tagline] of USUAL)
  test(`with usual words the picture has half of a phone’s screen at ${FIXED}${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(FIXED + language);
    await say(page, name, tagline);
    expect((await boxOf(page, '[data-slide] img')).height).toBeGreaterThanOrEqual(370);
    expect((await boxOf(page, NEXT)).top).toBeLessThan(730);
  });

for (const [width, height] of [
  [360, 740],
  [1024, 768],
] as const)
  test(`on ${width} × ${height} the city of a usual name does not stand alone in a line`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(FIXED);
    const [, name, tagline] = USUAL[0];
    await say(page, name, tagline);
    const names = page.locator('.panel .name');
    /** Where the lines below the first word begin, and how long they are. */
    const lines = (city: string) =>
      names.evaluate((element, words) => {
        element.querySelector('span')!.textContent = `, ${words}`;
        const range = document.createRange();
        range.setStartAfter(element.querySelector('b')!);
        range.setEndAfter(element.lastChild!);
        const rows = new Map<number, number>();
        for (const { bottom, width: wide } of range.getClientRects())
          rows.set(Math.round(bottom), (rows.get(Math.round(bottom)) ?? 0) + wide);
        return [...rows.values()];
      }, city);
    expect(await lines('Jhansi')).toHaveLength(1);
    const [first = 0, second = 0, ...more] = await lines('Muzaffarnagar');
    expect(more).toEqual([]);
    expect(second).toBeGreaterThan(first / 2);
  });

test('below a notice the first screen is whole, and the next section shows its edge', async ({ page }) => {
  await page.goto(addressOf('full'));
  for (const [width, height] of [
    [360, 740],
    [412, 915],
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const where = `${width} × ${height}`;
    const notice = await boxOf(page, '.notices');
    expect(notice.height, where).toBeGreaterThan(20);
    expect((await boxOf(page, '.hero')).top, where).toBeCloseTo(notice.bottom, 0);
    const next = await boxOf(page, NEXT);
    expect(next.top, where).toBeLessThan(height - 10);
    expect(next.top, where).toBeGreaterThan(height - 30);
    expect((await boxOf(page, '.panel ul')).bottom, where).toBeLessThanOrEqual(next.top);
  }
});

test('the ring around a link to a way on is whole', async ({ page }) => {
  await page.goto(FIXED);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const link of await allOf(page.locator('.panel li a'))) {
      await link.focus();
      const cut = await link.evaluate((element) => {
        const { outlineWidth, outlineOffset } = getComputedStyle(element);
        const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
        const own = element.getBoundingClientRect();
        const row = element.closest('ul')!;
        const room = row.getBoundingClientRect();
        // Where the row scrolls, the browser leaves a link that is partly in sight where it is.
        const sides = row.scrollWidth > row.clientWidth ? [] : [own.left - room.left, room.right - own.right];
        return [own.top - room.top, room.bottom - own.bottom, ...sides].filter((space) => space < ring - 0.5);
      });
      expect(cut, `${width}: ${await link.textContent()}`).toEqual([]);
    }
  }
});

test('a way on that has the focus is not hidden under the links to other languages, and the last one clears them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(FIXED);
  const language = page.locator('.languages a').first();
  await language.evaluate((link) => (link.textContent = 'Read this page in English'));
  const { x: edge } = (await language.boundingBox())!;
  const links = page.locator('.panel li a');
  for (const link of await allOf(links)) {
    await link.focus();
    expect((await link.boundingBox())!.x).toBeLessThan(edge - 10);
  }
  const { x, width } = (await links.last().boundingBox())!;
  expect(x + width).toBeLessThan(edge + 1);
});

test('up to a tablet the picture has half of the screen, and the next section shows its edge', async ({ page }) => {
  await page.goto(FIXED);
  for (const [width, height] of [
    [360, 740],
    [412, 915],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    const where = `${width} × ${height}`;
    const picture = await boxOf(page, '[data-slide] img');
    const next = await boxOf(page, NEXT);
    expect(picture.width, where).toBe(width);
    expect(picture.height, where).toBeGreaterThanOrEqual((width < height * 0.6 ? height : next.top) / 2 - 1);
    expect((await boxOf(page, '.panel')).top, where).toBeGreaterThanOrEqual(picture.bottom - 0.5);
    expect(next.top, where).toBeLessThan(height - 10);
  }
});

test('on a wide screen the words have five twelfths, and the next section shows its edge', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(FIXED);
  const [picture, panel, next] = await Promise.all(
    ['[data-slide] img', '.panel', NEXT].map((selector) => boxOf(page, selector)),
  );
  expect(Math.abs(panel!.right - 1440 * (5 / 12))).toBeLessThan(1);
  expect(picture!.left).toBeCloseTo(panel!.right, 0);
  expect(picture!.right).toBe(1440);
  expect(next!.top).toBeLessThan(890);
});

test('on a phone the ways on are one row, of which the last in sight is cut', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(FIXED);
  const pills = await page.locator('.panel li a').evaluateAll((all) => {
    // As the pages are usually called: longer words end wherever they end.
    for (const pill of all) pill.textContent = 'Studio';
    return all
      .map((pill) => pill.getBoundingClientRect())
      .map(({ left, right, top, height }) => ({ left, right, top, height }));
  });
  expect(new Set(pills.map(({ top }) => top)).size).toBe(1);
  for (const { height } of pills) expect(height).toBeGreaterThanOrEqual(TAP_TARGET);
  const cut = pills.find(({ left, right }) => left < 350 && right > 370);
  expect(cut).toBeDefined();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

/** Width, height and the size of the text in percent. */
const SCREENS = [
  [320, 640, 200],
  [360, 740, 100],
  [768, 1024, 100],
  [1024, 768, 200],
  [1440, 900, 100],
] as const;

for (const name of NAMES) {
  test(`beside “${name}” the picture has half of a phone’s screen; nothing of the words is cut or covered`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${FIXED}${/\p{Script=Devanagari}/u.test(name) ? 'hi' : ''}`);
    await say(page, name, TAGLINE);
    expect((await boxOf(page, '[data-slide] img')).height).toBeGreaterThanOrEqual(370);
    expect((await boxOf(page, '.panel li a')).bottom).toBeLessThanOrEqual(740);
    for (const [width, height, percent] of SCREENS) {
      await page.setViewportSize({ width, height });
      await setTextSize(page, percent);
      const { outside, parts, lines, broken, wide } = await page.locator('.panel').evaluate((panel) => {
        const frame = panel.getBoundingClientRect();
        const textBox = (node: Node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return range.getBoundingClientRect();
        };
        const word = panel.querySelector('b')!;
        const shown = ['.name', 'p', '.button', 'ul'].map((part) => panel.querySelector(part)!.getBoundingClientRect());
        const texts = [...panel.querySelectorAll('b, h1, .name span, p, .button')].map(textBox);
        return {
          outside: texts.filter(
            ({ left, right, bottom }) => left < -0.5 || right > frame.right + 0.5 || bottom > frame.bottom + 0.5,
          ).length,
          parts: shown.map(({ top, bottom }) => [top, bottom] as const),
          lines: Math.round(word.getBoundingClientRect().height / parseFloat(getComputedStyle(word).lineHeight)),
          broken: [...panel.querySelector('h1')!.lastChild!.nodeValue!.matchAll(/\S+/g)]
            .filter(({ 0: { length }, index }) => {
              const range = document.createRange();
              range.setStart(panel.querySelector('h1')!.lastChild!, index);
              range.setEnd(panel.querySelector('h1')!.lastChild!, index + length);
              return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
            })
            .map(([one]) => one),
          wide: panel.parentElement!.scrollWidth,
        };
      });
      const where = `${width} × ${height}, ${percent} %`;
      expect(outside, where).toBe(0);
      expect(wide, where).toBe(width);
      expect(lines, where).toBe(1);
      expect(broken, where).toEqual([]);
      for (const [at, [top]] of parts.entries())
        expect(top, where).toBeGreaterThanOrEqual((parts[at - 1]?.[1] ?? 0) - 0.5);
    }
  });
}

for (const name of ['Gulmohar', 'Jyoti', 'Rajnigandha', 'Sp\u{1E6D}y', 'Queen'])
  test(`no letter of “${name}” reaches down to the words below it`, async ({ page }) => {
    await page.goto(FIXED);
    await say(page, `${name} Bridal Makeup & Hair House`, TAGLINE);
    for (const [width, height, percent] of SCREENS) {
      await page.setViewportSize({ width, height });
      await setTextSize(page, percent);
      const gap = await page.locator('.panel').evaluate((panel) => {
        const context = document.createElement('canvas').getContext('2d')!;
        /** Where the ink of some text begins and ends, from the top of its box. */
        const inkOf = (node: Node) => {
          const { fontSize, fontFamily } = getComputedStyle(node.parentElement!);
          context.font = `600 ${fontSize} ${fontFamily}`;
          const text = context.measureText(node.nodeValue!.trim());
          const range = document.createRange();
          range.selectNodeContents(node);
          const baseline = range.getClientRects()[0]!.top + text.fontBoundingBoxAscent;
          return { top: baseline - text.actualBoundingBoxAscent, bottom: baseline + text.actualBoundingBoxDescent };
        };
        const title = panel.querySelector('h1')!;
        return inkOf(title.lastChild!).top - inkOf(title.querySelector('b')!.firstChild!).bottom;
      });
      expect(gap, `${width} × ${height}, ${percent} %`).toBeGreaterThanOrEqual(2);
    }
  });

/** Titles and texts in which a word with a hyphen must stay on one line. */
const KEPT_WHOLE = '.panel p, .head > h1, .head > p, .section-title, .channels > p, #founder, #occasions, .prose p';
/** Widths of a line in CSS pixels, also narrower than a phone's: so a word is tried at any place of a line. */
const LINES = { from: 160, to: 430 };

/** The owner's pages may have no such word; the last one, whose words stay the same, has one in its title. */
for (const [site, path] of [
  ['site', '/'],
  ['site', '/portfolio'],
  ['site', '/about-us'],
  ['weighed', '/hi/nail-art'],
] as const) {
  test(`no word with a hyphen in a title or a text of ${path} stands on two lines`, async ({ page }) => {
    await page.setViewportSize({ width: 430, height: 740 });
    await page.goto(addressOf(site) + path);
    // Greedy line breaking, as in browsers that do not know `text-wrap`.
    await page.addStyleTag({ content: '* { text-wrap-style: auto !important }' });
    const { broken, tried } = await page.locator(KEPT_WHOLE).evaluateAll((elements: HTMLElement[], { from, to }) => {
      const textsIn = (element: HTMLElement) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        // Links in a text break, so that their lines do not.
        return texts.filter(({ parentElement }) => !parentElement!.closest('.prose a'));
      };
      const isBroken = (text: Text, word: string, start: number, line: number) => {
        const range = document.createRange();
        range.setStart(text, start);
        range.setEnd(text, start + word.length);
        const boxes = [...range.getClientRects()];
        const fits = boxes.reduce((sum, box) => sum + box.width, 0) < line;
        return fits && boxes.some(({ top }) => Math.abs(top - boxes[0]!.top) > 1);
      };
      const found = new Set<string>();
      let words = 0;
      for (let width = from; width <= to; width += 1) {
        for (const element of elements) element.style.maxWidth = `${width}px`;
        for (const text of elements.flatMap(textsIn))
          for (const { 0: word, index } of text.data.matchAll(/\S*[\p{L}\p{M}\p{N}]-[\p{L}\p{N}]\S*/gu)) {
            words += 1;
            if (isBroken(text, word, index, width)) found.add(`${word} at ${width} pixels`);
          }
      }
      return { broken: [...found], tried: words };
    }, LINES);
    expect(broken).toEqual([]);
    if (site === 'weighed') expect(tried).toBeGreaterThan(0);
  });
}

test('a search in the page finds a word with a hyphen together with those beside it', async ({ page }) => {
  await page.goto(FIXED);
  const found = await page.locator('.panel p').evaluate((tagline) => {
    tagline.innerHTML = 'Bridal <span data-unbroken>make-up</span> at home';
    // Chrome's own search, which a link to a text uses as well.
    return (window as unknown as { find: (text: string) => boolean }).find('Bridal make-up at');
  });
  expect(found).toBe(true);
});

test('a word with a hyphen that is longer than the line breaks', async ({ page }) => {
  await page.goto(addressOf('site'));
  await page.setViewportSize({ width: 320, height: 640 });
  await setTextSize(page, 200);
  const { outside, wide } = await page.locator('.panel p').evaluate((tagline) => {
    for (const word of tagline.querySelectorAll<HTMLElement>('[data-unbroken]')) {
      word.textContent = 'make-up-artist-for-every-evening,';
      // As the build marks a word of this length.
      word.dataset['unbroken'] = 'long';
    }
    const { right } = tagline.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(tagline);
    return {
      outside: [...range.getClientRects()].filter((box) => box.right > right + 0.5).length,
      wide: tagline.scrollWidth > tagline.clientWidth,
    };
  });
  expect(outside).toBe(0);
  expect(wide).toBe(false);
});
