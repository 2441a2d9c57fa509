/** A list that is written in its own line, between brackets: `closed: [Sunday, Tuesday]`. */
import { z } from 'astro/zod';
import { parseDocument } from 'yaml';
import type { Path } from '../yaml/parse-file.ts';
import { elementAt, type Schema } from './schema-path.ts';

/** Words without a character that means something between brackets. */
const WORDS = /^[^\s"'&*!|>%@`#\-?,:[\]{}][^"'#:[\]{}\n]*$/;
/** What people write between the words of a list. */
const BETWEEN = /\s*(?:[,;&+/]|\s(?:and|और|व)\s)\s*|\s+/;

/** The words of `text` where each of them is one of `known`, written as there. */
function knownWords(text: string, known: readonly string[]): string[] {
  const parts = text.split(BETWEEN).filter((part) => part !== '');
  const words = parts.flatMap((part) => known.find((word) => word.toLowerCase() === part.toLowerCase()) ?? []);
  return words.length === parts.length ? words : [];
}

/**
 * The field at `path` as such a list; undefined where no list belongs there, or one of which `text` is no part.
 * @param text that is written in the list's place
 */
export function shortList(schema: Schema, path: Path, text: string): string | undefined {
  const element = elementAt(schema, path);
  if (!element || path.length === 0) return undefined;
  const list = element instanceof z.ZodEnum ? knownWords(text, element.options.map(String)).join(', ') : text;
  if (!WORDS.test(list)) return undefined;
  const items: unknown = parseDocument(`[${list}]`).toJS();
  return Array.isArray(items) && items.every((item) => z.core.safeParse(element, item).success)
    ? `${String(path.at(-1))}: [${list}]`
    : undefined;
}
