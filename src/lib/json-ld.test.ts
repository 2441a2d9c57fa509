import { expect, test } from 'vitest';
import { salonJsonLd } from './json-ld.ts';
import { toStudio } from './studio.ts';

const FACTS = {
  name: 'A Studio',
  phone: '+91 00000 00000',
  email: 'hello@a.example',
  address: { city: 'Jhansi', region: 'Uttar Pradesh', postalCode: '284001', country: 'India' },
  hours: { opens: '09:30', closes: '20:30' },
  social: { name: 'Instagram', handle: '@a', url: 'https://www.instagram.com/a/' },
  location: { latitude: 25.4484, longitude: 78.5685 },
};
const NO_ADDRESS = { url: undefined, home: undefined, image: undefined };

test('special hours have their days, closed ones open and close at midnight, and what is over is left out', () => {
  const specialDays = [
    { from: '2026-11-01', to: '2026-11-09', closed: true as const },
    { from: '2026-11-08', to: '2026-11-12', closed: true as const },
    { from: '2026-11-11', opens: '10:00', closes: '14:00' },
  ];
  const said = salonJsonLd(toStudio({ ...FACTS, specialDays }, 'en', '2026-11-10'), NO_ADDRESS);
  const day = { '@type': 'OpeningHoursSpecification' };
  expect(said.specialOpeningHoursSpecification).toEqual([
    { ...day, opens: '00:00', closes: '00:00', validFrom: '2026-11-08', validThrough: '2026-11-10' },
    { ...day, opens: '10:00', closes: '14:00', validFrom: '2026-11-11', validThrough: '2026-11-11' },
    { ...day, opens: '00:00', closes: '00:00', validFrom: '2026-11-12', validThrough: '2026-11-12' },
  ]);
});

test('a studio without special days says nothing of them', () => {
  const said: unknown = JSON.parse(JSON.stringify(salonJsonLd(toStudio(FACTS, 'en'), NO_ADDRESS)));
  expect(said).not.toHaveProperty('specialOpeningHoursSpecification');
});
