/**
 * Writes changed data into a YAML text so that everything else of it stays: comments, quotation marks, order, lines.
 */
import { Document, isCollection, isMap, isNode, isScalar, isSeq, parse, parseDocument, visit } from 'yaml';
import type { Node, Pair, ToStringOptions, YAMLMap, YAMLSeq } from 'yaml';
import { type Data, type Fields, isFields, isSame } from './data.ts';
import { keepLines } from './keep-lines.ts';
import { matchEntries } from './match-entries.ts';
import { inside, type Structure } from './structure.ts';

/** Long lines stay whole, as the owner's own do. */
const STYLE: ToStringOptions = { lineWidth: 0 };

/** How far a text indents the fields and lists that stand below others; nothing where it has none. */
function indentationOf(document: Document, text: string): ToStringOptions {
  const columnOf = (node: unknown): number | undefined => {
    const from = isNode(node) ? node.range?.[0] : undefined;
    return from === undefined ? undefined : from - (text.lastIndexOf('\n', from - 1) + 1);
  };
  const found: ToStringOptions = {};
  visit(document, {
    Pair: (_, { key, value }) => {
      if (!isCollection(value) || value.flow || value.items.length === 0) return;
      const [outer, first] = [columnOf(key), value.items[0]];
      // A list begins with the hyphen of its first entry, fields with the name of the first.
      const inner = columnOf(isMap(value) ? (first as Pair).key : value);
      if (outer === undefined || inner === undefined) return;
      if (isSeq(value)) found.indentSeq ??= inner > outer;
      if (inner > outer) found.indent ??= inner - outer;
    },
  });
  return found;
}

const asData = (node: unknown, document: Document): Data => (node as Node | null | undefined)?.toJS(document) as Data;

const keyOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

/**
 * Texts that the parser which builds the site would take for a day or a number: it follows the older rules of YAML
 * there, and this one does not.
 */
const MISREAD = /^\d{4}-\d\d?-\d|^[-+]?0[box]/;

const isMisread = (value: unknown): boolean => typeof value === 'string' && MISREAD.test(value);

/** Puts new texts into quotation marks where the site needs them to read a text; days stay without. */
function quoteTexts(node: unknown, structure: Structure | undefined): void {
  if (isMap(node))
    for (const pair of node.items) {
      quoteTexts(pair.key, undefined);
      quoteTexts(pair.value, inside(structure, keyOf(pair)));
    }
  else if (isSeq(node)) for (const each of node.items) quoteTexts(each, inside(structure));
  else if (isScalar(node) && isMisread(node.value) && structure?.kind !== 'date') node.type = 'QUOTE_DOUBLE';
}

function newNode(value: Data, document: Document, structure: Structure | undefined): Node {
  const node = document.createNode(value);
  quoteTexts(node, structure);
  return node;
}

function writeMap(map: YAMLMap, data: Fields, document: Document, structure: Structure | undefined): void {
  map.items = map.items.filter((pair) => keyOf(pair) in data);
  let at = -1;
  for (const [name, value] of Object.entries(data)) {
    const found = map.items.findIndex((pair) => keyOf(pair) === name);
    const pair = map.items[found];
    if (pair === undefined) {
      // Behind the field that goes before it in the schema.
      const [key, node] = [newNode(name, document, undefined), newNode(value, document, inside(structure, name))];
      map.items.splice(at + 1, 0, document.createPair(key, node));
      at += 1;
    } else {
      pair.value = written(pair.value, value, document, inside(structure, name));
      at = found;
    }
  }
}

/** Gives the comment above the first entry of a list to that entry: the parser gives it to the list. */
function handFirstComment(list: YAMLSeq): void {
  const [first] = list.items;
  if (!isNode(first) || typeof list.commentBefore !== 'string' || typeof first.commentBefore === 'string') return;
  first.commentBefore = list.commentBefore;
  list.commentBefore = undefined;
}

function writeList(list: YAMLSeq, data: readonly Data[], document: Document, structure: Structure | undefined): void {
  handFirstComment(list);
  const before = [...list.items];
  const places = matchEntries(
    before.map((node) => asData(node, document)),
    data,
  );
  // An entry keeps its node, and so its comments, wherever it stands now.
  list.items = data.map((value, at) => {
    const old = before[places[at] ?? -1];
    return old === undefined
      ? newNode(value, document, inside(structure))
      : written(old, value, document, inside(structure));
  });
  const [first] = list.items;
  // The empty line above it parted it from the entry before.
  if (isNode(first) && first !== before[0]) first.spaceBefore = false;
}

/** The value with the final line break of a block text, which the editor has trimmed. */
const likeBefore = (before: unknown, value: Data): Data =>
  typeof before === 'string' && before.endsWith('\n') && typeof value === 'string' ? `${value.trimEnd()}\n` : value;

/** The node that says `value`: the given one where that can be made to. */
function written(node: unknown, value: Data, document: Document, structure: Structure | undefined): unknown {
  if (isSame(asData(node, document), value)) return node;
  if (isMap(node) && isFields(value) && node.items.length > 0) writeMap(node, value, document, structure);
  else if (isSeq(node) && Array.isArray(value) && node.items.length > 0)
    writeList(node, value as readonly Data[], document, structure);
  else if (isScalar(node) && typeof node.value === typeof value && typeof value !== 'object') {
    // A day that stands without them stays without.
    if (node.type === 'PLAIN' && !isMisread(node.value) && isMisread(value) && structure?.kind !== 'date')
      node.type = 'QUOTE_DOUBLE';
    node.value = likeBefore(node.value, value);
  } else return newNode(value, document, structure);
  return node;
}

/** @returns a text of its own for data that had none before */
function freshText(data: Fields, structure: Structure | undefined, style = STYLE): string {
  const document = new Document(data);
  quoteTexts(document.contents, structure);
  return document.toString(style);
}

/** The lines of comment at the end of a text. */
const COMMENT_ABOVE = /(?:^#.*\n)+(?![^])/m;

/**
 * Where the fields of a file begin, each with the comment above it; nothing where one does not begin its line.
 * @param map the fields of `text`
 */
function beginnings(map: YAMLMap, text: string): number[] {
  const keys = map.items.map(({ key }) => (isNode(key) ? key.range?.[0] : undefined));
  const found = keys.flatMap((at) => {
    if (at === undefined || (at > 0 && text[at - 1] !== '\n')) return [];
    return [at - (COMMENT_ABOVE.exec(text.slice(0, at))?.[0].length ?? 0)];
  });
  return found.length === keys.length ? found : [];
}

/**
 * As `keepStyle`, field by field: one that stays the same does so to the byte, and one that changes is indented as it
 * was. Each is written as a file of its own, so the result says something else where fields refer to each other.
 */
function keepFields(
  text: string,
  map: YAMLMap,
  data: Fields,
  document: Document,
  structure: Structure | undefined,
): string {
  const starts = beginnings(map, text);
  if (starts.length === 0) return keepWhole(text, data, structure);
  const parts = map.items.map((pair, at) => ({
    name: keyOf(pair),
    before: asData(pair.value, document),
    text: text.slice(starts[at], starts[at + 1]),
  }));
  const style = { ...STYLE, ...indentationOf(document, text) };
  const kept = parts.filter(({ name }) => name in data);
  let at = -1;
  for (const [name, value] of Object.entries(data)) {
    const found = kept.findIndex((part) => part.name === name);
    const part = kept[found];
    at = part ? found : at + 1;
    if (!part) kept.splice(at, 0, { name, before: value, text: freshText({ [name]: value }, structure, style) });
    else if (!isSame(part.before, value)) {
      const [emptyLines = ''] = /\s*$/.exec(part.text) ?? [];
      part.text = keepWhole(part.text, { [name]: value }, structure).trimEnd() + emptyLines;
    }
  }
  return [text.slice(0, starts[0]), ...kept.map((part) => part.text)].join('');
}

/**
 * @param text what the file said; nothing of a new one
 * @param structure which texts are days
 * @returns what it is to say: `data`, and the rest as it was
 */
export function keepStyle(text: string | undefined, data: Fields, structure: Structure | undefined): string {
  if (text === undefined) return freshText(data, structure);
  const document = parseDocument(text);
  if (document.errors.length > 0 || !isMap(document.contents)) return freshText(data, structure);
  if (isSame(asData(document.contents, document), data)) return text;
  const fields = keepFields(text, document.contents, data, document, structure);
  return says(fields, data) ? fields : keepWhole(text, data, structure);
}

/** As `keepStyle`, with one way to indent for all of the text. */
function keepWhole(text: string, data: Fields, structure: Structure | undefined): string {
  const document = parseDocument(text);
  if (document.errors.length > 0 || !isMap(document.contents)) return freshText(data, structure);
  try {
    const style = { ...STYLE, ...indentationOf(document, text) };
    const rewritten = document.toString(style);
    writeMap(document.contents, data, document, structure);
    const changed = document.toString(style);
    const kept = keepLines(text, rewritten, changed);
    // What the file says matters more than how.
    return [kept, changed].find((each) => says(each, data)) ?? freshText(data, structure);
  } catch {
    // An alias such as `*a` cannot be written where its anchor `&a` has gone, or stands behind it.
    return freshText(data, structure);
  }
}

function says(text: string, data: Fields): boolean {
  try {
    return isSame(parse(text) as Data, data);
  } catch {
    return false;
  }
}
