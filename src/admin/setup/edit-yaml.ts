/**
 * Changes one field of a YAML file, and not another letter of it: notes, the order of the fields and their quotation
 * marks stay. Where that cannot be done, the file is written anew by the parser, which keeps notes and order.
 */
import { Document, isCollection, isMap, isNode, isScalar, parse, parseDocument } from 'yaml';
import type { Pair, YAMLMap } from 'yaml';

type Scalar = string | number;
/** What a field may be given: a text or a number, a list of them, or one for each language. */
export type FieldValue = Scalar | readonly Scalar[] | Readonly<Record<string, Scalar>>;

/** A scalar as it is written inside brackets. The older rules of YAML decide on quotation marks. */
function scalarText(value: Scalar): string {
  const document = new Document([value], { version: '1.1' });
  if (isCollection(document.contents)) document.contents.flow = true;
  return document
    .toString({ lineWidth: 0 })
    .replace(/^%YAML.*\n---\s/, '')
    .trim()
    .slice(1, -1)
    .trim();
}

function written(value: FieldValue): string {
  if (typeof value !== 'object') return scalarText(value);
  if (Array.isArray(value)) return `[${value.map(scalarText).join(', ')}]`;
  return `{ ${Object.entries(value)
    .map(([name, text]: [string, Scalar]) => `${name}: ${scalarText(text)}`)
    .join(', ')} }`;
}

const keyIs = (name: string) => (pair: Pair) => isScalar(pair.key) && String(pair.key.value) === name;

/** The end of a node in the text, without the empty lines and notes that follow it. */
function endOf(text: string, node: unknown): number | undefined {
  if (!isNode(node) || !node.range) return undefined;
  if (isCollection(node) && !node.flow) {
    const last: unknown = node.items.at(-1);
    return endOf(text, isMap(node) ? ((last as Pair).value ?? (last as Pair).key) : last);
  }
  return node.range[0] + text.slice(node.range[0], node.range[1]).trimEnd().length;
}

const lineEnd = (text: string, at: number) => {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
};

/** The text with the line of a new field below the last of `parent`. */
function inserted(text: string, parent: YAMLMap, name: string, value: FieldValue): string | undefined {
  const end = endOf(text, parent);
  const last = parent.items.at(-1);
  if (parent.flow) {
    const after = endOf(text, last?.value);
    return after === undefined ? undefined : `${text.slice(0, after)}, ${name}: ${written(value)}${text.slice(after)}`;
  }
  const first = parent.items[0]?.key;
  if (end === undefined || !isScalar(first) || !first.range) return undefined;
  const indent = text.slice(text.lastIndexOf('\n', first.range[0] - 1) + 1, first.range[0]);
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const line = `${indent}${name}: ${written(value)}`;
  const at = lineEnd(text, end);
  return at === text.length
    ? `${text.trimEnd()}${newline}${line}${newline}`
    : `${text.slice(0, at + 1)}${line}${newline}${text.slice(at + 1)}`;
}

/** The text without the lines of a field. */
function removed(text: string, parent: YAMLMap, pair: Pair): string | undefined {
  const { key, value } = pair;
  if (parent.flow || parent.items.length === 1 || !isScalar(key) || !key.range) return undefined;
  const from = text.lastIndexOf('\n', key.range[0] - 1) + 1;
  const to = lineEnd(text, endOf(text, value) ?? key.range[1]);
  return text.slice(0, from) + text.slice(to + 1);
}

function replaced(text: string, { key, value }: Pair, next: FieldValue): string | undefined {
  if (!isScalar(key) || !key.range) return undefined;
  const colon = text.indexOf(':', key.range[1] - 1);
  const to = endOf(text, value) ?? colon + 1;
  return `${text.slice(0, colon + 1)} ${written(next)}${text.slice(Math.max(to, colon + 1))}`;
}

/** The text with the one field changed; undefined when its form is too unusual for that. */
function spliced(text: string, document: Document, path: readonly string[], value: FieldValue | undefined) {
  const name = path.at(-1);
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1)) : document.contents;
  if (name === undefined || !isMap(parent) || parent.items.length === 0) return undefined;
  const pair = parent.items.find(keyIs(name));
  if (!pair) return value === undefined ? text : inserted(text, parent, name, value);
  return value === undefined ? removed(text, parent, pair) : replaced(text, pair, value);
}

function reads(text: string | undefined, data: unknown): text is string {
  try {
    // Data of YAML is that of JSON, and a field that stays where it was keeps its place.
    return text !== undefined && JSON.stringify(parse(text)) === JSON.stringify(data);
  } catch {
    return false;
  }
}

/**
 * @param text a sound YAML file
 * @param path the names that lead to the field
 * @param value what it is to say; undefined takes the field away
 * @returns the file with that field changed. Throws when the file cannot be read.
 */
export function withField(text: string, path: readonly string[], value: FieldValue | undefined): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const body = text.slice(mark.length);
  const document = parseDocument(body);
  if (document.errors[0]) throw document.errors[0];
  const wanted = document.clone();
  if (value === undefined) wanted.deleteIn(path);
  else wanted.setIn(path, wanted.createNode(value));
  const data: unknown = wanted.toJS();
  const next = spliced(body, document, path, value);
  return mark + (reads(next, data) ? next : wanted.toString({ lineWidth: 0, flowCollectionPadding: false }));
}
