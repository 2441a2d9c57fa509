/** The plan up to a wedding: what the owner says is to be done, by the days before it. */
import { getEntry, type CollectionEntry } from 'astro:content';
import { countText } from './format.ts';
import { settingsOf, type Locale } from './locales.ts';
import { getStudio } from './studio.ts';
import { getWords } from './words.ts';

type Step = CollectionEntry<'dayPlan'>['data']['steps'][number];

interface LeadWords {
  before: { one: string; other: string };
  onTheDay: string;
}

/** `12 days before`, `1 day before`, `On the day`. */
const leadOf = (days: number, { before, onTheDay }: LeadWords, locale: Locale): string =>
  days === 0 ? onTheDay : countText(days, before, locale);

/** The steps that are said in a language, from the earliest to the day itself. */
export const stepsIn = (steps: readonly Step[], locale: Locale, words: LeadWords) =>
  steps
    .toSorted((one, other) => other.days - one.days)
    .flatMap(({ days, [locale]: text }) =>
      text === undefined ? [] : [{ days, lead: leadOf(days, words, locale), text }],
    );

/** @returns nothing when no step is said in the language */
export async function getDayPlan(locale: Locale) {
  const [entry, studio, { dayPlan: words, footer }] = await Promise.all([
    getEntry('dayPlan', 'day-plan.yaml'),
    getStudio(locale),
    getWords(locale),
  ]);
  const steps = stepsIn(entry?.data.steps ?? [], locale, words);
  if (steps.length === 0) return undefined;
  return { steps, words, intl: settingsOf(locale).intl, chat: studio.chatLink(footer.bookText) };
}
