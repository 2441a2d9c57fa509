import { expect, test } from 'vitest';
import { inEveryLanguage } from '../../tests/fixtures/in-every-language.ts';
import { MINIMAL_STUDIO } from '../../tests/fixtures/minimal-studio.ts';
import { toStudio } from './studio.ts';

const studio = toStudio(MINIMAL_STUDIO, 'en');

test('the links follow from the facts', () => {
  expect(studio.callLink).toBe('tel:+910000000000');
  expect(studio.mailLink).toBe('mailto:hello@a.example');
  expect(studio.chatLink('a & b')).toBe('https://wa.me/910000000000?text=a%20%26%20b');
  expect(studio.directionsLink).toContain('destination=25.4484,78.5685');
});

test('the map is centred on the studio and marks it', () => {
  const { searchParams } = new URL(studio.mapLink);
  expect(searchParams.get('marker')).toBe('25.4484,78.5685');
  const [west, south, east, north] = searchParams.get('bbox')!.split(',').map(Number);
  expect((west! + east!) / 2).toBeCloseTo(78.5685, 4);
  expect((south! + north!) / 2).toBeCloseTo(25.4484, 4);
});

test('an address without a street has no gap', () => {
  expect(studio.addressLine).toBe('Jhansi, Uttar Pradesh 284001, India');
});

test('the city is known to be in the name where it stands there as a word', () => {
  const of = (name: string) => toStudio({ ...MINIMAL_STUDIO, name }, 'en').nameSaysCity;
  expect([of('A Studio, Jhansi'), of('Jhansiwala Studio')]).toEqual([true, false]);
});

test('what is given once for each language is that of the page', () => {
  const address = {
    ...MINIMAL_STUDIO.address,
    city: inEveryLanguage('Jhansi', { hi: 'झांसी' }),
    country: inEveryLanguage('India', { hi: 'भारत' }),
  };
  const facts = { ...MINIMAL_STUDIO, name: inEveryLanguage('A Studio', { hi: 'एक स्टूडियो' }), address };
  expect(toStudio(facts, 'en').addressLine).toBe(studio.addressLine);
  expect(toStudio(facts, 'hi')).toMatchObject({
    name: 'एक स्टूडियो',
    addressLine: 'झांसी, Uttar Pradesh 284001, भारत',
    phone: studio.phone,
  });
});

test('special days and notices are those that are not over, in the language of the page', () => {
  const facts = {
    ...MINIMAL_STUDIO,
    specialDays: [
      { from: '2026-11-09', closed: true as const },
      { from: '2026-11-10', closed: true as const, reason: inEveryLanguage('Diwali', { hi: 'दिवाली' }) },
    ],
    notices: [
      { from: '2026-11-11', to: '2026-11-12', text: 'Later' },
      { from: '2026-11-01', to: '2026-11-10', text: inEveryLanguage('Now', { hi: 'अभी' }) },
      { from: '2026-11-01', to: '2026-11-09', text: 'Over' },
    ],
  };
  const { specialDays, notices } = toStudio(facts, 'hi', '2026-11-10');
  expect(specialDays).toEqual([{ from: '2026-11-10', closed: true, reason: 'दिवाली' }]);
  expect(notices.map(({ text, hasBegun }) => [text, hasBegun])).toEqual([
    ['अभी', true],
    ['Later', false],
  ]);
});
