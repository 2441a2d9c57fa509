/** The words of the first screen: they stand on grounds of one colour, which no picture reaches. */
import { home } from './fixtures/site-content.ts';
import { expect, test } from './fixtures/page-test.ts';

/** The least contrast of text and ground that WCAG calls AA. */
const AA = 4.5;

/** Relative luminance of a colour such as `rgb(75, 10, 32)` (WCAG 2.2). */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = color.match(/[\d.]+/g)!.map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [less = 0, more = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (more + 0.05) / (less + 0.05);
}

for (const [width, height] of [
  [360, 740],
  [412, 915],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const words = await page
      .locator('.panel')
      .locator('h1, b, .name, p, a')
      .or(page.locator('.languages a'))
      .evaluateAll((nodes) => {
        const pictures = [...document.querySelectorAll('[data-slide]:not([hidden])')].map((slide) =>
          slide.getBoundingClientRect(),
        );
        return nodes.map((node) => {
          // The nearest ground that is drawn; one that lets anything through is none.
          let ground: Element | null = node;
          while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)')
            ground = ground.parentElement;
          const box = node.getBoundingClientRect();
          const own = ground === node;
          const reached = pictures.some(
            ({ left, right, top, bottom }) =>
              box.left < right - 0.5 && box.right > left + 0.5 && box.top < bottom - 0.5 && box.bottom > top + 0.5,
          );
          return {
            text: node.textContent,
            color: getComputedStyle(node).color,
            ground: ground ? getComputedStyle(ground).backgroundColor : '',
            overPicture: reached && !own,
          };
        });
      });
    expect(words.length).toBeGreaterThan(home.buttons.length);
    for (const { text, color, ground, overPicture } of words) {
      expect(ground, text).toMatch(/^rgb\(/);
      expect(contrast(color, ground), text).toBeGreaterThanOrEqual(AA);
      expect(overPicture, text).toBe(false);
    }
  });
}
