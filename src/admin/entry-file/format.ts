/**
 * How the editor reads and writes a file of the site: in the form that it has fields for, and back in its author's own.
 */
import { parse } from 'yaml';
import { splitFrontMatter } from '../../shared/front-matter.ts';
import type { EntryEnding } from '../photo-collections.ts';
import { saveError } from '../save-error.ts';
import { cleanTexts, withoutBlanks } from './clean-texts.ts';
import { type Data, type Fields, isFields, leafOf, leavesOf } from './data.ts';
import { keepStyle } from './keep-style.ts';
import { keepSharedTexts } from './shared-texts.ts';
import { RepeatedKey, type Structure, toEditor, toFile } from './structure.ts';

/** Both directions, as `registerCustomFormat` takes them. */
export interface EntryFormat {
  fromFile: (text: string) => Fields;
  toFile: (value: Fields) => string;
}

/** A text that has been read, and the values in it. */
interface Known {
  text: string;
  leaves: ReadonlySet<string>;
}

/**
 * The editor does not say which file it writes. Taken is the known file of this format that has most values in common:
 * a wrong guess costs the style of the file, never its content. Where a field identifies the files, only a file with
 * the same value there is taken, so that a new file does not inherit another's comments.
 */
function nearestKnown(
  known: ReadonlyMap<string, Known>,
  data: Fields,
  identity: string | undefined,
): string | undefined {
  const leaves = leavesOf(data);
  let best: { text: string; shared: number } | undefined;
  const [only] = known.values();
  if (known.size === 1 && only && identity === undefined) return only.text;
  const own = identity === undefined ? undefined : leafOf(data, identity);
  for (const { text, leaves: others } of known.values()) {
    if (own !== undefined && !others.has(own)) continue;
    const shared = leaves.filter((leaf) => others.has(leaf)).length;
    if (shared > 0 && shared >= (best?.shared ?? 0)) best = { text, shared };
  }
  return best?.text;
}

/** What stands behind `---` in its line. */
const REST_OF_LINE = /^[^\S\n]*\n/;

/** A Markdown file in its two parts. The second begins with the line below the fields. */
function split(text: string): { head: string; tail: string } {
  const { data = '', body = '' } = splitFrontMatter(text) ?? {};
  return { head: data.replace(REST_OF_LINE, ''), tail: body.replace(REST_OF_LINE, '') };
}

/** The text without a byte order mark, with LF at the end of every line. Windows editors write files otherwise. */
const withPlainLines = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replace(/\n?$/, '\n');

/** The fields of a file, without the text below those of one in Markdown. */
const withoutBody = (data: Fields): Fields =>
  Object.fromEntries(Object.entries(data).filter(([name]) => name !== 'body'));

const asFields = (data: unknown): Fields => (isFields(data as Data) ? (data as Fields) : {});

interface EntryFormatOptions {
  /** Where the file's fields are given another form. */
  structure?: Structure;
  /** Of the file's name. */
  ending: EntryEnding;
  /** The field that tells one file of this format from another. */
  identity?: string;
  /** Gives a sentence when a file must not say `data`, which has said `before`; then it is not saved. */
  refusal?: (data: Fields, before: Fields | undefined) => string | undefined;
  /** Gets what each file says once it has been read or saved. */
  onKnown?: (data: Fields) => void;
  /** Gives a sentence when two groups have the one key. */
  keyRefusal?: (key: string) => string;
}

export function entryFormat({
  structure,
  ending,
  identity,
  refusal,
  onKnown,
  keyRefusal,
}: EntryFormatOptions): EntryFormat {
  const known = new Map<string, Known>();
  const remember = (text: string, data: Fields) => {
    known.set(text, { text, leaves: new Set(leavesOf(data)) });
    onKnown?.(data);
  };
  const read = (text: string): Fields => {
    if (ending !== 'md') return asFields(parse(text));
    const { head, tail } = split(text);
    return { ...asFields(parse(head)), body: tail.trim() };
  };
  /** What a form has given, in fields that a file can hold. Below them every letter may stand. */
  const fieldsOfFile = (value: Fields): Fields => {
    const { body } = value;
    const text = typeof body === 'string' ? { body: withoutBlanks(body) } : {};
    try {
      return { ...asFields(toFile(cleanTexts(withoutBody(value), structure), structure)), ...text };
    } catch (error) {
      throw error instanceof RepeatedKey && keyRefusal ? saveError(keyRefusal(error.key)) : error;
    }
  };
  const write = (data: Fields, before: string | undefined): string => {
    if (ending !== 'md') return keepStyle(before, data, structure);
    const { body, ...head } = data;
    const old = before === undefined ? { head: '', tail: '' } : split(before);
    const text = typeof body === 'string' ? body.trim() : undefined;
    // What the editor has no field for stays, and so do the empty lines around what has not been changed.
    const tail = text === undefined || text === old.tail.trim() ? old.tail : text && `\n${text}\n`;
    return `---\n${keepStyle(old.head || undefined, head, structure).trimEnd()}\n---\n${tail}`;
  };
  return {
    fromFile: (file) => {
      const text = withPlainLines(file);
      const data = read(text);
      remember(text, data);
      return asFields(toEditor(data, structure));
    },
    toFile: (value) => {
      const fields = fieldsOfFile(value);
      const before = nearestKnown(known, fields, identity);
      const old = before === undefined ? undefined : read(before);
      const data = old === undefined ? fields : asFields(keepSharedTexts(fields, old));
      const sentence = refusal?.(withoutBody(data), old && withoutBody(old));
      if (sentence !== undefined) throw saveError(sentence);
      const text = write(data, before);
      remember(text, data);
      return text;
    },
  };
}
