/** The words over the hero, against every pixel that can lie behind them, on every slide. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
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

/** The least contrast between an element's text and any pixel of the box that the text stands in. */
async function leastContrast(page: Page, element: Locator): Promise<number> {
  const { clip, color } = await element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { clip: { x: x + scrollX, y: y + scrollY, width, height }, color: getComputedStyle(node).color };
  });
  const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)!.map(Number);
  const text = luminance(red, green, blue);
  const ground = await page.screenshot({
    fullPage: true,
    clip,
    style: '.hero * { color: transparent !important; fill: transparent !important; }',
  });
  const { data, info } = await sharp(ground).removeAlpha().raw().toBuffer({ resolveWithObject: true });
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
    for (let at = 0; at < (await slides.count()); at += 1) {
      await slides.evaluateAll(async (all, shown) => {
        for (const [index, slide] of (all as HTMLElement[]).entries()) {
          slide.hidden = index !== shown;
          slide.toggleAttribute('data-current', index === shown);
        }
        const image = all[shown]!.querySelector('img')!;
        image.loading = 'eager';
        await image.decode();
      }, at);
      const words = page.locator('.hero').locator('h1, h1 + p, .place, a');
      for (const word of await words.all()) {
        expect(
          await leastContrast(page, word),
          `slide ${at + 1}, “${await word.textContent()}”`,
        ).toBeGreaterThanOrEqual(AA);
      }
    }
  });
}
