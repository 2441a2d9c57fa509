/**
 * Writing a description into an entry: its line `alt:`, or that of another language, and not another letter of the
 * file.
 */
import { readFile } from 'node:fs/promises';
import { isMap, isScalar, parseDocument } from 'yaml';
import { writeAtomic } from '../files/atomic-write.ts';
import { fieldsText } from '../../src/shared/entry-yaml.ts';
import { yamlPart } from '../../src/shared/front-matter.ts';

/** The place of a value, counted in the text of the YAML. */
const rangeOf = (node: unknown): [number, number] | undefined =>
  isScalar(node) && node.range ? [node.range[0], node.range[1]] : undefined;

/**
 * The text of an entry with the description `alt`; undefined when a mistake in the file hides where it belongs.
 * @param field the field that it stands in, such as `alt_hi`
 */
export function withDescription(path: string, text: string, alt: string, field = 'alt'): string | undefined {
  const { data, start } = yamlPart(path, text);
  const document = parseDocument(data);
  const { contents } = document;
  if (document.errors.length > 0 || !isMap(contents)) return undefined;
  const replaced = (from: number, to: number, written: string) =>
    `${text.slice(0, start + from)}${written}${text.slice(start + to)}`;
  const value = fieldsText({ [field]: alt })
    .slice(`${field}: `.length)
    .trimEnd();
  const empty = contents.items.find(({ key }) => isScalar(key) && key.value === field);
  if (empty) {
    const range = rangeOf(empty.value);
    if (range && range[1] > range[0]) return replaced(range[0], range[1], value);
    // Nothing stands behind the colon.
    const at = data.indexOf(':', rangeOf(empty.key)?.[1]) + 1;
    return replaced(at, at, ` ${value}`);
  }
  // Another language's line stands below the first one's.
  const image = [field === 'alt' ? 'image' : 'alt', 'image']
    .map((name) => contents.items.find(({ key }) => isScalar(key) && key.value === name))
    .find((item) => rangeOf(item?.value));
  const after = rangeOf(image?.value)?.[1];
  if (!image || after === undefined) return undefined;
  if (contents.flow) return replaced(after, after, `, ${field}: ${JSON.stringify(alt)}`);
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const key = rangeOf(image.key)?.[0] ?? 0;
  const indent = data.slice(data.lastIndexOf('\n', key - 1) + 1, key).replace('\uFEFF', '');
  const end = data[after - 1] === '\n' ? after - 1 : data.indexOf('\n', after);
  const line = `${indent}${field}: ${value}`;
  return end === -1
    ? replaced(data.length, data.length, `${newline}${line}${newline}`)
    : replaced(end + 1, end + 1, `${line}${newline}`);
}

/** Writes a description into the entry at `path`; false when the file has a mistake that hides where it belongs. */
export async function describeEntry(path: string, alt: string, field?: string): Promise<boolean> {
  const text = await readFile(path, 'utf8');
  const next = withDescription(path, text, alt, field);
  if (next !== undefined) await writeAtomic(path, next);
  return next !== undefined;
}
