/** The questions about the studio's facts. Each answer goes into studio.yaml. */
import { CODES, DEFAULT_LOCALE, type Locale } from '../../src/lib/locales.ts';
import { languageName } from '../check/languages.ts';
import { valueAt } from '../check/value-at.ts';
import { readDays, readHours } from './clock-time.ts';
import { readEmail, readPhone, readPostalCode, readProfile } from './contact-details.ts';
import type { FieldValue } from './edit-yaml.ts';
import { readMapLink } from './map-link.ts';
import { NOTHING, questionText, type Step } from './step.ts';
import { changeStudio, readStudio, type Change } from './studio-file.ts';

interface Fact {
  title: string;
  /** What the file says now. */
  now: (studio: unknown) => string | undefined;
  /** What an answer changes, or why it cannot be understood. */
  read: (answer: string, studio: unknown) => (Change[] & { note?: string }) | { problem: string };
  /** The field that a hyphen takes away. */
  optional?: readonly string[];
}

/** A number or a text as it is shown; nothing for anything else. */
const shown = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
const textAt = (studio: unknown, ...path: string[]): string => shown(valueAt(studio, path)) ?? '';

/** What a text is changed to: it may be the same in all languages, or one for each. */
function saidIn(locale: Locale, present: unknown, answer: string): FieldValue {
  if (present === null || typeof present !== 'object') {
    if (locale === DEFAULT_LOCALE || present === answer) return answer;
    return Object.fromEntries(CODES.map((code) => [code, code === locale ? answer : (shown(present) ?? answer)]));
  }
  return Object.fromEntries(
    CODES.map((code) => [code, code === locale ? answer : (shown(valueAt(present, [code])) ?? answer)]),
  );
}

/** A text, asked for in every language. */
const inEachLanguage = (title: string, path: readonly string[], optional = false): Fact[] =>
  CODES.map((locale) => ({
    title: `${title} (in ${languageName(locale)})`,
    now: (studio) => {
      const present = valueAt(studio, path);
      return shown(present) ?? shown(valueAt(present, [locale]));
    },
    read: (answer, studio) => {
      const present = valueAt(studio, path);
      const isGroup =
        present !== null && typeof present === 'object' && shown(valueAt(present, [locale])) !== undefined;
      return isGroup
        ? [{ path: [...path, locale], value: answer }]
        : [{ path, value: saidIn(locale, present, answer) }];
    },
    ...(optional && { optional: path }),
  }));

/** A text that is the same in every language. @param clean makes of what people write what the file wants */
const plain = (title: string, path: readonly string[], clean = (answer: string) => answer): Fact => ({
  title,
  now: (studio) => shown(valueAt(studio, path)),
  read: (answer) => [{ path, value: clean(answer) }],
});

const FACTS: readonly Fact[] = [
  ...inEachLanguage('What is the studio called?', ['name']),
  plain('Its phone number; calls and WhatsApp chats go there', ['phone'], readPhone),
  plain('Its e-mail address', ['email'], readEmail),
  ...inEachLanguage('House and street; a hyphen (-) shows none', ['address', 'street'], true),
  ...inEachLanguage('The city', ['address', 'city']),
  ...inEachLanguage('The state', ['address', 'region']),
  plain('The postal code', ['address', 'postalCode'], readPostalCode),
  {
    title: 'Where it is: paste a link from Google Maps or OpenStreetMap, or the two numbers of the place',
    now: (studio) => `${textAt(studio, 'location', 'latitude')}, ${textAt(studio, 'location', 'longitude')}`,
    read: (answer) => {
      const point = readMapLink(answer);
      if ('problem' in point) return point;
      const changes: Change[] & { note?: string } = [
        { path: ['location', 'latitude'], value: point.latitude },
        { path: ['location', 'longitude'], value: point.longitude },
      ];
      if (point.isView)
        changes.note =
          'This is the middle of the map in the link. When the pin on the contact page is beside the studio, tap the studio on the map, and paste that link here.';
      return changes;
    },
  },
  {
    title: 'When is it open on usual days? Such as 9:30 am to 8:30 pm',
    now: (studio) => `${textAt(studio, 'hours', 'opens')} to ${textAt(studio, 'hours', 'closes')}`,
    read: (answer) => {
      const hours = readHours(answer);
      if ('problem' in hours) return hours;
      return [
        { path: ['hours', 'opens'], value: hours.opens },
        { path: ['hours', 'closes'], value: hours.closes },
      ];
    },
  },
  {
    title: 'On which days of the week is it closed? A hyphen (-) for none',
    now: (studio) => {
      const days = valueAt(studio, ['hours', 'closed']);
      return Array.isArray(days) && days.length > 0 ? days.join(', ') : 'open every day';
    },
    read: (answer) => {
      if (/^(none|no|never|open every day)$/i.test(answer)) return [{ path: ['hours', 'closed'], value: undefined }];
      const days = readDays(answer);
      return 'problem' in days ? days : [{ path: ['hours', 'closed'], value: days }];
    },
    optional: ['hours', 'closed'],
  },
  {
    title: 'Its name on Instagram, or the address of its profile',
    now: (studio) => textAt(studio, 'social', 'handle'),
    read: (answer, studio) => {
      const present = { handle: textAt(studio, 'social', 'handle'), url: textAt(studio, 'social', 'url') };
      const { name, handle, url } = readProfile(answer, present);
      return [
        ...(name === undefined ? [] : [{ path: ['social', 'name'], value: name }]),
        { path: ['social', 'handle'], value: handle },
        { path: ['social', 'url'], value: url },
      ];
    },
  },
];

/** What the file says; an empty group when it was broken since the last answer, which the next answer tells. */
async function factsOf(root: string): Promise<unknown> {
  const studio = await readStudio(root);
  return 'data' in studio ? studio.data : {};
}

/** The questions about the facts of the project in `root`. */
export const factSteps = (root: string): Step[] =>
  FACTS.map(({ title, now, read, optional }) => ({
    question: async () => questionText(title, now(await factsOf(root))),
    answer: async (text) => {
      const changes =
        optional && text === NOTHING ? [{ path: optional, value: undefined }] : read(text, await factsOf(root));
      if ('problem' in changes) return { said: [changes.problem], again: true };
      const written = await changeStudio(root, changes);
      if ('refused' in written) return { said: [written.refused], again: true };
      const note = 'note' in changes ? changes.note : undefined;
      const taken = now(await factsOf(root));
      return {
        said: [
          ...(taken === undefined || taken === text ? [] : [`Written: ${taken}`]),
          ...(note === undefined ? [] : [note]),
          ...written.advice,
        ],
      };
    },
  }));
