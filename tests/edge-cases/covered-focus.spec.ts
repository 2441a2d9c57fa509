/** The keyboard's focus on a phone: what has it lies under nothing and is cut off by nothing. */
import type { Page } from '@playwright/test';
import { LOCALES } from '../../src/lib/locales.ts';
import { GALLERY } from '../fixtures/gallery-page.ts';
import { allOf } from '../fixtures/locators.ts';
import { expect, test } from '../fixtures/page-test.ts';
import { GALLERIES, addressIn } from '../fixtures/site-content.ts';
import { addressOf } from '../fixtures/sites.ts';
import { TYPICAL_LENGTH_WORDS, sayInPlace } from '../fixtures/typical-length-words.ts';
import { setTextSize } from '../fixtures/text-size.ts';

/** More than any page has links, buttons and fields. */
const MAX_STOPS = 200;

const SCREENS = [
  { width: 360, height: 740, percent: 100 },
  { width: 844, height: 390, percent: 100 },
  { width: 320, height: 640, percent: 200 },
];

/** The page's action at the foot of the screen. */
const BAR = 'main > p:has(> .button:only-child)';

/** Tabs through a page. @returns the stops of which a part is hidden by the page's action at the foot of the screen */
async function stopsUnderBar(page: Page): Promise<string[]> {
  const hidden = [];
  for (let press = 0; press < MAX_STOPS; press++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(async (selector) => {
      await new Promise(requestAnimationFrame);
      const focused = document.activeElement!;
      if (focused === document.body) return undefined;
      const bar = document.querySelector(selector)!;
      const [box, over] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
      const hidden = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top);
      if (hidden <= 0 || bar.contains(focused) || !bar.checkVisibility({ visibilityProperty: true })) return '';
      // A photo may be higher than the room that is scrolled into, which the bar and the links to the groups leave.
      const pixels = (length: string) => parseFloat(length) || 0;
      const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
      const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(focused);
      const around = [scrollPaddingTop, scrollPaddingBottom, scrollMarginTop, scrollMarginBottom].map(pixels);
      const needed = around.reduce((sum, one) => sum + one, box.height);
      return needed <= innerHeight ? `${focused.textContent.trim()}: ${hidden} of ${box.height}` : '';
    }, BAR);
    if (stop === undefined) return hidden;
    if (stop) hidden.push(stop);
  }
  throw new Error(`the page has more than ${MAX_STOPS} stops`);
}

for (const path of ['/academy', '/privacy', '/about-us', GALLERIES[0]!.address])
  for (const code of LOCALES)
    test(`${addressIn(path, code)}: nothing that has the focus lies under the page’s action`, async ({ page }) => {
      for (const { percent, ...screen } of SCREENS) {
        await page.setViewportSize(screen);
        await page.goto(addressIn(path, code));
        await sayInPlace(page.locator(`${BAR} > .button`), TYPICAL_LENGTH_WORDS[code === 'hi' ? 'hi' : 'en'].action);
        await setTextSize(page, percent);
        expect.soft(await stopsUnderBar(page), `${screen.width} × ${screen.height}, ${percent} %`).toEqual([]);
      }
    });

for (const [code, what, address, links] of [
  ...LOCALES.map((each) => [each, 'menu', addressIn('/privacy', each), 'header nav'] as const),
  ...LOCALES.map(
    (each) => [each, 'groups', addressOf('paginated') + addressIn(GALLERY.address, each), '[data-groups] ul'] as const,
  ),
])
  test(`${code}: a link of the ${what} that has the focus is whole, wherever these stood`, async ({ page }) => {
    const strip = page.locator(links);
    for (const { percent, ...screen } of SCREENS) {
      await page.setViewportSize(screen);
      await page.goto(address);
      await setTextSize(page, percent);
      const count = (await allOf(strip.locator('a'))).length;
      for (const [key, first] of [
        ['Tab', 0],
        ['Shift+Tab', count - 1],
      ] as const) {
        await strip.locator('a').nth(first).focus();
        await strip.evaluate((row, end) => row.scrollTo({ left: end && row.scrollWidth, behavior: 'instant' }), first);
        for (let press = 1; press < count; press++) {
          await page.keyboard.press(key);
          const cut = await strip.evaluate(async (row) => {
            await new Promise(requestAnimationFrame);
            const [link, room] = [row.querySelector(':focus')!, row].map((each) => each.getBoundingClientRect());
            return Math.min(Math.max(room!.left - link!.left, link!.right - room!.right), room!.width - link!.width);
          });
          expect.soft(cut, `${screen.width} × ${screen.height}, ${percent} %: ${key} ${press}`).toBeLessThan(1);
        }
      }
    }
  });
