/** A text file of the content: its bytes read, its letters decoded, its fields parsed. */
import { readBytes } from '../../files/read.ts';
import { conflictFinding } from './conflict-marks.ts';
import { decode } from '../text-encoding.ts';
import { readFrontMatter } from './front-matter.ts';
import { error } from '../problem.ts';
import { readYaml } from './read-yaml.ts';
import type { ParseResult } from './read-yaml.ts';

export type { Path, ParseResult, ParsedText } from './read-yaml.ts';

/** What to do about a file that must be there. */
export const BRING_BACK = 'Bring it back from an older version of the project.';

/**
 * Parses what a file holds, by its ending.
 * @param whenEmpty what to do about a file in which nothing stands
 */
export function parseFile(
  path: string,
  bytes: Buffer,
  whenEmpty = 'Fill it as its neighbours are filled, or delete it.',
): ParseResult {
  const decoded = decode(bytes);
  if ('finding' in decoded) return { broken: decoded.finding };
  const { text } = decoded;
  if (text.replace(/^\uFEFF/, '').trim() === '') {
    return { broken: error('The file is empty.', whenEmpty) };
  }
  const conflict = conflictFinding(text, path);
  if (conflict) return { broken: conflict };
  const reading = path.endsWith('.md') ? readFrontMatter(text) : readYaml(text);
  if ('parsed' in reading && (reading.parsed.data === null || reading.parsed.data === undefined)) {
    return {
      broken: error('The file says nothing: it has only notes or empty lines.', whenEmpty),
    };
  }
  return reading;
}

/** Reads a file and parses it; nothing when the disk refuses. */
export function parseIfReadable(path: string): ParseResult | undefined {
  try {
    return parseFile(path, readBytes(path));
  } catch {
    return undefined;
  }
}
