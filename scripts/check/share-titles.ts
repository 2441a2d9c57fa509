/** Titles that are drawn on the pictures for sharing: every letter of them must be in a font that is drawn with. */
import { EMOJI } from '../../src/content.config/fields.ts';
import { missingLetters } from '../../src/images/font-coverage.ts';
import type { FieldFinding } from './fields.ts';
import { error } from './problem.ts';
import type { Path } from './text-file.ts';

/** Every text at `pattern`, where `*` stands for each field there is. */
function textsAt(value: unknown, pattern: readonly string[], path: Path = []): { path: Path; text: string }[] {
  const [field, ...rest] = pattern;
  if (field === undefined) return typeof value === 'string' ? [{ path, text: value }] : [];
  if (value === null || typeof value !== 'object') return [];
  const names = field === '*' ? Object.keys(value) : [field];
  return names.flatMap((name) => textsAt(Reflect.get(value, name), rest, [...path, name]));
}

/** A look at one text of a file, or at one of each group in it. @param pattern the way to it, such as `*`, `title` */
export const unwritableLetters =
  (pattern: readonly string[]) =>
  (data: unknown): FieldFinding[] =>
    textsAt(data, pattern).flatMap(({ path, text }) => {
      // The shape refuses those.
      if (EMOJI.test(text)) return [];
      const missing = missingLetters(text);
      if (missing.length === 0) return [];
      const signs = missing.map((sign) => `‘${sign}’`).join(' and ');
      return [
        {
          ...error(
            `‘${text}’ is drawn on the picture that chats show beside a link, and no font there has ${signs}.`,
            'Write it without, in Latin letters or in Devanagari; emoji may stand in other texts.',
          ),
          path,
        },
      ];
    });
