/** A page on paper: it holds what is closed on the screen, in browsers as well whose styles cannot open that. */
import { LOCALES } from '../../src/lib/locales.ts';
import { addressIn } from '../fixtures/site-content.ts';
import type { EnginePage } from './engine.ts';
import { expect, test } from './engine-test.ts';

const countClosed = (page: EnginePage) =>
  page.evaluate(() => document.querySelectorAll('details:not([open])').length, undefined);

for (const address of LOCALES.flatMap((locale) => [addressIn('/', locale), addressIn('/academy', locale)]))
  test(`${address} takes as many sheets as with all opened by hand, and is closed again after`, async ({
    visit: page,
  }) => {
    test.skip(!page.printedSheets, 'this browser’s driver does not print');
    await page.goto(address);
    // Each part that can be closed fills a sheet: no content is short enough to hide that one is missing.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>('details > :not(summary)'))
        part.style.minHeight = '25cm';
    }, undefined);
    const closed = await countClosed(page);
    const sheets = await page.printedSheets?.();
    expect(await countClosed(page)).toBe(closed);
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('details')) one.open = true;
    }, undefined);
    expect(await page.printedSheets?.()).toBe(sheets);
  });
