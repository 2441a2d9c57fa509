/** What the schema of reviews.yaml cannot know: words that are said to be of another language, and what is missed. */
import { LOCALES } from '../../src/lib/locales.ts';
import type { FieldFinding } from './fields/read-fields.ts';
import { lettersOf } from './wrong-writing-system.ts';
import { languageName } from './languages.ts';
import { advice } from './problem.ts';
import type { ParsedText } from './yaml/parse-file.ts';
import { valueAt } from '../../src/shared/value-at.ts';

/** Words in the letters of another language than the stated one. Latin letters pass: Hindi is written in them too. */
function mislabelled(words: unknown, language: unknown): Omit<FieldFinding, 'path'> | undefined {
  const code = LOCALES.find((known) => known === language);
  if (typeof words !== 'string' || !code || lettersOf(code)?.test(words) || /\p{Script=Latin}/u.test(words))
    return undefined;
  const other = LOCALES.find((known) => lettersOf(known)?.test(words));
  return (
    other &&
    advice(
      `The words are said to be ${languageName(code)}, but are in the letters of ${languageName(other)}.`,
      `Write \`language: ${other}\`, so that a voice reads them rightly.`,
    )
  );
}

export function reviewFindings({ data }: Pick<ParsedText, 'data'>): FieldFinding[] {
  const reviews = valueAt(data, ['reviews']);
  if (!Array.isArray(reviews)) return [];
  if (reviews.length === 0)
    return [
      {
        ...advice(
          'No words of clients are shown: they are what brides look for.',
          'Ask clients for a line or two, and whether it may be shown, and write it as the notes in this file show; ' +
            'delete the `[]` behind `reviews:` then.',
        ),
        path: ['reviews'],
      },
    ];
  return reviews.flatMap((review: unknown, at): FieldFinding[] => {
    if (review === null || typeof review !== 'object') return [];
    const valueOf = (name: string): unknown => Reflect.get(review, name);
    const other = mislabelled(valueOf('words'), valueOf('language'));
    return other ? [{ ...other, path: ['reviews', at, 'language'] }] : [];
  });
}
