/** Places in a text that the page fills in: misspelt ones are mistakes, missing ones are asked about. */
import { STUDIO_PLACES, unknownPlaces } from '../../src/lib/studio-places.ts';
import type { FieldFinding } from './fields.ts';
import { nearest } from '../../src/shared/did-you-mean.ts';
import { advice, error } from './problem.ts';
import { childSchema, placeholdersOf, type Schema } from './schema-path.ts';
import type { ParsedText, Path } from './text-file.ts';

const braced = (places: readonly string[]) => places.map((place) => `{${place}}`);
const listed = (places: readonly string[]) => braced(places).join(' and ');

/** What content.config says of a place that the page does not know; undefined for another issue. */
export function unknownPlaceholder(
  params: Record<string, unknown> | undefined,
  name: string,
): Pick<FieldFinding, 'level' | 'cause' | 'remedy'> | undefined {
  const { written, places, known: all } = params ?? {};
  if (typeof written !== 'string' || !Array.isArray(places) || !Array.isArray(all)) return undefined;
  const [own, known] = [places.map(String), all.map(String)];
  const word = written.replace(/[{}\s]/g, '');
  const meant =
    known.find((place) => place.toLowerCase() === word.toLowerCase()) ??
    nearest(word, known) ??
    (own.length === 1 ? own[0] : undefined);
  const remedy = meant
    ? `Did you mean {${meant}}? Correct it.`
    : known.length > 0
      ? `Write ${listed(own.length > 0 ? own : known)}, which the page knows here, or delete it.`
      : 'Delete it, or write the words themselves.';
  return error(`${name} says ${written}, which the page does not fill in: visitors would read it so.`, remedy);
}

/** What looks like a place in the text of a Markdown file, and is none. */
export const unknownInBody = ({ lines, head }: ParsedText): FieldFinding[] =>
  lines.slice(head).flatMap((line, at) =>
    unknownPlaces(line).flatMap((written): FieldFinding[] => {
      const found = unknownPlaceholder({ written, places: [], known: STUDIO_PLACES }, 'The text');
      return found ? [{ ...found, path: [], line: head + at + 1 }] : [];
    }),
  );

/** Advice on texts that leave out what the page would have filled in. @param path where `data` stands in its file */
export function missingPlaceholders(data: unknown, schema: Schema | undefined, path: Path = []): FieldFinding[] {
  if (data !== null && typeof data === 'object')
    return Object.entries(data).flatMap(([key, value]) =>
      missingPlaceholders(value, schema && childSchema(schema, key), [...path, key]),
    );
  if (typeof data !== 'string' || data.trim() === '') return [];
  const own = braced(placeholdersOf(schema));
  const missing = own.filter((place) => !data.includes(place));
  // A misspelt placeholder is an error of its own.
  if (
    missing.length === 0 ||
    /[{}]/.test([...own, ...braced(STUDIO_PLACES)].reduce((text, place) => text.replaceAll(place, ''), data))
  )
    return [];
  return [
    {
      ...advice(
        `The text \`${String(path.at(-1))}: ${data}\` leaves out ${missing.join(' and ')}, which the page ` +
          `would fill in with the studio’s own facts.`,
        `Write ${missing.join(' and ')} where it belongs in the sentence.`,
      ),
      path,
    },
  ];
}
