/**
 * Words of any length, and text at twice its size: nothing is cut, nothing lies on something else, nothing breaks amid
 * a word.
 */
import type { Locator, Page } from '@playwright/test';
import { FIXTURE_STUDIO } from '../fixtures/studio.ts';
import { standInForMap } from '../fixtures/map.ts';
import { ADDRESSES } from '../fixtures/site-content.ts';
import { addressOf } from '../fixtures/sites.ts';
import { TAP_TARGET, allOf, expectTapHeight } from '../fixtures/locators.ts';
import { expect, test } from '../fixtures/page-test.ts';
import { TYPICAL_LENGTH_WORDS, sayInPlace } from '../fixtures/typical-length-words.ts';
import { slide, viewer } from '../fixtures/viewer.ts';
import { setTextSize } from '../fixtures/text-size.ts';

test.beforeEach(({ context }) => standInForMap(context));

const full = addressOf('full');
const NAMES = ['Om', 'Shri Radha Krishna Bridal Makeover Studio & Training Academy'];
const MENU = ['मुखपृष्ठ', 'पोर्टफ़ोलियो और तस्वीरें', 'नाखूनों की सजावट', 'प्रशिक्षण अकादमी', 'हमारा स्टूडियो', 'हमारे बारे में'];
/** A word in each is wider than a small phone at twice the size. */
const LONG_WORDS = ['Thiruvananthapuram Bridal Studio', 'श्रीराधाकृष्णमेकओवर स्टूडियो'];
/** The same in the titles of groups. */
const LONG_TITLES = ['Thiruvananthapuram weddings', 'सौंदर्यप्रसाधनविशेषज्ञ'];
/** In the place of the longest word of every text. */
const ANY_WORD = { en: 'Thiruvananthapuram', hi: 'सौंदर्यप्रसाधनविशेषज्ञ' };
/** Pixels: below this size the serif is not read. */
const MIN_SERIF = 24;

/** Puts other words into the bar and the foot, and the studio's other name wherever the page says the last one. */
const say = (page: Page, name: string, last = FIXTURE_STUDIO.name) =>
  page.evaluate(
    ({ from, to, menu }) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) texts.currentNode.nodeValue = texts.currentNode.nodeValue!.replaceAll(from, to);
      for (const [at, link] of document.querySelectorAll('header nav a').entries())
        link.textContent = menu[at % menu.length]!;
      for (const link of document.querySelectorAll('[hreflang]'))
        link.textContent = link.closest('footer') ? 'English' : 'Read this page in English';
    },
    { from: last, to: name, menu: MENU },
  );

/** Puts a word in the place of the longest of every text between the bar and the foot, but for languages' names. */
const sayEverywhere = (page: Page, word: string) =>
  page.locator('main').evaluate((main, other) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const words = node.nodeValue!.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
      if (words.length === 0 || node.parentElement!.closest('script, style, [hreflang]')) continue;
      const longest = words.reduce((one, next) => (next.length > one.length ? next : one));
      node.nodeValue = node.nodeValue!.replace(longest, other);
      // As the build marks a word with a hyphen of this length.
      if (node.parentElement!.matches('[data-unbroken]')) node.parentElement!.dataset['unbroken'] = 'long';
    }
  }, word);

/** What is wrong with how the words of a page stand. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) found.push(`the page is ${wide} wide`);
    /** Gives the nearest element, from a given one up, whose style passes `test`. Each is asked once. */
    const nearest = (test: (style: CSSStyleDeclaration) => boolean) => {
      const known = new Map<Element, Element | null>();
      const find = (element: Element | null): Element | null => {
        if (!element) return null;
        const found = known.get(element);
        if (found !== undefined) return found;
        const own = test(getComputedStyle(element)) ? element : find(element.parentElement);
        known.set(element, own);
        return own;
      };
      return find;
    };
    const positioned = nearest(({ position }) => /sticky|fixed|absolute/.test(position));
    const absolute = nearest(({ position }) => position === 'absolute');
    const clipping = nearest(({ overflowX }) => overflowX !== 'visible');
    const boxes: { text: string; element: Element; box: DOMRect }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement!;
      const text = texts.currentNode.nodeValue!.trim();
      // The name beside the mark, which is not seen where it has no room; what lies over the page; what is read out
      // only.
      if (!text || element.closest('script, style, noscript, .mark, .honeypot, .skip, select')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (positioned(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const holder = clipping(element);
      const scrolls = holder && /auto|scroll/.test(getComputedStyle(holder).overflowX);
      const room = holder && holder !== document.documentElement ? holder.getBoundingClientRect() : null;
      for (const box of range.getClientRects()) {
        if (box.width < 2) continue;
        if (!scrolls && (box.left < -1 || box.right > innerWidth + 1)) found.push(`out of the window: ${text}`);
        if (
          !scrolls &&
          room &&
          (box.left < room.left - 1 || box.right > room.right + 1 || box.bottom > room.bottom + box.height / 3)
        )
          found.push(`cut: ${text}`);
        if (!scrolls) boxes.push({ text, element, box });
      }
    }
    for (const control of document.querySelectorAll<HTMLElement>('input, select, textarea, .button, form a')) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      if (absolute(control)) continue;
      const { right } = control.getBoundingClientRect();
      const name = control.textContent.trim() || control.id;
      for (let at = control.parentElement; at && getComputedStyle(at).overflowX === 'visible'; at = at.parentElement)
        // An island's element has no box.
        if (at.getClientRects().length > 0 && at.getBoundingClientRect().right < right - 1)
          found.push(`wider than its place: ${name}`);
      // The parts of a date are the browser's own: how wide they are is asked of a field that may be as wide.
      if (control instanceof HTMLInputElement && control.type === 'date') {
        const own = control.offsetWidth;
        control.style.width = 'max-content';
        if (control.offsetWidth > own) found.push(`cut: ${name}`);
        control.style.removeProperty('width');
      }
    }
    // From the top down: what begins below a box, and all that follows, does not lie on it.
    boxes.sort((a, b) => a.box.top - b.box.top);
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1)) {
        if (other.box.top >= one.box.bottom) break;
        if (one.element === other.element) continue;
        // The two sizes of a title stand closer than their fonts' boxes; hero.spec.ts looks at it.
        const title = one.element.closest('h1');
        if (title?.contains(other.element)) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // A font's box is higher than its letters.
        if (across > 2 && down > 0.4 * Math.min(one.box.height, other.box.height))
          found.push(`on each other: ${one.text} / ${other.text}`);
      }
    return [...new Set(found)];
  });

/** Words of the bar and the foot that stand in two lines, and words in the serif that are too small. */
const smallOrBroken = (page: Page, least: number) =>
  page.evaluate((size) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const element = node.parentElement!;
      if (!node.nodeValue!.trim() || element.closest('script, style') || !element.checkVisibility()) continue;
      const { fontFamily, fontSize } = getComputedStyle(element);
      if (/^["']?cormorant/i.test(fontFamily) && parseFloat(fontSize) < size)
        found.push(`${fontSize}: ${node.nodeValue}`);
      if (!element.closest('header, footer')) continue;
      for (const { index, 0: word } of node.nodeValue!.matchAll(/[^\s@-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4)));
        if (tops.size > 1) found.push(`broken: ${word}`);
      }
    }
    return found;
  }, least);

for (const address of [...ADDRESSES, '/offline', '/404'].flatMap((path) =>
  path === '/404' ? [path] : [path, `/hi${path}`.replace(/\/$/, '')],
)) {
  test(`${address} has room for any words, at any size`, async ({ page }) => {
    await page.goto(full + address);
    // Whatever comes with the scroll has come.
    await page.evaluate(() => document.fonts.ready);
    for (const [at, name] of NAMES.entries()) {
      await say(page, name, NAMES[at - 1]);
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await faults(page), `${name} at ${width}`).toEqual([]);
        expect(await smallOrBroken(page, MIN_SERIF), `${name} at ${width}`).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await faults(page), `${name} at 320`).toEqual([]);
      await setTextSize(page, 200);
      expect(await faults(page), `${name} at 320 and 200 %`).toEqual([]);
      // A phone on its side, and a desk where the foot is in three columns.
      for (const width of [740, 1240]) {
        await page.setViewportSize({ width, height: 360 });
        expect(await faults(page), `${name} at ${width} and 200 %`).toEqual([]);
      }
      await setTextSize(page, 100);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await setTextSize(page, 200);
    for (const [at, name] of LONG_WORDS.entries()) {
      await say(page, name, [...NAMES.slice(-1), ...LONG_WORDS][at]);
      expect(await faults(page), `${name} at 320 and 200 %`).toEqual([]);
    }
  });

  test(`${address} is no wider than the screen whatever word stands in its texts`, async ({ page }) => {
    await page.goto(full + address);
    await page.evaluate(() => document.fonts.ready);
    await sayEverywhere(page, ANY_WORD[address.startsWith('/hi') ? 'hi' : 'en']);
    for (const [width, percent] of [
      [320, 100],
      [320, 150],
      [320, 200],
      [360, 200],
      [412, 200],
      [640, 200],
      [768, 200],
      [1024, 200],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      await setTextSize(page, percent);
      expect.soft(await faults(page), `${width} and ${percent} %`).toEqual([]);
    }
  });
}

for (const path of ['/', '/hi'])
  test(`the first screen of “site${path}” has room for large letters on a phone on its side`, async ({ page }) => {
    await page.goto(addressOf('site') + path);
    const { en, hi } = TYPICAL_LENGTH_WORDS;
    // The Hindi page offers this browser the English one in a sentence.
    await sayInPlace(page.locator('.languages a'), path === '/' ? hi.language : en.read);
    await page.evaluate(() => document.fonts.ready);
    for (const [width, height, percent] of [
      [640, 360, 175],
      [640, 360, 200],
      [667, 375, 200],
      [740, 360, 200],
    ] as const) {
      await page.setViewportSize({ width, height });
      await setTextSize(page, percent);
      const where = `${width} × ${height}, ${percent} %`;
      expect.soft(await faults(page), where).toEqual([]);
      const { lines, words } = await page.locator('.panel .button').evaluate((button) => {
        const range = document.createRange();
        range.selectNodeContents(button.firstChild!);
        const tops = new Set([...range.getClientRects()].map(({ top }) => top));
        return { lines: tops.size, words: button.textContent.trim().split(/\s+/).length };
      });
      expect.soft(lines, `${where}: no word is broken`).toBeLessThanOrEqual(words);
    }
  });

test('a table of a text scrolls in its own place on a phone, and its words stay whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${full}/about-us`);
  await page
    .locator('.prose')
    .first()
    .evaluate((prose) => {
      const row = '<tr><td>Engagement</td><td>Consultation</td><td>Photographs</td><td>Accommodation</td></tr>';
      prose.insertAdjacentHTML('beforeend', `<table>${row}</table>`);
    });
  const cells = page.locator('.prose td');
  const lines = await cells.evaluateAll((all) =>
    all.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    }),
  );
  expect(lines).toEqual([1, 1, 1, 1]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

/** A mailbox whose host is longer than a line. */
const MAILBOX = ['appointments', '@shriradhakrishnabridalmakeoverstudio.example'];
/** The same of a handle. */
const HANDLE = '@shriradhakrishnabridalmakeover on Instagram';
/** In the place of the fixture's city. */
const CITY = 'Thiruvananthapuram';

for (const site of ['site', 'full'] as const)
  for (const path of ['/', '/contact', '/hi', '/hi/contact'])
    test(`the ways to the studio of “${site}${path}” have room for letters of twice the size`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(addressOf(site) + path);
      await setTextSize(page, 200);
      expect(await faults(page)).toEqual([]);
      const number = page.locator('.contact .channels b');
      const lines = await number.evaluate((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
      expect(lines, 'lines of the number').toBe(1);
      for (const mailbox of await allOf(page.locator('a[href^="mailto:"] span')))
        await mailbox.evaluate((one, parts) => (one.innerHTML = parts.join('<wbr>')), MAILBOX);
      expect(await faults(page), 'with a long mailbox').toEqual([]);
      await page.locator('footer li:nth-child(3) a').evaluate((one, words) => (one.textContent = words), HANDLE);
      for (const language of await allOf(page.locator('[hreflang]')))
        await language.evaluate((one) => (one.textContent = 'English'));
      await page.setViewportSize({ width: 280, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), 'with a long handle').toBe(280);
    });

test('the names of occasions break between words alone, at any size of the text', async ({ page }) => {
  for (const [path, names] of [
    ['/', ['Wedding', 'Engagement', 'Editorial and natural']],
    ['/hi', ['शादी', 'पार्टी', 'एडिटोरियल और नैचुरल']],
  ] as const) {
    await page.goto(addressOf('drawn') + path);
    await page.locator('.occasions ul').evaluate((list, words) => {
      for (const extra of [...list.children].slice(words.length)) extra.remove();
      for (const [at, link] of list.querySelectorAll('a').entries()) link.lastChild!.nodeValue = words[at]!;
    }, names);
    for (const width of [320, 360, 412])
      for (const percent of [100, 200]) {
        await page.setViewportSize({ width, height: 640 });
        await setTextSize(page, percent);
        const { broken, widths } = await page.locator('.occasions li').evaluateAll((all) => ({
          broken: all.flatMap((item) => {
            const text = item.querySelector('a')!.lastChild!;
            return [...text.nodeValue!.matchAll(/\S+/g)]
              .filter(({ 0: { length }, index }) => {
                const range = document.createRange();
                range.setStart(text, index);
                range.setEnd(text, index + length);
                return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
              })
              .map(([word]) => word);
          }),
          widths: all.map((item) => item.getBoundingClientRect()).map(({ top, width: wide }) => ({ top, wide })),
        }));
        const where = `${path} at ${width} and ${percent} %`;
        expect(broken, where).toEqual([]);
        // Those that share a row are of one width, but for a word that has no room in half of a row.
        for (const { top, wide } of percent === 100 ? widths : [])
          for (const other of widths.filter((each) => each.top === top)) expect(other.wide, where).toBeCloseTo(wide, 0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);
      }
  }
});

test('a handle breaks before its dot rather than amid a word', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/privacy', '/hi/privacy']) {
    await page.goto(addressOf('weighed') + path);
    const link = page.locator('footer li:nth-child(3) a');
    await link.locator('span').evaluate((words) => {
      words.firstChild!.nodeValue = words.firstChild!.nodeValue!.replace('@fixture', '@gulmohar');
      words.lastChild!.nodeValue = words.lastChild!.nodeValue!.replace('.studio', '.makeup');
    });
    for (const percent of [100, 200, 240]) {
      await setTextSize(page, percent);
      const broken = await link.evaluate((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (texts.nextNode())
          for (const { 0: word, index } of texts.currentNode.nodeValue!.matchAll(/[^\s.]+/g)) {
            const range = document.createRange();
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
          }
        return found;
      });
      expect(broken, `${path} at ${percent} %`).toEqual([]);
    }
  }
});

/** Days of which the list is as long as the words before it, and times. */
const HOURS = ['Every day but Tuesday and Sunday, ', '09:30 AM to 08:30 PM'];

for (const [path, place] of [
  ['/privacy', 'footer'],
  ['/contact', '.facts'],
] as const)
  test(`the hours in “${place}” break before the times, and no line of them begins like one of its own`, async ({
    page,
  }) => {
    await page.goto(full + path);
    const line = page.locator(`${place} .hours`).first();
    await line.evaluate((element, [days, times]) => {
      element.firstChild!.nodeValue = days!;
      element.querySelector('span')!.textContent = times!;
    }, HOURS);
    await expect(line).toHaveText(HOURS.join(''));
    for (const [width, percent] of [
      [360, 100],
      [412, 100],
      [1440, 100],
      [320, 200],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await setTextSize(page, percent);
      const { days, times, start, wide, room } = await line.evaluate((element) => {
        const boxesOf = (node: Node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()].map(({ left, top }) => ({ left, top }));
        };
        return {
          days: boxesOf(element.firstChild!),
          times: boxesOf(element.querySelector('span')!),
          start: element.getBoundingClientRect().left,
          wide: element.scrollWidth,
          room: element.clientWidth,
        };
      });
      const where = `${width} and ${percent} %`;
      if (percent === 100) expect([days.length, times.length], where).toEqual([1, 1]);
      expect(days[0]!.left, where).toBeCloseTo(start, 0);
      for (const { left, top } of [...days, ...times])
        if (top > days[0]!.top + 4) expect(left, where).toBeGreaterThan(start + 8);
      expect(wide, where).toBeLessThanOrEqual(room);
    }
  });

test('beside the photos of a group its title and their names have room for letters of twice the size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto(`${addressOf('paginated')}/portfolio`);
  await setTextSize(page, 200);
  for (const name of await allOf(page.locator('[data-name]')))
    await name.evaluate((one) => (one.textContent = 'Engagement pink'));
  for (const title of await allOf(page.locator(':is([data-heading=quarter], [data-heading=half]) h2'))) {
    const { lines, beyond } = await title.evaluate((one) => {
      one.textContent = 'Wedding';
      const range = document.createRange();
      range.selectNodeContents(one);
      const ground = one.parentElement!.getBoundingClientRect();
      return { lines: range.getClientRects().length, beyond: range.getBoundingClientRect().right - ground.right };
    });
    expect(lines, 'lines of one word').toBe(1);
    expect(beyond).toBeLessThan(0);
  }
  expect(await faults(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const words of LONG_TITLES) {
    await page.locator('main h2').evaluateAll((all, text) => {
      for (const title of all) title.textContent = text;
    }, words);
    expect(await faults(page), words).toEqual([]);
  }
});

for (const path of ['/', '/about-us'])
  test(`the words of “${path}” have room beside the name of a long city`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(full + path);
    await page.evaluate(
      ({ from, to }) => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) texts.currentNode.nodeValue = texts.currentNode.nodeValue!.replaceAll(from, to);
        for (const author of document.querySelectorAll('figcaption div')) author.lastChild!.before(to);
      },
      { from: FIXTURE_STUDIO.address.city, to: CITY },
    );
    for (const percent of [150, 200]) {
      await setTextSize(page, percent);
      expect(await faults(page), `${percent} %`).toEqual([]);
    }
  });

/** What Markdown makes of a line that begins with four spaces, of a table and of an address, each wider than a page. */
const WIDE = [
  `<pre><code>${'One line of words that was put in by an owner. '.repeat(4)}\n${'x'.repeat(150)}\n</code></pre>`,
  `<table><tr>${'<td>incomprehensibilities</td>'.repeat(9)}</tr></table>`,
  `<p>${'x'.repeat(150)}</p>`,
].join('');

for (const path of ['/', '/academy', '/about-us', '/privacy'])
  test(`whatever stands in the texts of “${path}”, the page is as wide as the window`, async ({ page }) => {
    await page.goto(full + path);
    const texts = page.locator('main .prose');
    expect(await texts.count()).toBeGreaterThan(0);
    await texts.evaluateAll((all, html) => {
      for (const text of all) {
        text.closest('details')?.setAttribute('open', '');
        text.insertAdjacentHTML('beforeend', html);
      }
    }, WIDE);
    for (const width of [360, 1000]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await faults(page), String(width)).toEqual([]);
    }
  });

test('the bar is one row of 48 pixels, and shows the link to its page', async ({ page }) => {
  await page.goto(`${full}/about-us`);
  for (const width of [320, 360, 768, 1024, 1265, 1280, 1920]) {
    await page.setViewportSize({ width, height: 740 });
    await page.reload();
    await page.locator('header [hreflang]').evaluate((link) => (link.textContent = 'English'));
    expect((await page.locator('body > header').boundingBox())!.height, String(width)).toBe(49);
    await expect(page.locator('header [aria-current]')).toBeInViewport({ ratio: 0.99 });
    await expect(page.locator('header [hreflang]')).toBeInViewport({ ratio: 0.99 });
    if (width >= 1024) await expect(page.locator('header .cta')).toBeInViewport({ ratio: 0.99 });
  }
});

/** Pixels: the least width of the strip of links, and less than two rows of it, in letters of twice the size. */
const MIN_STRIP = 80;
const MAX_LARGE_BAR = 96;

test('a studio’s name for which the bar has no room lies so far below it that no mark on a letter is seen', async ({
  page,
}) => {
  for (const path of ['/portfolio', '/hi/portfolio'])
    for (const width of [360, 1024]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(full + path);
      const below = await page.locator('header .mark').evaluate((mark, words) => {
        const name = mark.querySelector('span')!;
        name.textContent = words;
        // In fonts for titles a mark rises up to a third of the size above the box of its line.
        const size = parseFloat(getComputedStyle(name).fontSize);
        return (name.getBoundingClientRect().top - mark.getBoundingClientRect().bottom) / size;
      }, NAMES[1]);
      expect(below, `${path} at ${width}`).toBeGreaterThan(0.5);
    }
});

test('at twice the size the bar is one row of links and an offer of another language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/hi/portfolio', '/portfolio']) {
    await page.goto(full + path);
    await setTextSize(page, 200);
    const bar = page.locator('body > header');
    for (const words of ['English', 'Read this page in English', 'यह पेज हिंदी में पढ़ें']) {
      await bar.locator('[hreflang]').evaluate((link, text) => (link.textContent = text), words);
      expect((await bar.boundingBox())!.height, words).toBeLessThan(MAX_LARGE_BAR);
      expect((await bar.locator('nav').boundingBox())!.width, words).toBeGreaterThanOrEqual(MIN_STRIP);
      await expect(bar.locator('[hreflang]')).toBeInViewport({ ratio: 0.99 });
    }
  }
});

/** The words of a usual foot, each in the place of the fixture's. */
const USUAL = ['+91 00000 00000', 'hello@gulmohar.example', '@gulmohar.makeup on Instagram', 'Privacy'];

const sayUsual = (foot: Locator, ways = USUAL) =>
  foot.evaluate((element, usual) => {
    for (const [at, link] of element.querySelectorAll('li a').entries()) link.textContent = usual[at]!;
    for (const line of element.querySelectorAll('p:not(.name) ~ p, p.name ~ p'))
      line.textContent = 'Every day, 09:30 AM to 08:30 PM';
    element.querySelector('address')!.textContent = 'Jhansi, Uttar Pradesh 284001, India';
    element.querySelector('.button')!.textContent = 'Book Now';
    element.querySelector('.contact-link')!.textContent = 'Contact Us';
    element.querySelector('[hreflang]')!.textContent = 'हिंदी';
  }, ways);

test('on a phone the foot is low, and every link in it has room for a thumb', async ({ page }) => {
  await page.goto(`${full}/privacy`);
  const foot = page.locator('footer');
  await sayUsual(foot);
  const hours = await foot.locator('p:not(.name)').count();
  for (const width of [360, 412]) {
    await page.setViewportSize({ width, height: 740 });
    expect((await foot.boundingBox())!.height - (hours - 1) * 24, String(width)).toBeLessThanOrEqual(280);
    await expectTapHeight(foot.getByRole('link'));
  }
});

test('every link of the Hindi foot is wide enough for a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/hi/privacy');
  for (const link of await allOf(page.locator('footer a')))
    expect((await link.boundingBox())!.width, (await link.textContent())!).toBeGreaterThanOrEqual(TAP_TARGET);
});

/** Pixels that the foot is high at most where four links stand below each other. */
const MAX_DESK_FOOT = 300;

const LONG_NAME = 'Shri Radha Krishna Bridal Makeover Studio and Professional Beauty Training Academy';

test('beside a long name the ways to the studio stand in one line each', async ({ page }) => {
  await page.goto(`${full}/privacy`);
  const foot = page.locator('footer');
  await sayUsual(foot);
  for (const name of ['Gulmohar Makeup Studio & Academy', LONG_NAME]) {
    await foot.locator('.name').evaluate((line, words) => (line.lastChild!.textContent = words), name);
    for (const width of [768, 1024, 1216, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const { broken, right, end } = await foot.evaluate((element) => {
        const container = element.querySelector('.container')!;
        const linesOf = (link: Element) => {
          const range = document.createRange();
          range.selectNodeContents(link);
          return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
        };
        return {
          broken: [...element.querySelectorAll('a')]
            .filter((link) => linesOf(link) > 1)
            .map((link) => link.textContent),
          right: Math.max(...[...element.querySelectorAll('a')].map((link) => link.getBoundingClientRect().right)),
          end: container.getBoundingClientRect().right - parseFloat(getComputedStyle(container).paddingRight),
        };
      });
      expect(broken, `${name} at ${width}`).toEqual([]);
      expect(right, `${name} at ${width}`).toBeLessThanOrEqual(end + 0.5);
    }
  }
});

test('long ways to the studio stand below each other on a desk, and leave the name and the hours room', async ({
  page,
}) => {
  await page.goto(`${addressOf('bare')}/privacy`);
  const foot = page.locator('footer');
  await sayUsual(foot, (await foot.locator('li a').allTextContents()).with(3, 'Privacy'));
  await foot.locator('.name').evaluate((line, words) => (line.lastChild!.textContent = words), NAMES[1]);
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await foot.boundingBox())!.height, String(width)).toBeLessThanOrEqual(MAX_DESK_FOOT);
    const tops = await foot.locator('li').evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top));
    expect(new Set(tops).size, String(width)).toBe(4);
  }
});

test('the foot is no wider than the screen where its parts begin to share rows', async ({ page }) => {
  await page.goto(`${full}/privacy`);
  await sayUsual(page.locator('footer'));
  for (const width of [704, 896, 1024]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), String(width)).toBe(width);
  }
});

/** The viewer's photo: the least part of the window that is its room. */
const MIN_ROOM = 0.4;
/** Pixels: a round button grows no further than this, which leaves the words room. */
const MAX_ROUND = 48;

/** What is wrong with the places of the viewer's parts. */
const misplaced = (page: Page) =>
  viewer(page).evaluate(
    (dialog, { minRoom, minRound, maxRound }) => {
      const found: string[] = [];
      const { clientWidth: width, clientHeight: height } = dialog.querySelector('[data-viewer-slide]:not([inert])')!;
      if (width * height < minRoom * innerWidth * innerHeight) found.push(`the photo's room: ${width} × ${height}`);
      const parts = [...dialog.querySelectorAll('a, button, p, [data-frame]')]
        .filter((part) => !part.closest('[inert]'))
        .map((part) => {
          const name = part.getAttribute('aria-label') ?? part.textContent;
          return { part, name, box: part.getBoundingClientRect() };
        });
      for (const [at, { part, name, box }] of parts.entries()) {
        if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
          found.push(`out of the window: ${name}`);
        if (part.scrollWidth > part.clientWidth + 1) found.push(`cut: ${name}`);
        if (part.matches('.icon') && (box.width !== box.height || box.width < minRound || box.width > maxRound))
          found.push(`${box.width} × ${box.height}: ${name}`);
        for (const other of parts.slice(at + 1)) {
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          if (across > 1 && down > 1) found.push(`on each other: ${name} / ${other.name}`);
        }
      }
      return found;
    },
    { minRoom: MIN_ROOM, minRound: TAP_TARGET, maxRound: MAX_ROUND },
  );

/** What is wrong with them at both ends of what scrolls: a part may lie out of the window at one. */
async function misplacedAnyway(page: Page) {
  await page.mouse.move(100, 100);
  const found = await misplaced(page);
  if (found.length === 0) return found;
  const sheet = viewer(page).locator('[data-sheet]');
  const rest = () => sheet.evaluate((part) => Math.round(part.scrollHeight - part.clientHeight - part.scrollTop));
  await page.mouse.wheel(0, 1000);
  await expect.poll(rest, { message: 'the wheel leads to the end' }).toBeLessThanOrEqual(1);
  const then = await misplaced(page);
  await page.mouse.wheel(0, -1000);
  await expect.poll(() => sheet.evaluate((part) => part.scrollTop)).toBe(0);
  return found.filter((fault) => then.includes(fault));
}

/** Opens the first photo of a gallery. What stands around it, but for its name, is of a usual length. */
async function openFirstPhoto(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('main [data-state="closed"]')).toBeVisible();
  await page.locator('a[data-photo]').first().click();
  await expect(slide(page)).toHaveAttribute('data-state', 'shown');
  const [own, other] = path.startsWith('/hi') ? (['hi', 'en'] as const) : (['en', 'hi'] as const);
  await sayInPlace(viewer(page).locator('[aria-live]'), TYPICAL_LENGTH_WORDS[own].position);
  await sayInPlace(viewer(page).locator('a[hreflang]'), TYPICAL_LENGTH_WORDS[other].language);
  await sayInPlace(viewer(page).locator('a:not([hreflang])'), TYPICAL_LENGTH_WORDS[own].ask);
}

for (const path of ['/portfolio', '/hi/portfolio'])
  test(`what stands around a photo of “${path}” has room for letters of twice the size`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openFirstPhoto(page, path);
    const [short, long] = path.startsWith('/hi')
      ? ['एंगेजमेंट पिंक', `${'सौंदर्यप्रसाधनविशेषज्ञ'.repeat(2)}, चेहरा`]
      : ['Engagement pink', 'Thiruvananthapuram'.repeat(3)];
    const name = (words: string) =>
      viewer(page)
        .locator('p + p')
        .evaluate((line, text) => (line.textContent = text), words);
    const set = (width: number, height: number, percent: number) =>
      Promise.all([page.setViewportSize({ width, height }), setTextSize(page, percent)]);
    await name(short);
    for (const [width, height] of [
      [320, 640],
      [360, 740],
      [768, 1024],
      [740, 360],
    ] as const) {
      for (const percent of [100, 125, 150, 200]) {
        await set(width, height, percent);
        await expect(slide(page)).toBeInViewport({ ratio: 0.95 });
        expect(await misplaced(page), `${width} × ${height}, ${percent} %`).toEqual([]);
      }
    }
    // A computer's page, enlarged four times.
    for (const [width, height] of [
      [320, 256],
      [360, 225],
    ] as const) {
      await set(width, height, 100);
      await expect(slide(page)).toBeInViewport({ ratio: 0.95 });
      expect(await misplacedAnyway(page), `${width} × ${height}`).toEqual([]);
    }
    await name(long);
    for (const [width, height, percent] of [
      [320, 256, 100],
      [480, 270, 100],
      [568, 320, 100],
      [320, 568, 100],
      [320, 568, 200],
    ] as const) {
      await set(width, height, percent);
      await expect(slide(page)).toBeInViewport({ ratio: 0.95 });
      const wrong = await misplacedAnyway(page);
      // The photo's room is for usual names.
      expect(
        wrong.filter((fault) => !fault.startsWith('the photo')),
        `${width} × ${height}, ${percent} %`,
      ).toEqual([]);
    }
  });

test('the buttons over a photo stay where they are whatever its name, and the photo up to a name of two lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openFirstPhoto(page, '/portfolio');
  const name = viewer(page).locator('p + p');
  const boxesOf = async (text: string) => {
    await name.evaluate((line, words) => (line.textContent = words), text);
    const round = await Promise.all((await allOf(viewer(page).locator('.icon'))).map((button) => button.boundingBox()));
    return { round, photo: await slide(page).locator('[data-frame]').boundingBox() };
  };
  const short = await boxesOf('Haldi');
  const lineHeight = (await name.boundingBox())!.height;
  expect(await boxesOf('Engagement in dusty rose')).toEqual(short);
  expect((await name.boundingBox())!.height, 'lines').toBeCloseTo(2 * lineHeight);
  const long = await boxesOf('Engagement in dusty rose with kundan jewellery and a low bun for Shalini of Lalitpur');
  expect(long.round).toEqual(short.round);
  expect(await misplaced(page)).toEqual([]);
});
