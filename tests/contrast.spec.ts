/** The words of the first screen: they stand on grounds of one colour, which no picture reaches. */
import { contrast } from './fixtures/color-contrast.ts';
import { home } from './fixtures/site-content.ts';
import { expect, test } from './fixtures/page-test.ts';

/** The least contrast of text and ground that WCAG calls AA. */
const AA = 4.5;

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
