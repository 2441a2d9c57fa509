/** Every page in every language: no complaint, everything in its place, and looking as it does in today's browser. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_PAGES } from '../fixtures/site-content.ts';
import type { EnginePage } from './engine.ts';
import { expect, test, until } from './engine-test.ts';
import { differences, distance, layoutOf } from './layout.ts';
import { REFERENCE, referenceOf } from './reference.ts';

const SCREENS = { phone: { width: 412, height: 823 }, desk: { width: 1280, height: 800 } };
/** How far a field of the picture may be from today's, of 255: a line that breaks elsewhere, and no more. */
const MAX_DISTANCE = 70;

/** Milliseconds for the page to look as it should. */
const PAINT_TIMEOUT_MS = 5000;

/**
 * What old browsers do without by design, left out everywhere: balanced lines, the current group's mark, a late action.
 */
const LEFT_OUT = [
  '* { text-wrap: wrap !important }',
  '[data-groups] ul { scroll-target-group: none !important }',
  'main > p { animation: none !important }',
];

/** Opens a page, waits until it is drawn, and gives its layout, in which nothing may be cut off. */
async function layoutAt(page: EnginePage, address: string) {
  await page.goto(address);
  // Written into the page's own styles, which the policy has let in.
  await page.evaluate((rules) => {
    const sheet = [...document.styleSheets].find(({ ownerNode }) => ownerNode instanceof HTMLStyleElement)!;
    for (const rule of rules) sheet.insertRule(rule, sheet.cssRules.length);
  }, LEFT_OUT);
  await page.evaluate(() => document.fonts.ready.then(() => true), undefined);
  expect(await page.evaluate(() => document.querySelectorAll('h1').length, undefined)).toBe(1);
  // The pictures in sight have come.
  await until(
    page,
    () =>
      [...document.images].every(
        (image) => image.complete || image.offsetParent === null || image.getBoundingClientRect().top > innerHeight,
      ),
    undefined,
  );
  // And are drawn: one that stands in the page has come before it is decoded.
  await page.evaluate(
    () =>
      Promise.all(
        [...document.images].filter((image) => image.complete && image.currentSrc).map((image) => image.decode()),
      ).then(() => true),
    undefined,
  );
  const layout = await layoutOf(page);
  expect(layout.overflow).toBeLessThanOrEqual(0);
  expect(layout.cutPictures).toEqual([]);
  return layout;
}

test.use({ lessMotion: true });

for (const address of ALL_PAGES) {
  for (const [screen, size] of Object.entries(SCREENS)) {
    test(`${address} on a ${screen}`, async ({ visit: page, openToday }, { project }) => {
      const name = `${address.replaceAll('/', '_')}-${screen}`;
      const reference = await referenceOf(name, async () => {
        const today = await openToday();
        await today.resize(size);
        const layout = await layoutAt(today, address);
        const picture = await today.screenshot();
        await today.close();
        expect(today.complaints).toEqual([]);
        return { layout, picture };
      });
      await page.resize(size);
      const layout = await layoutAt(page, address);
      expect(layout.overlaps.filter((overlap) => !reference.layout.overlaps.includes(overlap))).toEqual([]);
      expect(differences(reference.layout, layout)).toEqual([]);
      // A picture that has been decoded may be drawn a moment later.
      await expect(async () => {
        const picture = await page.screenshot();
        writeFileSync(join(REFERENCE, `${name}-${project.name}.png`), picture);
        expect(await distance(reference.picture, picture)).toBeLessThan(MAX_DISTANCE);
      }).toPass({ timeout: PAINT_TIMEOUT_MS });
    });
  }
}
