/** Facts of the studio that can be, and that nobody means: those of the sample, and a point outside its country. */
import { COPY_POINT } from '../../src/content.config/rule-messages.ts';
import { liesInIndia } from '../../src/content.config/studio-rules.ts';
import { DEFAULT_LOCALE } from '../../src/lib/locales.ts';
import { sampleFacts, type SampleFact } from '../../src/shared/sample-facts.ts';
import { valueAt } from '../../src/shared/value-at.ts';
import type { FieldFinding } from './fields/read-fields.ts';
import { advice } from './problem.ts';
import type { Path } from './yaml/parse-file.ts';

const field = (data: unknown, ...path: string[]): unknown => valueAt(data, path);

const POINT: Path = ['location', 'latitude'];

/** For each fact of the sample where it stands, why it cannot stay, and what to do. */
const SAMPLE_ADVICES: Readonly<Record<SampleFact, readonly [path: Path, cause: string, remedy: string]>> = {
  phone: [
    ['phone'],
    'The phone number is still the sample’s: calls and chats reach nobody.',
    'Write the studio’s own number before the site goes out.',
  ],
  email: [
    ['email'],
    'The e-mail address is still the sample’s: letters to it reach nobody.',
    'Write the studio’s own before the site goes out.',
  ],
  street: [
    ['address'],
    'The address is still the sample’s and names no street.',
    'Write the studio’s own address before the site goes out.',
  ],
  location: [POINT, 'The address on the map is still the sample’s, a point in the middle of Jhansi.', COPY_POINT],
  profile: [
    ['social', 'handle'],
    'The Instagram name is still the sample’s.',
    'Write the studio’s own, and its address below it.',
  ],
};

/** A map point abroad of a studio in India. What cannot be at all, the schema refuses. */
function pointAbroad(data: unknown): FieldFinding[] {
  const latitude = field(data, 'location', 'latitude');
  const longitude = field(data, 'location', 'longitude');
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return [];
  const cannotBe = latitude === 0 || longitude === 0 || Math.abs(latitude) > 90 || Math.abs(longitude) > 180;
  if (cannotBe || liesInIndia({ latitude, longitude }) || liesInIndia({ latitude: longitude, longitude: latitude }))
    return [];
  const country = field(data, 'address', 'country');
  const isIndian = country === 'India' || field(country, DEFAULT_LOCALE) === 'India';
  return isIndian
    ? [{ path: POINT, ...advice('The map point lies outside India, but the address says India.', COPY_POINT) }]
    : [];
}

/** What is still the sample's in studio.yaml, and what contradicts the rest of it. */
export function plausibilityFindings(data: unknown): FieldFinding[] {
  const sample = sampleFacts(data).map((fact) => {
    const [path, cause, remedy] = SAMPLE_ADVICES[fact];
    return { path, ...advice(cause, remedy) };
  });
  return [...sample, ...pointAbroad(data)];
}
