/** The line around what has the keyboard's focus. */
import { contrast } from '../fixtures/color-contrast.ts';
import { expect, test } from '../fixtures/page-test.ts';
import { PAGES } from '../fixtures/site-content.ts';

/** The least contrast with its ground that WCAG calls AA for what is no text. */
const AA_LINE = 3;

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
