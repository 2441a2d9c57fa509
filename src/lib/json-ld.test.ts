import { expect, test } from 'vitest';
import { MINIMAL_STUDIO } from '../../tests/fixtures/minimal-studio.ts';
import { courseJsonLd, salonJsonLd } from './json-ld.ts';
import { LOCALES } from './locales.ts';
import { toStudio } from './studio.ts';
import { salonAddresses } from './urls.ts';

const NO_ADDRESS = { url: undefined, home: undefined, image: undefined };

test('the studio has the street that it names, and its social profile', () => {
  const address = { ...MINIMAL_STUDIO.address, street: '12 Sadar Bazaar' };
  const said = salonJsonLd(toStudio({ ...MINIMAL_STUDIO, address }, 'en'), NO_ADDRESS);
  expect(said).toMatchObject({ address: { streetAddress: address.street }, sameAs: [MINIMAL_STUDIO.social.url] });
  expect(salonJsonLd(toStudio(MINIMAL_STUDIO, 'en'), NO_ADDRESS).address).not.toHaveProperty('streetAddress');
});

test('special hours have their days, closed ones open and close at midnight, and what is over is left out', () => {
  const specialDays = [
    { from: '2026-11-01', to: '2026-11-09', closed: true as const },
    { from: '2026-11-08', to: '2026-11-12', closed: true as const },
    { from: '2026-11-11', opens: '10:00', closes: '14:00' },
  ];
  const said = salonJsonLd(toStudio({ ...MINIMAL_STUDIO, specialDays }, 'en', '2026-11-10'), NO_ADDRESS);
  const day = { '@type': 'OpeningHoursSpecification' };
  expect(said.specialOpeningHoursSpecification).toEqual([
    { ...day, opens: '00:00', closes: '00:00', validFrom: '2026-11-08', validThrough: '2026-11-10' },
    { ...day, opens: '10:00', closes: '14:00', validFrom: '2026-11-11', validThrough: '2026-11-11' },
    { ...day, opens: '00:00', closes: '00:00', validFrom: '2026-11-12', validThrough: '2026-11-12' },
  ]);
});

test('a studio without special days says nothing of them', () => {
  const said: unknown = JSON.parse(JSON.stringify(salonJsonLd(toStudio(MINIMAL_STUDIO, 'en'), NO_ADDRESS)));
  expect(said).not.toHaveProperty('specialOpeningHoursSpecification');
});

test.each(LOCALES)('in %s the studio has one address, whichever page tells of it', (locale) => {
  const studio = toStudio(MINIMAL_STUDIO, locale);
  const addresses = salonAddresses(locale, new URL('https://a.example'));
  const course = { title: 'A', description: 'B', cards: [], batches: [] };
  const { provider } = courseJsonLd(course, studio, locale, 'https://a.example/academy', addresses);
  const salon = salonJsonLd(studio, addresses);
  expect(provider).toEqual({ '@type': salon['@type'], '@id': salon['@id'], name: salon.name, url: salon.url });
});
