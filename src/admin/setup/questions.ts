/** The questions of the first day about the studio's facts, and what each answer changes in studio.yaml. */
import { WEEK } from '../../lib/hours.ts';
import { LOCALES, DEFAULT_LOCALE, type Locale } from '../../lib/locales.ts';
import { readPhone } from '../../shared/phone-number.ts';
import { valueAt } from '../../shared/value-at.ts';
import { readDays, readHours } from './clock-time.ts';
import { readEmail, readPostalCode, readProfile } from './contact-details.ts';
import { withField, type FieldValue } from './edit-yaml.ts';
import {
  closedDaysError,
  emailError,
  handleError,
  nameError,
  phoneError,
  pointError,
  postalCodeError,
  textError,
} from './fact-validity.ts';
import { readMapLink } from './map-link.ts';
import { isAnswerError, type AnswerError } from './answer-error.ts';

export type FactName =
  | 'name'
  | 'phone'
  | 'email'
  | 'street'
  | 'city'
  | 'region'
  | 'postalCode'
  | 'location'
  | 'hours'
  | 'closed'
  | 'profile';

/** A field of studio.yaml and what it is to say; undefined takes it away. */
export interface Change {
  path: readonly string[];
  value: FieldValue | undefined;
}

/** What an answer changes. */
interface Reading {
  changes: Change[];
  /** True when the place is only where a map was looked at. */
  isView?: boolean;
}

/** What a file says now: a text, two times, or days by their English names. */
export type CurrentValue = string | { opens: string; closes: string } | { days: readonly (typeof WEEK)[number][] };

export interface Question {
  name: FactName;
  /** The language of the answer, where each has one of its own. */
  locale?: Locale;
  /** Nothing where the file says nothing. */
  now: (studio: unknown) => CurrentValue | undefined;
  /** @param course what course.yaml says, which the studio's closed days must suit */
  read: (answer: string, studio: unknown, course?: unknown) => Reading | AnswerError;
}

/** The answer that takes a value away, where a question offers that. */
export const NO_VALUE = '-';
/** Words for `never`. */
const NEVER = /^(none|no|never|open every day|कोई नहीं|नहीं|कभी नहीं)$/i;

/** A number or a text as it is shown; nothing for anything else. */
const shown = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
const textAt = (studio: unknown, ...path: string[]): string => shown(valueAt(studio, path)) ?? '';

/** What a text is changed to: it may be the same in all languages, or one for each. */
function localizedValue(locale: Locale, current: unknown, answer: string): FieldValue {
  if (current === null || typeof current !== 'object') {
    if (locale === DEFAULT_LOCALE || current === answer) return answer;
    return Object.fromEntries(LOCALES.map((code) => [code, code === locale ? answer : (shown(current) ?? answer)]));
  }
  return Object.fromEntries(
    LOCALES.map((code) => [code, code === locale ? answer : (shown(valueAt(current, [code])) ?? answer)]),
  );
}

/** A text, asked for in every language. @param optional whether a hyphen takes it away */
const questionsPerLocale = (name: FactName, path: readonly string[], optional = false): Question[] =>
  LOCALES.map((locale) => ({
    name,
    locale,
    now: (studio) => {
      const current = valueAt(studio, path);
      return shown(current) ?? shown(valueAt(current, [locale]));
    },
    read: (answer, studio) => {
      if (optional && answer === NO_VALUE) return { changes: [{ path, value: undefined }] };
      const error = name === 'name' ? nameError(answer) : textError(answer);
      if (error) return error;
      const current = valueAt(studio, path);
      const isGroup =
        current !== null && typeof current === 'object' && shown(valueAt(current, [locale])) !== undefined;
      return {
        changes: isGroup
          ? [{ path: [...path, locale], value: answer }]
          : [{ path, value: localizedValue(locale, current, answer) }],
      };
    },
  }));

/** A text that is the same in every language. @param clean makes of what people write what the file wants */
const plain = (
  name: FactName,
  path: readonly string[],
  clean: (answer: string) => string,
  errorOf: (text: string) => AnswerError | undefined,
): Question => ({
  name,
  now: (studio) => shown(valueAt(studio, path)),
  read: (answer) => {
    const value = clean(answer);
    return errorOf(value) ?? { changes: [{ path, value }] };
  },
});

const LOCATION: Question = {
  name: 'location',
  now: (studio) => `${textAt(studio, 'location', 'latitude')}, ${textAt(studio, 'location', 'longitude')}`,
  read: (answer) => {
    const point = readMapLink(answer);
    if (isAnswerError(point)) return point;
    const { latitude, longitude, isView } = point;
    return (
      pointError(latitude, longitude) ?? {
        changes: [
          { path: ['location', 'latitude'], value: latitude },
          { path: ['location', 'longitude'], value: longitude },
        ],
        isView,
      }
    );
  },
};

const HOURS: Question = {
  name: 'hours',
  now: (studio) => ({ opens: textAt(studio, 'hours', 'opens'), closes: textAt(studio, 'hours', 'closes') }),
  read: (answer) => {
    const hours = readHours(answer);
    if (isAnswerError(hours)) return hours;
    return {
      changes: [
        { path: ['hours', 'opens'], value: hours.opens },
        { path: ['hours', 'closes'], value: hours.closes },
      ],
    };
  },
};

const closedNow = (studio: unknown) => {
  const days = valueAt(studio, ['hours', 'closed']);
  return WEEK.filter((day) => Array.isArray(days) && days.includes(day));
};

const CLOSED: Question = {
  name: 'closed',
  now: (studio) => ({ days: closedNow(studio) }),
  read: (answer, studio, course) => {
    const path = ['hours', 'closed'];
    if (answer === NO_VALUE || NEVER.test(answer)) return { changes: [{ path, value: undefined }] };
    const days = readDays(answer);
    if (isAnswerError(days)) return days;
    const now = closedNow(studio);
    const added = days.filter((day) => !now.includes(day));
    return closedDaysError(added, studio, course) ?? { changes: [{ path, value: days }] };
  },
};

const PROFILE: Question = {
  name: 'profile',
  now: (studio) => textAt(studio, 'social', 'handle'),
  read: (answer, studio) => {
    const current = { handle: textAt(studio, 'social', 'handle'), url: textAt(studio, 'social', 'url') };
    const profile = readProfile(answer, current);
    if (isAnswerError(profile)) return profile;
    const { name, handle, url } = profile;
    return (
      handleError(handle) ?? {
        changes: [
          ...(name === undefined ? [] : [{ path: ['social', 'name'], value: name }]),
          { path: ['social', 'handle'], value: handle },
          { path: ['social', 'url'], value: url },
        ],
      }
    );
  },
};

/** In the order in which they are asked. */
export const QUESTIONS: readonly Question[] = [
  ...questionsPerLocale('name', ['name']),
  plain('phone', ['phone'], readPhone, phoneError),
  plain('email', ['email'], readEmail, emailError),
  ...questionsPerLocale('street', ['address', 'street'], true),
  ...questionsPerLocale('city', ['address', 'city']),
  ...questionsPerLocale('region', ['address', 'region']),
  plain('postalCode', ['address', 'postalCode'], readPostalCode, postalCodeError),
  LOCATION,
  HOURS,
  CLOSED,
  PROFILE,
];

/** The text of studio.yaml with changes; all that they do not name stays as it is written. */
export const withChanges = (text: string, changes: readonly Change[]): string =>
  changes.reduce((file, { path, value }) => withField(file, path, value), text);
