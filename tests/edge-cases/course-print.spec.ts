/** The course on paper. */
import { allOf } from '../fixtures/locators.ts';
import { expect, test } from '../fixtures/page-test.ts';
import { printedSheets } from '../fixtures/printed-sheets.ts';
import { HAS_COURSE, WITHOUT_COURSE, addressIn, contentIn } from '../fixtures/site-content.ts';
import { addressOf } from '../fixtures/sites.ts';
import { LOCALES, DEFAULT_LOCALE, type Locale } from '../../src/lib/locales.ts';

/** Letters of titles and points that two sheets hold for sure, a sixth more than the sample has. */
const HELD = 10_000;
const lettersIn = (locale: Locale): number =>
  contentIn(locale).course.cards.reduce((sum, { title, points }) => sum + [title, ...points].join('').length, 0);

for (const site of ['site', 'full'] as const)
  for (const locale of LOCALES)
    test(`the syllabus of “${site}” takes two sheets, in ${locale}`, async ({ page }) => {
      test.skip(site === 'site' && !HAS_COURSE, WITHOUT_COURSE);
      test.skip(site === 'site' && lettersIn(locale) > HELD, 'the owner’s course is longer than that');
      await page.goto(addressOf(site) + addressIn('/academy', locale));
      expect(await printedSheets(page)).toBe(2);
    });

for (const locale of LOCALES)
  test(`of several batches the print says whose dates stand at the cards, in ${locale}`, async ({ page }) => {
    await page.goto(addressOf('full') + addressIn('/academy', locale));
    const whose = page.locator('[data-batches] [data-batch]:visible');
    const onScreen = await whose.allInnerTexts();
    expect(onScreen).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(whose).toHaveText(onScreen);
    const cards = (await page.locator('.stages').boundingBox())!;
    const { y, height } = (await whose.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(cards.y);
  });

test('the print has the studio’s facts and every line of the course, in ink, and no controls', async ({ page }) => {
  test.skip(!HAS_COURSE, WITHOUT_COURSE);
  const { studio, course } = contentIn(DEFAULT_LOCALE);
  await page.goto('/academy');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const text of [studio.name, studio.phone, '/academy', studio.address.postalCode])
    await expect(main.locator('.print-head')).toContainText(text);
  const points = main.locator('ol li :is(.outcome, li)');
  await expect(points).toHaveText(course.cards.flatMap((card) => [card.points.at(-1)!, ...card.points.slice(0, -1)]));
  await expect(main.locator('.day')).toHaveText(course.cards.map(({ day }) => day));
  for (const day of await allOf(main.locator('.day')))
    expect((await day.locator('span').boundingBox())!.width).toBeGreaterThan(10);
  for (const point of await allOf(points)) await expect(point).toBeVisible();
  const sizes = await points.evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
  // Points of paper: 96 pixels are 72 of them.
  expect((Math.min(...sizes) * 72) / 96).toBeGreaterThanOrEqual(7.5);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgba(0, 0, 0, 0)',
  );
  for (const part of await allOf(page.locator('body > header, body > footer, main .button, main button')))
    await expect(part).toBeHidden();
});
