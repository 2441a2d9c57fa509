/** What the shape of reviews.yaml cannot know: the day on which it is read, and what visitors miss. */
import { CODES } from '../../src/lib/locales.ts';
import { inIndia } from '../../src/shared/calendar-date.ts';
import type { FieldFinding } from './fields.ts';
import { languageName, lettersOf } from './languages.ts';
import { advice, error } from './problem.ts';
import type { ParsedText } from './text-file.ts';
import { valueAt } from '../../src/shared/value-at.ts';

/** A month, as the shape wants it. */
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** A review that was said in a month which has not begun. */
function future(month: unknown, now: number): Omit<FieldFinding, 'path'> | undefined {
  const current = inIndia(now).date.slice(0, 'YYYY-MM'.length);
  return typeof month === 'string' && MONTH.test(month) && month > current
    ? error(`The month ${month} has not begun yet.`, 'Write the month in which it was said, the year first.')
    : undefined;
}

/**
 * Words that are in the letters of another language than they are said to be in. Latin ones are at home everywhere:
 * Hindi too is written in them.
 */
function mislabelled(words: unknown, language: unknown): Omit<FieldFinding, 'path'> | undefined {
  const code = CODES.find((known) => known === language);
  if (typeof words !== 'string' || !code || lettersOf(code)?.test(words) || /\p{Script=Latin}/u.test(words))
    return undefined;
  const other = CODES.find((known) => lettersOf(known)?.test(words));
  return (
    other &&
    advice(
      `The words are said to be ${languageName(code)}, but are in the letters of ${languageName(other)}.`,
      `Write \`language: ${other}\`, so that a voice reads them rightly.`,
    )
  );
}

/** @param now milliseconds since the epoch */
export function reviewFindings({ data }: Pick<ParsedText, 'data'>, now = Date.now()): FieldFinding[] {
  const reviews = valueAt(data, ['reviews']);
  if (!Array.isArray(reviews)) return [];
  if (reviews.length === 0)
    return [
      {
        ...advice(
          'No words of clients are shown: they are what brides look for.',
          'Ask clients for a line or two, and whether it may be shown, and write it as the notes in this file show.',
        ),
        path: ['reviews'],
      },
    ];
  return reviews.flatMap((review: unknown, at): FieldFinding[] => {
    if (review === null || typeof review !== 'object') return [];
    const said = (name: string): unknown => Reflect.get(review, name);
    const [early, other] = [future(said('month'), now), mislabelled(said('words'), said('language'))];
    return [
      ...(early ? [{ ...early, path: ['reviews', at, 'month'] }] : []),
      ...(other ? [{ ...other, path: ['reviews', at, 'language'] }] : []),
    ];
  });
}
