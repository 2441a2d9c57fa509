import { describe, expect, test } from 'vitest';
import { inEveryLanguage } from '../../tests/fixtures/in-every-language.ts';
import { MINIMAL_STUDIO } from '../../tests/fixtures/minimal-studio.ts';
import { salonJsonLd } from './json-ld.ts';
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
    bridal: { name: inEveryLanguage('Brides', { hi: 'दुल्हन' }), photos: '/portfolio#bridal' },
    nails: { name: 'Nails' },
    empty: { name: 'Empty' },
  },
  services: [
    { group: 'nails', en: said('Polish') },
    { group: 'bridal', price: 125_000, minutes: 90, en: said('Bride & more'), hi: said('दुल्हन') },
    { group: 'bridal', hi: said('हल्दी') },
  ],
};
const names = ({ groups }: Services) => groups.map(({ name, services }) => [name, ...services.map((one) => one.name)]);

test('stand in their groups, in the order of both, as far as a language names them', () => {
  expect(names(toServices(FACTS, 'en', WORDS, studio))).toEqual([
    ['Brides', 'Bride & more'],
    ['Nails', 'Polish'],
  ]);
  expect(names(toServices(FACTS, 'hi', WORDS, studio))).toEqual([['दुल्हन', 'दुल्हन', 'हल्दी']]);
  expect(names(toServices({ groups: {}, services: [] }, 'en', WORDS, studio))).toEqual([]);
});

test('a price is told in lakhs, and one that is not told can be asked for', () => {
  const [bride, polish] = toServices(FACTS, 'en', WORDS, studio).groups.map(({ services }) => services[0]);
  expect(bride).toMatchObject({ price: 'from ₹1,25,000', duration: '1 hour 30 minutes', ask: 'Ask' });
  expect(bride?.chat).toBe('https://wa.me/910000000000?text=About%20Bride%20%26%20more');
  expect(polish).toMatchObject({ price: undefined, duration: undefined, ask: 'Ask the price' });
  expect(polish?.chat).toBe('https://wa.me/910000000000?text=The%20price%20of%20Polish');
});

test('photos are those of the page’s language', () => {
  const photosIn = (locale: 'en' | 'hi') => toServices(FACTS, locale, WORDS, studio).groups.map(({ photos }) => photos);
  expect(photosIn('en')).toEqual(['/portfolio#bridal', undefined]);
  expect(photosIn('hi')).toEqual(['/hi/portfolio#bridal']);
});

test('a group that is not there is refused with the file’s name', () => {
  const services = [{ group: 'constructor', en: said('Nothing') }];
  expect(() => toServices({ ...FACTS, services }, 'en', WORDS, studio)).toThrow(
    /src\/content\/services.yaml: there is no group constructor/,
  );
});

describe('told to machines', () => {
  const nowhere = { url: undefined, home: undefined, image: undefined };

  test('they have a price only when the owner names one', () => {
    const { hasOfferCatalog } = salonJsonLd(studio, nowhere, toServices(FACTS, 'en', WORDS, studio));
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
