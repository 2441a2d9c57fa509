/**
 * The words of the first screen: they stand on grounds of one colour, which no picture reaches. And the line around
 * what has the keyboard's focus.
 */
import { home, PAGES } from './fixtures/site-content.ts';
import { expect, test } from './fixtures/page-test.ts';

/** The least contrast of text and ground that WCAG calls AA. */
const AA = 4.5;
/** The same of a line that says where the focus is. */
const AA_LINE = 3;

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

/** What can have the keyboard's focus. */
const STOPS = 'a[href], button, summary, input, select, textarea, [tabindex="0"]';

for (const width of [360, 1440]) {
  test(`${width}: the focus is seen wherever it is`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of PAGES) {
      await page.goto(path);
      // From here on the browser takes every focus for the keyboard's.
      await page.keyboard.press('Tab');
      const lines = await page.locator(STOPS).evaluateAll((stops) =>
        (stops as HTMLElement[]).flatMap((stop) => {
          stop.focus({ preventScroll: true });
          const { outlineStyle, outlineColor, outlineOffset } = getComputedStyle(stop);
          if (document.activeElement !== stop || outlineStyle === 'none') return [];
          let ground: Element | null = parseFloat(outlineOffset) < 0 ? stop : stop.parentElement;
          // These lie over the first screen, which comes behind them.
          if (stop.closest('.languages')) ground = document.querySelector('.hero');
          while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)')
            ground = ground.parentElement;
          return [
            {
              text: stop.outerHTML.slice(0, 120),
              color: outlineColor,
              ground: getComputedStyle(ground ?? document.body).backgroundColor,
            },
          ];
        }),
      );
      expect(lines.length, path).toBeGreaterThan(5);
      for (const { text, color, ground } of lines)
        expect.soft(contrast(color, ground), `${path}: ${text} on ${ground}`).toBeGreaterThanOrEqual(AA_LINE);
    }
  });
}
