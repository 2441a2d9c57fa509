import { expect, test } from 'vitest';
import { SAMPLE } from '../../src/shared/sample-facts.ts';
import { plausibilityFindings } from './plausibility.ts';

const OWN = {
  phone: '+91 98765 43210',
  email: 'hello@a-studio.in',
  address: { street: '1 Some Road', country: { en: 'India', hi: 'भारत' } },
  location: { latitude: 26.8, longitude: 80.9 },
  social: { handle: '@a.studio' },
};
const { latitude, longitude } = SAMPLE;

test('a studio’s own facts are nothing to tell of', () => {
  expect(plausibilityFindings(OWN)).toEqual([]);
  expect(plausibilityFindings(undefined)).toEqual([]);
});

test.each<[object, path: string[], said: RegExp]>([
  [{ phone: '+910000000000' }, ['phone'], /sample’s: calls and chats/],
  [{ email: SAMPLE.email }, ['email'], /sample’s: letters/],
  [{ email: 'me@example.com' }, ['email'], /sample’s: letters/],
  [{ social: { handle: SAMPLE.handle } }, ['social', 'handle'], /Instagram name is still the sample’s/],
  [{ location: { latitude, longitude } }, ['location', 'latitude'], /map is still the sample’s/],
  [{ location: { latitude: 51.5, longitude: -0.1 } }, ['location', 'latitude'], /outside India, but the address/],
])('of %j it is advised', (facts, path, said) => {
  const found = plausibilityFindings({ ...OWN, ...facts });
  expect(found).toEqual([expect.objectContaining({ level: 'advice', path, cause: expect.stringMatching(said) })]);
});

test('an address without a street is the sample’s where the point is the sample’s too', () => {
  const address = { country: 'India' };
  expect(plausibilityFindings({ ...OWN, address })).toEqual([]);
  expect(plausibilityFindings({ ...OWN, address, location: { latitude, longitude } }).map(({ path }) => path)).toEqual([
    ['address'],
    ['location', 'latitude'],
  ]);
});

test.each([
  [{ latitude: 0, longitude: 80.9 }],
  [{ latitude: 80.9, longitude: 26.8 }],
  [{ latitude: 125, longitude: 26.8 }],
  [{ latitude: 'north', longitude: 26.8 }],
])('of the point %j the schema tells', (location) => {
  expect(plausibilityFindings({ ...OWN, location })).toEqual([]);
});

test('a studio abroad may lie abroad', () => {
  const abroad = { address: { ...OWN.address, country: 'Nepal' }, location: { latitude: 28.2, longitude: 100 } };
  expect(plausibilityFindings({ ...OWN, ...abroad })).toEqual([]);
});
