/** The words over the hero, against every pixel that can lie behind them, on every slide. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { home } from './fixtures/site-content.ts';
import { expect, test } from './fixtures/page-test.ts';

// The words are made invisible by a style of the test's own, which the pages' policy would refuse.
test.use({ bypassCSP: true });

/** The least contrast of text and ground that WCAG calls AA. */
const AA = 4.5;

/** Relative luminance of a colour, its parts from 0 to 255 (WCAG 2.2). */
function luminance(red: number, green: number, blue: number): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

interface Word {
  text: string;
  color: string;
  /** The box that its text stands in, in whole pixels of the page. */
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Every word over the hero, with its colour and its place. */
const wordsOf = (page: Page): Promise<Word[]> =>
  page
    .locator('.hero')
    .locator('h1, h1 + p, .place, a')
    .evaluateAll((nodes) =>
      nodes.map((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        const [left, top] = [Math.floor(box.left + scrollX), Math.floor(box.top + scrollY)];
        const [right, bottom] = [Math.ceil(box.right + scrollX), Math.ceil(box.bottom + scrollY)];
        const { color } = getComputedStyle(node);
        return { text: node.textContent, color, left, top, width: right - left, height: bottom - top };
      }),
    );

/** The least contrast between a word and any pixel behind it. @param ground the page without its words */
async function leastContrast(ground: Buffer, { color, left, top, width, height }: Word): Promise<number> {
  const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)!.map(Number);
  const text = luminance(red, green, blue);
  const { data, info } = await sharp(ground)
    .extract({ left, top, width, height })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let least = Infinity;
  for (let at = 0; at < data.length; at += info.channels) {
    least = Math.min(least, contrast(text, luminance(data[at]!, data[at + 1]!, data[at + 2]!)));
  }
  return least;
}

for (const [width, height] of [
  [360, 740],
  [412, 915],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const slides = page.locator('[data-slide]');
    const count = await slides.count();
    expect(count).toBe(home.slides.length);
    for (let at = 0; at < count; at += 1) {
      await slides.evaluateAll(async (all, shown) => {
        for (const [index, slide] of (all as HTMLElement[]).entries()) {
          slide.hidden = index !== shown;
          slide.toggleAttribute('data-current', index === shown);
        }
        const image = all[shown]!.querySelector('img')!;
        image.loading = 'eager';
        await image.decode();
      }, at);
      const words = await wordsOf(page);
      expect(words.length).toBeGreaterThan(home.buttons.length);
      const ground = await page.screenshot({
        fullPage: true,
        style: '.hero * { color: transparent !important; fill: transparent !important; }',
      });
      for (const word of words)
        expect(await leastContrast(ground, word), `slide ${at + 1}, “${word.text}”`).toBeGreaterThanOrEqual(AA);
    }
  });
}
