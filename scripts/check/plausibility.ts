/** Facts that are well-formed and still cannot be: a number nobody has, hours that end before they begin. */
import { daysOf } from '../../src/lib/course-days.ts';
import { WEEK } from '../../src/lib/hours.ts';
import { DEFAULT_LOCALE } from '../../src/lib/locales.ts';
import type { Path } from './text-file.ts';
import type { FieldFinding } from './fields.ts';
import { advice, error } from './problem.ts';
import { SAMPLE } from '../../src/shared/sample-facts.ts';
import { valueAt } from '../../src/shared/value-at.ts';

/** Digits of a phone number with its country code (ITU-T E.164). */
const PHONE_DIGITS = { least: 8, most: 15 };
/** Degrees around India, its islands included. */
const INDIA = { south: 6, north: 38, west: 68, east: 98 };

const at = (path: Path, finding: Omit<FieldFinding, 'path'>): FieldFinding => ({ ...finding, path });
const field = (data: unknown, ...path: string[]): unknown => valueAt(data, path);
const shownNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);

function phone(value: unknown): FieldFinding[] {
  if (typeof value !== 'string' || !/^\+[\d ]+$/.test(value)) return [];
  const path = ['phone'];
  const digits = value.replace(/\D/g, '');
  if (digits === SAMPLE.phone.replace(/\D/g, ''))
    return [
      at(
        path,
        advice(
          'The phone number is still the sample’s: calls and chats reach nobody.',
          'Write the studio’s own number before the site goes out.',
        ),
      ),
    ];
  if (digits.length < PHONE_DIGITS.least || digits.length > PHONE_DIGITS.most) {
    return [
      at(
        path,
        error(
          `No phone number has ${digits.length} digits.`,
          'Write it with the country code, such as +91 98765 43210.',
        ),
      ),
    ];
  }
  const own = digits.slice(2);
  if (digits.startsWith('91') && !/^[1-9]\d{9}$/.test(own)) {
    return [
      at(
        path,
        error(
          `Behind +91 stand ${own.length} digits${own.startsWith('0') ? ', the first of them 0' : ''}; an Indian number has ten and begins with no 0.`,
          'Correct it: +91, then the ten digits.',
        ),
      ),
    ];
  }
  if (/^(\d)\1+$/.test(own))
    return [at(path, error('A number of one digit only is nobody’s.', 'Write the studio’s own number.'))];
  return [];
}

/** Minutes since midnight of a time such as 09:30. */
function minutes(clock: unknown): number | undefined {
  const match = typeof clock === 'string' ? /^(\d\d):(\d\d)$/.exec(clock) : null;
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}

/**
 * Times at `path` that end before they begin.
 * @param when as a sentence says it: ` on Sunday`, or nothing for every day
 */
function backwards(data: unknown, path: string[], when: string): FieldFinding[] {
  const [opens, closes] = [minutes(field(data, ...path, 'opens')), minutes(field(data, ...path, 'closes'))];
  if (opens === undefined || closes === undefined || opens < closes) return [];
  return [
    at(
      [...path, 'closes'],
      error(
        `The studio closes before it opens${when}, or at the same minute.`,
        'Correct the times: on the 24-hour clock half past eight in the evening is "20:30".',
      ),
    ),
  ];
}

function hours(data: unknown): FieldFinding[] {
  const [named, days] = [field(data, 'hours', 'closed'), field(data, 'hours', 'days')];
  const closed: unknown[] = Array.isArray(named) ? named : [];
  const never = WEEK.every((day) => closed.includes(day));
  const both = WEEK.filter((day) => closed.includes(day) && field(days, day) !== undefined);
  return [
    ...backwards(data, ['hours'], ''),
    ...WEEK.flatMap((day) => backwards(data, ['hours', 'days', day], ` on ${day}`)),
    ...(never
      ? [
          at(
            ['hours', 'closed'],
            error('The studio is closed on all seven days.', 'Take out the days on which it is open.'),
          ),
        ]
      : []),
    ...both.map((day) =>
      at(
        ['hours', 'days', day],
        error(
          `${day} is closed and has hours at the same time.`,
          `Take ${day} out of \`closed\`, or delete this line.`,
        ),
      ),
    ),
  ];
}

const inIndia = (latitude: number, longitude: number) =>
  latitude >= INDIA.south && latitude <= INDIA.north && longitude >= INDIA.west && longitude <= INDIA.east;

function place(data: unknown): FieldFinding[] {
  const latitude = shownNumber(field(data, 'location', 'latitude'));
  const longitude = shownNumber(field(data, 'location', 'longitude'));
  if (latitude === undefined || longitude === undefined || Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
    return [];
  const path = ['location', 'latitude'];
  const copy = 'Long-press the studio in the map app and copy the two numbers: the first is the latitude.';
  if (latitude === 0 || longitude === 0)
    return [at(path, error('The map point lies in the sea off Africa (0).', copy))];
  if (inIndia(latitude, longitude)) {
    const sample = latitude === SAMPLE.latitude && longitude === SAMPLE.longitude;
    return sample
      ? [at(path, advice('The address on the map is still the sample’s, a point in the middle of Jhansi.', copy))]
      : [];
  }
  if (inIndia(longitude, latitude))
    return [
      at(
        path,
        error(
          'Latitude and longitude are exchanged: the map point would lie in the Arctic.',
          `Exchange the two numbers. ${copy}`,
        ),
      ),
    ];
  const country = field(data, 'address', 'country');
  return country === 'India' || field(country, DEFAULT_LOCALE) === 'India'
    ? [at(path, advice('The map point lies outside India, but the address says India.', copy))]
    : [];
}

/** What cannot be in studio.yaml, and what is still the sample's. */
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
    ...hours(data),
    ...place(data),
  ];
}

/** Days of the course that run backwards, overlap, or leave a gap. */
export function courseFacts(data: unknown): FieldFinding[] {
  const days = field(data, 'days');
  let expected = 1;
  return (Array.isArray(days) ? days : []).flatMap((item: unknown, index): FieldFinding[] => {
    if (typeof item !== 'string' && typeof item !== 'number') return [];
    const say = (cause: string, remedy: string) => [at(['days', index], error(cause, remedy))];
    const [first, last] = [...String(item).matchAll(/\d+/g)].map(Number);
    const covered = daysOf(item);
    if (last !== undefined && covered.length < 2)
      return say(
        `‘${item}’ runs backwards or stands still.`,
        'Write the smaller day first, such as 17-19; one day alone is 17.',
      );
    if (covered.length === 0) return [];
    const wanted = expected;
    expected = Math.max(expected, (covered.at(-1) ?? 0) + 1);
    if (first === wanted) return [];
    return first !== undefined && first < wanted
      ? say(
          `‘${item}’ overlaps those before it, which reach day ${wanted - 1}.`,
          `Begin it with day ${wanted}, or correct those before it.`,
        )
      : say(
          `‘${item}’ leaves a gap: day ${wanted} is missing.`,
          `Begin it with day ${wanted}, or add what is missing.`,
        );
  });
}
