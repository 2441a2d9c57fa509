/** Facts of the studio that can be, and that nobody means: those of the sample, and a point outside its country. */
import { isInIndia } from '../../src/content.config/studio-rules.ts';
import { DEFAULT_LOCALE } from '../../src/lib/locales.ts';
import type { Path } from './text-file.ts';
import type { FieldFinding } from './fields.ts';
import { advice } from './problem.ts';
import { SAMPLE } from '../../src/shared/sample-facts.ts';
import { valueAt } from '../../src/shared/value-at.ts';

const at = (path: Path, finding: Omit<FieldFinding, 'path'>): FieldFinding => ({ ...finding, path });
const field = (data: unknown, ...path: string[]): unknown => valueAt(data, path);
const shownNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);

function phone(value: unknown): FieldFinding[] {
  const isSample = typeof value === 'string' && value.replace(/\D/g, '') === SAMPLE.phone.replace(/\D/g, '');
  return isSample
    ? [
        at(
          ['phone'],
          advice(
            'The phone number is still the sample’s: calls and chats reach nobody.',
            'Write the studio’s own number before the site goes out.',
          ),
        ),
      ]
    : [];
}

function place(data: unknown): FieldFinding[] {
  const latitude = shownNumber(field(data, 'location', 'latitude'));
  const longitude = shownNumber(field(data, 'location', 'longitude'));
  if (latitude === undefined || longitude === undefined || Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
    return [];
  const path = ['location', 'latitude'];
  const copy = 'Long-press the studio in the map app and copy the two numbers: the first is the latitude.';
  if (isInIndia({ latitude, longitude })) {
    const sample = latitude === SAMPLE.latitude && longitude === SAMPLE.longitude;
    return sample
      ? [at(path, advice('The address on the map is still the sample’s, a point in the middle of Jhansi.', copy))]
      : [];
  }
  // What else cannot be, the shape refuses.
  if (latitude === 0 || longitude === 0 || isInIndia({ latitude: longitude, longitude: latitude })) return [];
  const country = field(data, 'address', 'country');
  return country === 'India' || field(country, DEFAULT_LOCALE) === 'India'
    ? [at(path, advice('The map point lies outside India, but the address says India.', copy))]
    : [];
}

/** What is still the sample's in studio.yaml, and what contradicts the rest of it. */
export function studioFacts(data: unknown): FieldFinding[] {
  const email = field(data, 'email');
  const sampleAddress =
    field(data, 'location', 'latitude') === SAMPLE.latitude &&
    field(data, 'address') !== undefined &&
    field(data, 'address', 'street') === undefined;
  return [
    ...phone(field(data, 'phone')),
    ...(typeof email === 'string' && /\.(example|test|invalid)$|@example\./.test(email)
      ? [
          at(
            ['email'],
            advice(
              'The e-mail address is still the sample’s: letters to it reach nobody.',
              'Write the studio’s own before the site goes out.',
            ),
          ),
        ]
      : []),
    ...(sampleAddress
      ? [
          at(
            ['address'],
            advice(
              'The address is still the sample’s and names no street.',
              'Write the studio’s own address before the site goes out.',
            ),
          ),
        ]
      : []),
    ...(field(data, 'social', 'handle') === SAMPLE.handle
      ? [
          at(
            ['social', 'handle'],
            advice('The Instagram name is still the sample’s.', 'Write the studio’s own, and its address below it.'),
          ),
        ]
      : []),
    ...place(data),
  ];
}
