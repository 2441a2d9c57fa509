/** What this project came with and its owner is to replace: the facts, the sentences and the pictures of the sample. */
import { readFile } from 'node:fs/promises';
import { DEFAULT_LOCALE } from '../../src/lib/locales.ts';
import type { CheckedFile } from './check-file.ts';
import { advice } from './problem.ts';
import type { CheckFinding, Problem } from './problem.ts';
import { SAMPLE } from '../../src/shared/sample-facts.ts';
import { valueAt } from '../../src/shared/value-at.ts';

/** The hashes of the sample's pictures, one to a line, then the file's name: what `sha256sum` prints. */
const PICTURES = new URL('sample-pictures.txt', import.meta.url);

/** The text at `path`, that of the first language where there is one for each; empty when there is none. */
function textAt(data: unknown, ...path: string[]): string {
  const found = valueAt(data, path);
  const value = found !== null && typeof found === 'object' ? valueAt(found, [DEFAULT_LOCALE]) : found;
  return typeof value === 'string' ? value : '';
}

/** The SHA-256 hash of every picture of the sample, in hexadecimal digits. */
export async function sampleHashes(): Promise<ReadonlySet<string>> {
  const lines = (await readFile(PICTURES, 'utf8')).split('\n');
  return new Set(lines.map((line) => line.slice(0, 64)).filter((hash) => /^[0-9a-f]{64}$/.test(hash)));
}

/**
 * Advice on a picture of the sample.
 * @param isNamed whether a text names it, such as pictures.yaml: a page may need it, so it is not to be deleted
 */
export const samplePicture = (name: string, isNamed: boolean): CheckFinding =>
  advice(
    `${name} is still the sample’s: a drawing, not the studio’s own photo.`,
    `Put a photo of your own in its place${isNamed ? '' : ', or delete it and its entry'}.`,
    {
      cause: 'These pictures are still the sample’s: drawings, not the studio’s own photos.',
      remedy: `Put photos of your own in their place${isNamed ? '' : ', or delete them and their entries'}.`,
    },
  );

const still = (what: string, own: string): CheckFinding =>
  advice(`This line still says the sample’s ${what}, not ${own}.`, 'Write it anew.', {
    cause: `These lines still say the sample’s ${what}, not ${own}.`,
    remedy: 'Write them anew.',
  });

/** Advice on lines that still say the sample's city, name or certificate although the facts say others. */
export function sampleSentences(
  entries: readonly CheckedFile[],
  studio: unknown,
  shown: (path: string) => string,
): Problem[] {
  const [name, city] = [textAt(studio, 'name'), textAt(studio, 'address', 'city')];
  const kinds: [RegExp, CheckFinding][] = [
    [
      new RegExp(`^certified:.*(${SAMPLE.certified}|${SAMPLE.hindi.certified})`),
      advice(
        'The line about the certificate is still the sample’s.',
        'Write who certifies the course, in a whole line.',
      ),
    ],
  ];
  if (name && !name.includes(SAMPLE.name)) kinds.push([new RegExp(SAMPLE.name, 'i'), still('name', name)]);
  if (name && !name.includes(SAMPLE.name) && !name.includes(SAMPLE.hindi.name))
    kinds.push([new RegExp(SAMPLE.hindi.name), still('name', name)]);
  if (city && city !== SAMPLE.city)
    kinds.push(
      [new RegExp(`\\b${SAMPLE.city}\\b|${SAMPLE.hindi.city}`), still('city', city)],
      [new RegExp(SAMPLE.postalCode), still('postal code', `that of ${city}`)],
    );
  return entries.flatMap(({ path, text }) =>
    text.split(/\r?\n/).flatMap((line, index): Problem[] => {
      // A note is for nobody to read but the owner.
      if (/^\s*#/.test(line) && !path.endsWith('.md')) return [];
      const found = kinds.find(([words]) => words.test(line));
      return found ? [{ ...found[1], file: shown(path), line: index + 1 }] : [];
    }),
  );
}
