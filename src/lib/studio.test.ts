import { expect, test } from 'vitest';
import { toStudio } from './studio.ts';

const studio = toStudio({
  name: 'A Studio',
  phone: '+91 00000 00000',
  email: 'hello@a.example',
  address: { city: 'Jhansi', region: 'Uttar Pradesh', postalCode: '284001', country: 'India' },
  hours: { opens: '09:30 AM', closes: '08:30 PM' },
  social: { name: 'Instagram', handle: '@a', url: 'https://www.instagram.com/a/' },
  location: { latitude: 25.4484, longitude: 78.5685 },
});

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
