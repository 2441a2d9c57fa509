/**
 * Where a file's fields are of a kind that the editor has none for: they are given another form while it has them.
 * Plain data, for the page carries it from the build to the browser.
 */
import { type Data, type Fields, isFields } from './data.ts';
import { readNumber } from '../number-text.ts';

export type Structure =
  /** `true` or left out: the editor's switch knows `false` as well. */
  | { kind: 'flag' }
  /** A number: the editor shows a text, in which it may be written with commas. */
  | { kind: 'number'; integer: boolean }
  /** A day such as `2026-12-07`, which the editor shows as it is: a file says it without quotation marks. */
  | { kind: 'date' }
  /** A whole number, or a text such as `2-3`: the editor makes a text of both. */
  | { kind: 'numeric' }
  /** Texts under keys of their own, or left out: the editor leaves an empty group behind. */
  | { kind: 'pairs' }
  /** A text, or one for each language: the editor shows one for each. */
  | { kind: 'localized'; languages: readonly string[] }
  /** Groups of fields under keys of their own: the editor shows a list of groups that begin with their key. */
  | { kind: 'record'; value: Structure | undefined; mayBeEmpty: boolean }
  | { kind: 'fields'; fields: Readonly<Record<string, Structure>> }
  | { kind: 'list'; item: Structure | undefined; mayBeEmpty: boolean };

/**
 * What a file says where `structure` is of a list or of groups that it cannot leave out, and there is none: the editor
 * leaves them out.
 */
const emptyOf = (structure: Structure): Data => {
  if (!('mayBeEmpty' in structure) || !structure.mayBeEmpty) return undefined;
  return structure.kind === 'list' ? [] : {};
};

/** What is said of the structure of a field, or of the entries of a list. */
export function inside(structure: Structure | undefined, name = ''): Structure | undefined {
  switch (structure?.kind) {
    case 'fields':
      return structure.fields[name];
    case 'record':
      return structure.value;
    case 'list':
      return structure.item;
    default:
      return undefined;
  }
}

const KEY = 'key';

/** What a file says → what the editor is given. */
export function toEditor(data: Data, structure: Structure | undefined): Data {
  switch (structure?.kind) {
    case 'number':
      return typeof data === 'number' ? String(data) : data;
    case 'localized':
      return typeof data === 'string' ? Object.fromEntries(structure.languages.map((each) => [each, data])) : data;
    case 'record':
      return isFields(data)
        ? Object.entries(data).map(([key, value]) => ({ [KEY]: key, ...fieldsIn(toEditor(value, structure.value)) }))
        : data;
    case 'fields':
      return mapFields(data, (value, name) => toEditor(value, structure.fields[name]));
    case 'list':
      return Array.isArray(data) ? data.map((each: Data) => toEditor(each, structure.item)) : data;
    default:
      return data;
  }
}

/** A key that two groups have, of which the file could say one alone. */
export class RepeatedKey extends Error {
  readonly key: string;
  constructor(key: string) {
    super(`Two groups have the key ‘${key}’.`);
    this.key = key;
  }
}

/**
 * What the editor gives back → what the file says; `undefined` where it says nothing.
 * @throws RepeatedKey
 */
export function toFile(data: Data, structure: Structure | undefined): Data {
  switch (structure?.kind) {
    case 'flag':
      return data === true ? true : undefined;
    case 'number':
      return typeof data === 'string' ? readNumber(data, structure.integer) : data;
    case 'numeric':
      return typeof data === 'string' && /^\d+$/.test(data) ? Number(data) : data;
    case 'pairs':
      return isFields(data) && Object.keys(data).length === 0 ? undefined : data;
    case 'localized':
      return isFields(data) && Object.values(data).every((each) => each === '' || each == null) ? undefined : data;
    case 'record':
      return Array.isArray(data) ? keyed(data.map((each: Data) => fromKeyed(each, structure.value))) : data;
    case 'fields':
      return withEmpty(
        mapFields(data, (value, name) => toFile(value, structure.fields[name])),
        structure.fields,
      );
    case 'list':
      return Array.isArray(data) ? data.map((each: Data) => toFile(each, structure.item)) : data;
    default:
      return data;
  }
}

/** The same with what a file says of its lists that are empty. */
function withEmpty(data: Data, structures: Readonly<Record<string, Structure>>): Data {
  if (!isFields(data)) return data;
  const empty = Object.entries(structures).map(([name, structure]) => [name, emptyOf(structure)] as const);
  return { ...Object.fromEntries(empty.filter(([, value]) => value !== undefined)), ...data };
}

function keyed(groups: readonly [key: string, value: Data][]): Fields {
  const keys = groups.map(([key]) => key);
  const repeated = keys.find((key, at) => keys.indexOf(key) !== at);
  if (repeated !== undefined) throw new RepeatedKey(repeated);
  return Object.fromEntries(groups);
}

/** A group that begins with its key → both. */
function fromKeyed(data: Data, structure: Structure | undefined): [key: string, value: Data] {
  const { [KEY]: key, ...rest } = fieldsIn(data);
  return [typeof key === 'string' ? key : '', toFile(rest, structure)];
}

const fieldsIn = (data: Data): Readonly<Record<string, Data>> => (isFields(data) ? data : {});

function mapFields(data: Data, change: (value: Data, name: string) => Data): Data {
  if (!isFields(data)) return data;
  const changed = Object.entries(data).map(([name, value]) => [name, change(value, name)] as const);
  return Object.fromEntries(changed.filter(([, value]) => value !== undefined));
}
