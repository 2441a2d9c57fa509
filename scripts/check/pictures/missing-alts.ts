/** Descriptions that pictures outside the galleries lack. */
import { LOCALES, DEFAULT_LOCALE, altField } from '../../../src/lib/locales.ts';
import { valueAt } from '../../../src/shared/value-at.ts';
import { additionInBraces } from '../fields/notation.ts';
import type { FieldFinding } from '../fields/read-fields.ts';
import { isNothing, languageName } from '../languages.ts';
import type { ParsedText, Path } from '../yaml/parse-file.ts';
import { advice } from '../problem.ts';

/** Pictures outside the galleries that have no description in one of the languages. */
export function missingAlts(source: ParsedText): FieldFinding[] {
  const { data } = source;
  const slides = valueAt(data, ['slides']);
  const places: Path[] = [...(Array.isArray(slides) ? slides.map((_, at) => ['slides', at]) : []), ['founder']];
  return LOCALES.filter((code) => code !== DEFAULT_LOCALE).flatMap((code) =>
    places
      .filter(
        (path) => valueAt(data, [...path, 'alt']) !== undefined && isNothing(valueAt(data, [...path, altField(code)])),
      )
      .map((path) => ({
        ...advice(
          `The picture has no description in ${languageName(code)}, and stays silent there for those who cannot see it.`,
          additionInBraces(source, [...path, altField(code)]) ??
            `Add a line \`${altField(code)}: …\` below its \`alt\`.`,
        ),
        path,
      })),
  );
}
