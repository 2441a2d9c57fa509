/** What the studio offers, on the first page: of a studio with much to offer, and of the project's own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { violationsOf } from '../fixtures/accessibility.ts';
import { servicesSchema } from '../../src/content.config/services.ts';
import { LOCALES, inLocale, type Locale } from '../../src/lib/locales.ts';
import { SERVICES } from '../fixtures/full/services.ts';
import type { Page } from '@playwright/test';
import { expectTapHeight } from '../fixtures/locators.ts';
import { expect, test } from '../fixtures/page-test.ts';
import { addressIn, contentIn } from '../fixtures/site-content.ts';
import { addressOf } from '../fixtures/sites.ts';
import { FIXTURE_STUDIO } from '../fixtures/studio.ts';
import { PROJECT } from '../fixtures/project-root.ts';
import { readContent } from '../fixtures/content-texts.ts';
import { setTextSize } from '../fixtures/text-size.ts';

const full = servicesSchema.parse(SERVICES);
const own = servicesSchema.parse(
  readContent('services.yaml', readFileSync(join(PROJECT, 'src/content/services.yaml'), 'utf8')).data,
);

/** The services that a language names, in the order of the page: group by group. */
const shownIn = ({ groups, services }: typeof full, locale: Locale) =>
  Object.keys(groups).flatMap((group) =>
    services.flatMap(({ [locale]: said, ...facts }) => (facts.group === group && said ? [{ ...said, ...facts }] : [])),
  );

/** What the page tells machines of its services. */
async function catalogOf(page: Page) {
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!) as {
    hasOfferCatalog?: { itemListElement: unknown[] };
  };
  return data.hasOfferCatalog?.itemListElement;
}

const lakhs = (price: number) => `₹${price.toLocaleString('en-IN')}`;

for (const locale of LOCALES) {
  const shown = shownIn(full, locale);

  test.describe(locale, () => {
    test.beforeEach(({ page }) => page.goto(addressOf('full') + addressIn('/', locale)));

    test('each service has its price or a way to ask for it, and a chat that names it', async ({ page }) => {
      const section = page.locator('#services');
      await expect(section.locator('h4')).toHaveText(shown.map(({ name }) => name));
      await expect(section.locator('h3')).toHaveText(
        Object.values(full.groups).map(({ name }) => inLocale(name, locale)),
      );
      for (const [at, { name, line, includes = [], price }] of shown.entries()) {
        const item = section.locator('li:has(h4)').nth(at);
        await expect(item.locator('p')).toHaveText(line);
        await expect(item.locator('li')).toHaveText(includes);
        await expect(item.locator('b')).toHaveText(price ? [new RegExp(`${lakhs(price)}(?!\\d)`)] : []);
        const chat = new URL((await item.getByRole('link').getAttribute('href'))!);
        expect(chat.pathname).toBe(`/${FIXTURE_STUDIO.phone.replace(/\D/g, '')}`);
        expect(chat.searchParams.get('text')).toContain(name);
      }
      const photos = Object.values(full.groups).flatMap((group) => group.photos ?? []);
      const links = section.locator('h3 + a');
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        photos.map((to) => addressIn(to, locale)),
      );
      expect(await catalogOf(page)).toEqual(
        shown.map(({ name, price }) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name },
          ...(price && {
            priceSpecification: { '@type': 'PriceSpecification', minPrice: price, priceCurrency: 'INR' },
          }),
        })),
      );
    });

    test('it is whole on the narrowest phone with large letters, and for everybody', async ({ page }) => {
      expect(await violationsOf(page, '#services', '#reviews')).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      const section = page.locator('#services');
      await expectTapHeight(section.getByRole('link'));
      await setTextSize(page, 200);
      for (const part of [section, page.locator('#reviews')])
        expect(await part.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(320);
    });
  });

  test(`the project’s own page says in ${locale} what its file says`, async ({ page }) => {
    await page.goto(addressIn('/', locale));
    const section = page.locator('#services');
    const listed = shownIn(own, locale);
    await expect(section).toHaveCount(listed.length > 0 ? 1 : 0);
    await expect(section.locator('h4')).toHaveText(listed.map(({ name }) => name));
    expect((await catalogOf(page))?.length ?? 0).toBe(listed.length);
    const { askPrice } = contentIn(locale).words.services;
    await expect(section.getByRole('link', { name: askPrice, exact: true })).toHaveCount(
      listed.filter(({ price }) => !price).length,
    );
  });
}
