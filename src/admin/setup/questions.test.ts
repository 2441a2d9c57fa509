import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { studioSchema } from '../../content.config/studio.ts';
import { isAnswerError } from './answer-error.ts';
import { QUESTIONS, withChanges, type FactName } from './questions.ts';
import { currentValueText } from './sentences.ts';

const STUDIO = `# Mine.
name: Ruby
phone: +91 98111 22334
email: a@studio.in
address:
  city: { en: Orai, hi: उरई } # both
  region: Uttar Pradesh
  postalCode: "285001"
hours:
  opens: "09:30"
  closes: "20:30"
social:
  name: Instagram
  handle: "@ruby"
  url: https://www.instagram.com/ruby/
location:
  latitude: 25.99
  longitude: 79.45
`;

/** The file after one answer, or why the answer is not taken. @param course what course.yaml says */
function after(name: FactName, answer: string, text = STUDIO, locale?: string, course?: unknown): string {
  const question = QUESTIONS.find((each) => each.name === name && (locale === undefined || each.locale === locale));
  const reading = question?.read(answer, parse(text), course) ?? { error: 'noPlace' as const };
  return isAnswerError(reading) ? reading.error : withChanges(text, reading.changes);
}

test.each<[FactName, string, from: string, to: string]>([
  ['phone', '९८७६५ ४३२१०', '+91 98111 22334', '+91 98765 43210'],
  ['email', 'mailto:b@studio.in', 'a@studio.in', 'b@studio.in'],
  ['street', '7 Fort Road', 'Pradesh\n', 'Pradesh\n'],
  ['postalCode', '२८४ ००१', '285001', '284001'],
  ['hours', 'सुबह 10 से रात 8', 'opens: "09:30"\n  closes: "20:30"', 'opens: "10:00"\n  closes: "20:00"'],
  ['closed', 'मंगल', 'closes: "20:30"', 'closes: "20:30"\n  closed: [Tuesday]'],
  [
    'profile',
    'new.name',
    'handle: "@ruby"\n  url: https://www.instagram.com/ruby/',
    'handle: "@new.name"\n  url: https://www.instagram.com/new.name/',
  ],
  ['location', '25.4, 78.5', 'latitude: 25.99\n  longitude: 79.45', 'latitude: 25.4\n  longitude: 78.5'],
])('%s: %s changes its own lines', (name, answer, from, to) => {
  const street = '  postalCode: "285001"\n';
  const wanted =
    name === 'street' ? STUDIO.replace(street, `${street}  street: 7 Fort Road\n`) : STUDIO.replace(from, to);
  expect(after(name, answer)).toBe(wanted);
});

test.each<[FactName, string, string]>([
  ['name', 'Ruby 💄', 'unwritable'],
  ['name', 'Studio of {city}', 'place'],
  ['phone', 'call me', 'noPhone'],
  ['phone', '+91 981112233', 'indianPhone'],
  ['phone', '+91 00000 00000', 'oneDigit'],
  ['phone', '+1234567', 'phoneLength'],
  ['email', 'anita at studio', 'noEmail'],
  ['email', 'a..b@studio.in', 'noEmail'],
  ['postalCode', '012345', 'noPostalCode'],
  ['location', '0.1, 0', 'seaOffAfrica'],
  ['location', '78.5, 25.4', 'exchanged'],
  ['location', '95, 200', 'beyondTheEarth'],
  ['hours', '20:30 to 9:30', 'closesFirst'],
  ['closed', 'mon tue wed thu fri sat sun', 'allClosed'],
  ['profile', 'my studio', 'noHandle'],
])('%s: ‘%s’ is not taken', (name, answer, error) => expect(after(name, answer)).toBe(error));

const OWN_HOURS = STUDIO.replace('social:', '  days:\n    Sunday: { opens: "11:00", closes: "15:00" }\nsocial:');
/** A Monday that is long to come. */
const MONDAY = '2130-01-02';
const course = (batch: object) => ({ days: [1], batches: [{ starts: MONDAY, ...batch }] });

test('a day that has hours of its own cannot be closed too; one that was so before keeps no other from it', () => {
  expect(after('closed', 'Sunday', OWN_HOURS)).toBe('closedWithHours');
  expect(after('closed', 'Monday', OWN_HOURS)).toContain('closed: [Monday]');
  const broken = OWN_HOURS.replace('  days:', '  closed: [Sunday]\n  days:');
  expect(after('closed', 'Sunday Monday', broken)).toContain('closed: [Monday, Sunday]');
});

test('a day on which a batch to come starts cannot be closed, unless the batch has closed days of its own', () => {
  const closing = (batch: object, text = STUDIO) => after('closed', 'Sunday Monday', text, undefined, course(batch));
  expect(closing({})).toBe('batchStarts');
  expect(closing({ starts: '2130-01-03' })).toContain('closed: [Monday, Sunday]');
  expect(closing({ starts: '2020-01-06' })).toContain('closed: [Monday, Sunday]');
  expect(closing({ starts: 'soon' })).toContain('closed: [Monday, Sunday]');
  expect(closing({ closed: ['Monday'] })).toContain('closed: [Monday, Sunday]');
  const broken = STUDIO.replace('social:', '  closed: [Monday]\nsocial:');
  expect(closing({}, broken)).toContain('closed: [Monday, Sunday]');
});

const ALPHABETS = [
  ...Array.from('★☆✿→♥❤✨™®©℠•…–—’€₹½²°'),
  ...Array.from('Asha Ásha Aşa Așa Ахша આશા آشا அசா 明日'),
  ...Array.from('𝓐𝓼𝓱𝓪 ᴀsʜᴀ Ａｓｈａ ⓐ'),
  'आशा',
  'क़',
  'A\u0301',
  '💄',
  '👩‍🎨',
  '❤️',
  '{city}',
];
test.each(ALPHABETS)('a name, a city and a street with %j are taken as the check takes them', (text) => {
  const answer = `A ${text} A`;
  const { name, address } = studioSchema.shape;
  const isTaken = (of: FactName) => !['unwritable', 'place'].includes(after(of, answer));
  expect(isTaken('name')).toBe(name.safeParse(answer).success);
  expect(isTaken('city')).toBe(address.shape.city.safeParse(answer).success);
  expect(isTaken('street')).toBe(address.shape.street.safeParse(answer).success);
});

test('what is answered again stands there as the hint, and what is changed by hand stays', () => {
  const mine = `${after('name', 'माणिक', STUDIO, 'hi')}keepMonths: 12 # by hand\n`;
  expect(mine).toContain('name: { en: Ruby, hi: माणिक }');
  const question = QUESTIONS.find(({ name, locale }) => name === 'name' && locale === 'hi');
  expect(currentValueText('hi', question?.now(parse(mine)))).toBe('माणिक');
  expect(after('closed', '-', mine)).toBe(mine);
  expect(after('city', 'Jhansi', mine, 'en')).toBe(mine.replace('en: Orai', 'en: Jhansi'));
});
