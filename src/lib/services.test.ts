import { describe, expect, test } from 'vitest';
import { inEveryLanguage } from '../../tests/fixtures/in-every-language.ts';
import { MINIMAL_STUDIO } from '../../tests/fixtures/minimal-studio.ts';
import { salonJsonLd } from './json-ld.ts';
import { PHOTOS_PER_PAGE } from './pagination.ts';
import { toServices, type Services } from './services.ts';
import { toStudio } from './studio.ts';

const WORDS = {
  title: 'Services',
  photos: 'See photos',
  from: 'from {price}',
  ask: 'Ask',
  askText: 'About {service}',
  askPrice: 'Ask the price',
  askPriceText: 'The price of {service}',
};
const studio = toStudio(MINIMAL_STUDIO, 'en');
const said = (name: string) => ({ name, line: `For ${name}` });
const FACTS = {
  groups: {
    bridal: { name: inEveryLanguage('Brides', { hi: 'दुल्हन' }), photos: '/portfolio#group-bridal' },
    nails: { name: 'Nails' },
    empty: { name: 'Empty' },
  },
  services: [
    { group: 'nails', en: said('Polish') },
    { group: 'bridal', price: 125_000, minutes: 90, en: said('Bride & more'), hi: said('दुल्हन') },
    { group: 'bridal', hi: said('हल्दी') },
  ],
};
const hung = (name: string, ...groups: (string | undefined)[]) => ({
  name,
  listings: groups.map((group) => ({ group })),
});
const GALLERIES = [hung('portfolio', 'party', 'bridal'), hung('नाखून', undefined), hung('studio')];
const shownIn = (locale: 'en' | 'hi', facts: Parameters<typeof toServices>[0] = FACTS) =>
  toServices(facts, locale, WORDS, studio, GALLERIES);
const names = ({ groups }: Services) => groups.map(({ name, services }) => [name, ...services.map((one) => one.name)]);

test('stand in their groups, in the order of both, as far as a language names them', () => {
  expect(names(shownIn('en'))).toEqual([
    ['Brides', 'Bride & more'],
    ['Nails', 'Polish'],
  ]);
  expect(names(shownIn('hi'))).toEqual([['दुल्हन', 'दुल्हन', 'हल्दी']]);
  expect(names(shownIn('en', { groups: {}, services: [] }))).toEqual([]);
});

test('a price is told in lakhs, and one that is not told can be asked for', () => {
  const [bride, polish] = shownIn('en').groups.map(({ services }) => services[0]);
  expect(bride).toMatchObject({ price: 'from ₹1,25,000', duration: '1 hour 30 minutes', ask: 'Ask' });
  expect(bride?.chat).toBe('https://wa.me/910000000000?text=About%20Bride%20%26%20more');
  expect(polish).toMatchObject({ price: undefined, duration: undefined, ask: 'Ask the price' });
  expect(polish?.chat).toBe('https://wa.me/910000000000?text=The%20price%20of%20Polish');
});

describe('photos of them', () => {
  const linkTo = (photos: string, galleries = GALLERIES, locale: 'en' | 'hi' = 'en') =>
    toServices(
      { ...FACTS, groups: { bridal: { name: 'Brides', photos } }, services: FACTS.services.slice(1) },
      locale,
      WORDS,
      studio,
      galleries,
    ).groups[0]?.photos;

  test('are those of the page’s language', () => {
    expect(shownIn('en').groups.map(({ photos }) => photos)).toEqual(['/portfolio#group-bridal', undefined]);
    expect(shownIn('hi').groups.map(({ photos }) => photos)).toEqual(['/hi/portfolio#group-bridal']);
  });

  test('are looked for on the page on which their group begins', () => {
    const late = [hung('portfolio', ...Array.from({ length: PHOTOS_PER_PAGE }, () => 'party'), 'bridal')];
    expect(linkTo('/portfolio#group-bridal', late)).toBe('/portfolio/2#group-bridal');
    expect(linkTo('/portfolio#group-bridal', late, 'hi')).toBe('/hi/portfolio/2#group-bridal');
    expect(linkTo('/portfolio#group-party', late)).toBe('/portfolio#group-party');
    expect(linkTo('/portfolio', late)).toBe('/portfolio');
  });

  test.each(['/studio', '/studio#group-bridal', '/portfolio#group-nobody'])(
    'are not led to at %s, where none hangs',
    (to) => {
      expect(linkTo(to)).toBeUndefined();
    },
  );

  test.each(['/नाखून', encodeURI('/नाखून'), '/portfolio#post-1-first', '/academy', '/academy#dates', '/prices.pdf'])(
    'at %s are looked for there',
    (to) => {
      expect(linkTo(to)).toBe(to);
    },
  );
});

describe('told to machines', () => {
  const nowhere = { url: undefined, home: undefined, image: undefined };

  test('they have a price only when the owner names one', () => {
    const { hasOfferCatalog } = salonJsonLd(studio, nowhere, shownIn('en'));
    expect(hasOfferCatalog).toEqual({
      '@type': 'OfferCatalog',
      name: 'Services',
      itemListElement: [
        {
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name: 'Bride & more' },
          priceSpecification: { '@type': 'PriceSpecification', minPrice: 125_000, priceCurrency: 'INR' },
        },
        { '@type': 'Offer', itemOffered: { '@type': 'Service', name: 'Polish' } },
      ],
    });
  });

  test('no services are no catalog', () => {
    expect(salonJsonLd(studio, nowhere)).not.toHaveProperty('hasOfferCatalog');
  });
});
