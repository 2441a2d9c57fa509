/** What clients said, on the first page: of a studio with several, and of the project's own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { reviewsSchema } from '../../src/content.config/reviews.ts';
import { LOCALES, inLocale } from '../../src/lib/locales.ts';
import { REVIEWS } from '../fixtures/full/reviews.ts';
import { TAP_TARGET } from '../fixtures/locators.ts';
import { expect, test } from '../fixtures/page-test.ts';
import { PROJECT } from '../fixtures/project-root.ts';
import { addressIn } from '../fixtures/site-content.ts';
import { addressOf } from '../fixtures/sites.ts';
import { readContent } from '../fixtures/content-texts.ts';

const schema = reviewsSchema(() => z.string());
const full = schema.parse(REVIEWS);
const own = schema.parse(
  readContent('reviews.yaml', readFileSync(join(PROJECT, 'src/content/reviews.yaml'), 'utf8')).data,
);
/** Words about ratings in any form that machines read. */
const RATING = /ratingValue|AggregateRating|"Review"|itemprop|itemtype/i;

for (const locale of LOCALES) {
  test(`in ${locale} each review stands in its own words, marked with their language`, async ({ page }) => {
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(addressOf('full'))) strangers.push(request.url());
    });
    await page.goto(addressOf('full') + addressIn('/', locale));
    const section = page.locator('#reviews');
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator('blockquote')).toHaveText(full.reviews.map(({ words }) => words));
    const heard = await section
      .locator('blockquote')
      .evaluateAll((all) => all.map((words) => words.closest('[lang]')!.getAttribute('lang')!.slice(0, 2)));
    expect(heard).toEqual(full.reviews.map(({ language }) => language));
    for (const [at, { name, town, month, occasion, photo }] of full.reviews.entries()) {
      const item = section.locator('li').nth(at);
      await expect(item.locator('figcaption')).toContainText(inLocale(name, locale));
      await expect(item.locator('figcaption')).toContainText(inLocale(town, locale));
      if (occasion) await expect(item.locator('figcaption')).toContainText(inLocale(occasion, locale));
      await expect(item.locator('time')).toHaveAttribute('datetime', month);
      await expect(item.locator('img')).toHaveCount(photo ? 1 : 0);
      if (photo) await expect(item.locator('img')).toHaveAttribute('alt', new RegExp(inLocale(name, locale)));
    }
    const profile = section.getByRole('link');
    await expect(profile).toHaveAttribute('href', full.google!.url);
    await expect(profile).toContainText('4.5');
    await expect(profile).toContainText('1,234');
    expect((await profile.boundingBox())!.height).toBeGreaterThanOrEqual(TAP_TARGET);
    expect(await page.content()).not.toMatch(RATING);
    expect(strangers).toEqual([]);
  });

  test(`in ${locale} the project’s own page has a section only when its file says something`, async ({ page }) => {
    const html = await (await page.request.get(addressIn('/', locale))).text();
    expect(html.includes('id="reviews"')).toBe(own.reviews.length > 0 || own.google !== undefined);
    expect(html.match(/<blockquote/g) ?? []).toHaveLength(own.reviews.length);
    expect(html).not.toMatch(RATING);
  });
}
