/**
 * A YAML file, or the front matter of a Markdown file, with the line of every value. The values come from the very
 * parser that the site is built with, so that what passes here passes there; the lines, and plainer words for what
 * is broken, come from a second parser that remembers places.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import { diagnose } from './diagnosis.ts';
import { error } from './problem.ts';
import type { Finding } from './problem.ts';

/** js-yaml as far as it is used: `load` throws an error with a place. */
interface SiteParser {
  load(text: string): unknown;
}

// Not a dependency of this project but of Astro: asked for from there, it is the version that builds the site.
const site: SiteParser = createRequire(createRequire(import.meta.url).resolve('astro'))('js-yaml');

/** The way to a value: names of fields and places in lists, from 0. */
export type Path = readonly PropertyKey[];

/** A file that could be read. */
export interface Source {
  data: unknown;
  /** The line, from 1, on which the value at `path` begins, or the nearest thing around it. */
  line(path: Path): number | undefined;
}

/** A file's data, or what is broken in it. */
export type Reading = { source: Source } | { broken: Finding & { line?: number | undefined } };

/** The line the site's parser stopped at, from 1. */
function lineOf(failure: unknown): number | undefined {
  if (!(failure instanceof Error) || !('mark' in failure)) return undefined;
  const { mark } = failure;
  return mark && typeof mark === 'object' && 'line' in mark && typeof mark.line === 'number' ? mark.line + 1 : undefined;
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

/** Reads YAML of which the first line is line `first` + 1 of its file. */
export function readYaml(text: string, first = 0): Reading {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  try {
    const data = site.load(text);
    return {
      source: {
        data,
        line: (path) => {
          const offset = document.errors.length > 0 ? undefined : offsetOf(document, path);
          return offset === undefined ? undefined : lines.linePos(offset).line + first;
        },
      },
    };
  } catch (failure) {
    const known = document.errors[0];
    const stop = known?.linePos?.[0].line ?? lineOf(failure);
    const { line, ...finding } = diagnose(text, stop, known?.code, failure instanceof Error ? failure.message : '');
    return { broken: { ...finding, line: line === undefined ? undefined : line + first } };
  }
}

// The site's own rule for front matter (Astro's internal-helpers).
const FRONT_MATTER = /(?:^\uFEFF?|^\s*\n)---([\s\S]*?\n)---/;

/** Reads the front matter of a Markdown file. */
export function readFrontMatter(text: string): Reading {
  const match = FRONT_MATTER.exec(text);
  if (match) {
    const before = text.slice(0, text.indexOf('---', match.index)).split('\n').length - 1;
    return readYaml(match[1] ?? '', before);
  }
  const opened = /^\uFEFF?\s*---/.test(text);
  return {
    broken: opened
      ? { ...error('The part between the two lines --- is not closed.', 'Add a line that consists of --- after the last field, before the text.'), line: 1 }
      : { ...error('The file does not begin with a line ---.', 'Begin it with ---, then the fields, each on its line, then --- again, then the text.'), line: 1 },
  };
}

/** Reads a file by its ending; throws when the disk refuses. */
export async function readSource(path: string): Promise<Reading> {
  const text = await readFile(path, 'utf8');
  if (text.replace(/^\uFEFF/, '').trim() === '') {
    return { broken: error('The file is empty.', 'Fill it as its neighbours are filled, or delete it.') };
  }
  const reading = path.endsWith('.md') ? readFrontMatter(text) : readYaml(text);
  if ('source' in reading && (reading.source.data === null || reading.source.data === undefined)) {
    return { broken: error('The file says nothing: it has only notes or empty lines.', 'Fill it as its neighbours are filled, or delete it.') };
  }
  return reading;
}
