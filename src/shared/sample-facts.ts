/** The facts of the sample that the project came with; none of them is anyone's. */
import { valueAt } from './value-at.ts';
import { digits } from './whatsapp-link.ts';

export const SAMPLE = {
  phone: '+91 00000 00000',
  email: 'hello@gulmohar.example',
  handle: '@gulmohar.makeup',
  latitude: 25.4484,
  longitude: 78.5685,
  name: 'Gulmohar',
  city: 'Jhansi',
  postalCode: '284001',
  certified: 'Certified by Mehrab Beauty Academy, Lucknow',
  hindi: { name: 'गुलमोहर', city: 'झांसी', certified: 'मेहराब ब्यूटी अकादमी' },
} as const;

export type SampleFact = 'phone' | 'email' | 'street' | 'location' | 'profile';

/** @param phone in any spelling */
export const isSamplePhone = (phone: unknown): boolean =>
  typeof phone === 'string' && digits(phone) === digits(SAMPLE.phone);

/** @param studio what studio.yaml says; @returns the facts in it that are still the sample's */
export function sampleFacts(studio: unknown): SampleFact[] {
  const email = valueAt(studio, ['email']);
  const isSamplePoint =
    valueAt(studio, ['location', 'latitude']) === SAMPLE.latitude &&
    valueAt(studio, ['location', 'longitude']) === SAMPLE.longitude;
  const found: [SampleFact, boolean][] = [
    ['phone', isSamplePhone(valueAt(studio, ['phone']))],
    ['email', typeof email === 'string' && /\.(example|test|invalid)$|@example\./.test(email)],
    ['street', isSamplePoint && valueAt(studio, ['address', 'street']) === undefined],
    ['location', isSamplePoint],
    ['profile', valueAt(studio, ['social', 'handle']) === SAMPLE.handle],
  ];
  return found.filter(([, is]) => is).map(([fact]) => fact);
}
