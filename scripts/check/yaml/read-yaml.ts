/**
 * YAML with the line of every value. The values come from the very parser that the site is built with, so that what
 * passes here passes there; the lines, and plainer words for what is broken, come from a second parser that remembers
 * places.
 */
import { isCollection, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { Document } from 'yaml';
import { parseYaml } from '../../../integrations/yaml.ts';
import { explainYamlError, foreignSpace } from './errors.ts';
import type { CheckFinding } from '../problem.ts';
import { writtenFields, type WrittenField } from './written-fields.ts';

/** What the site calls a field whose name is written so: `010` is 10. Alone, a `:` would be no name. */
const siteName = (written: string) => Object.keys(parseYaml(`${written}: {}`) as object)[0] ?? written;

/** The way to a value: names of fields and places in lists, from 0. */
export type Path = readonly PropertyKey[];

/** Where YAML cuts a text that is not in quotation marks: behind a space and `#` everything is a note. */
interface TruncatedText {
  line: number;
  /** What the site sees; empty when the note is all there is. */
  kept: string;
  note: string;
}

/** A file that could be read. */
export interface ParsedText {
  data: unknown;
  /** The line, from 1, on which the value at `path` begins, or the nearest thing around it. */
  line(path: Path): number | undefined;
  /** The value at `path` as it is written, such as `15.000` for the number 15; undefined for a list or a group. */
  written(path: Path): string | undefined;
  /** Whether the group or the list at `path` is written between brackets: `{` and `}`, or `[` and `]`. */
  isInBrackets(path: Path): boolean;
  /** The fields of the group at `path` as they are written; none where there is no such group. */
  fields(path: Path): WrittenField[];
  /** The lines of the file. */
  lines: readonly string[];
  truncations: readonly TruncatedText[];
  /** The number of lines before the text of a Markdown file; all of them in other files. */
  head: number;
}

/** A file's data, or what is broken in it. */
export type ParseResult = { parsed: ParsedText } | { broken: CheckFinding & { line?: number | undefined } };

/** The line the site's parser stopped at, from 1. */
function lineOf(failure: unknown): number | undefined {
  if (!(failure instanceof Error) || !('mark' in failure)) return undefined;
  const { mark } = failure;
  return mark && typeof mark === 'object' && 'line' in mark && typeof mark.line === 'number'
    ? mark.line + 1
    : undefined;
}

/** Where the node at the end of `path` begins, or the last one on the way that there is. */
function offsetOf(document: Document, path: Path): number | undefined {
  let node: unknown = document.contents;
  let offset: number | undefined;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      if (!pair) break;
      offset = isScalar(pair.key) ? pair.key.range?.[0] : offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const item = node.items[Number(step)];
      if (!item || typeof item !== 'object' || !('range' in item) || !Array.isArray(item.range)) break;
      offset = Number(item.range[0]);
      node = item;
    } else break;
  }
  return offset;
}

/** What the second parser knows of a text. It takes several times as long as the first, and is asked when needed. */
interface Places {
  document: Document;
  lineAt: (offset: number) => number;
}

function truncationsIn({ document, lineAt }: Places): TruncatedText[] {
  if (document.errors.length > 0) return [];
  const truncations: TruncatedText[] = [];
  visit(document, {
    Scalar: (_, { type, comment, range, source = '' }) => {
      if (type !== 'PLAIN' || !comment || !range) return;
      // A note on a line below belongs to nobody.
      if (lineAt(range[0]) === lineAt(range[2] - 1))
        truncations.push({ line: lineAt(range[0]), kept: source, note: `#${comment}` });
    },
  });
  return truncations;
}

/** What is at once a space and the beginning of a note: where a text may be cut. */
const NOTE_BEHIND = /[^\S\n]#/;

/** @returns what gives the places, found once */
function placesIn(text: string, first: number): () => Places {
  let found: Places | undefined;
  const find = (): Places => {
    const lineCounter = new LineCounter();
    const document = parseDocument(text, { lineCounter });
    return { document, lineAt: (offset) => lineCounter.linePos(offset).line + first };
  };
  return () => (found ??= find());
}

/** Reads YAML of which the first line is line `first` + 1 of its file. */
export function readYaml(text: string, first = 0): ParseResult {
  const foreign = foreignSpace(text);
  if (foreign) return { broken: { ...foreign, line: (foreign.line ?? 1) + first } };
  const places = placesIn(text, first);
  try {
    const data = parseYaml(text);
    const lines = text.split(/\r?\n/);
    return {
      parsed: {
        data,
        lines: [...Array.from({ length: first }, () => ''), ...lines],
        truncations: NOTE_BEHIND.test(text) ? truncationsIn(places()) : [],
        head: first + lines.length,
        line: (path) => {
          const { document, lineAt } = places();
          const offset = document.errors.length > 0 ? undefined : offsetOf(document, path);
          return offset === undefined ? undefined : lineAt(offset);
        },
        written: (path) => {
          const node = places().document.getIn(path, true);
          return isScalar(node) ? node.source : undefined;
        },
        isInBrackets: (path) => {
          const node = places().document.getIn(path, true);
          return isCollection(node) && node.flow === true;
        },
        fields: (path) => writtenFields(places().document.getIn(path, true), text, siteName),
      },
    };
  } catch (failure) {
    const known = places().document.errors[0];
    const stop = known?.linePos?.[0].line ?? lineOf(failure);
    const { line, ...finding } = explainYamlError(
      text,
      stop,
      known?.code,
      failure instanceof Error ? failure.message : '',
    );
    return { broken: { ...finding, line: line === undefined ? undefined : line + first } };
  }
}
