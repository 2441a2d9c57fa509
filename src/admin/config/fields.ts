/** A field of the editor for each field of a schema. */
import type { Field } from '@sveltia/cms';
import { clock, key } from '../../content.config/fields.ts';
import type { EditorLanguage } from '../language.ts';
import { DECIMAL_NUMBER, WHOLE_NUMBER } from '../number-text.ts';
import { hintFor } from './hints.ts';
import { entryLabelOf, labelOf, word } from './labels.ts';
import { mayBeEmpty, readSchema, type FieldSchema } from './field-schema.ts';

const CLOCK = patternOf(readSchema(clock));

/** Fields of many words, which want more than a line on a phone. */
const LONG = new Set([
  'alt',
  'alt_hi',
  'answer',
  'body',
  'description',
  'intro',
  'line',
  'quote',
  'tagline',
  'text',
  'words',
]);

/** What a field stands in. */
export interface FieldContext {
  language: EditorLanguage;
  /** The file's name (files.ts), and the names of the fields from there on. */
  path: readonly string[];
  /** Whether each language has a file of its own. */
  translated: boolean;
  /** Values that a text of some name must be one of, by that name: the groups of a gallery. */
  choices?: Readonly<Record<string, readonly { label: string; value: string }[]>>;
  /** The folder of a gallery, from the project's, where the field is of a photo that hangs there. */
  gallery?: string;
  /** What a picture outside the galleries may be: those that there are, as the file is to name them. */
  pictures: readonly string[];
}

function patternOf(schema: FieldSchema): string | undefined {
  return schema.kind === 'text' ? schema.pattern?.source : undefined;
}

function hintOf(schema: FieldSchema, { language }: FieldContext): string | undefined {
  const names = schema.kind === 'text' ? schema.placeholders.map((name) => `{${name}}`) : [];
  const placeholders =
    names.length > 0 ? `${word('placeholders', language)} ${names.join(', ')}: ${word('keep', language)}` : undefined;
  const description = schema.description === undefined ? undefined : hintFor(schema.description, language);
  const sentences = [description, placeholders].filter((each) => each !== undefined);
  return sentences.length > 0
    ? sentences.map((each) => each.charAt(0).toUpperCase() + each.slice(1)).join(' · ')
    : undefined;
}

/** Fields that identify or place an entry by words that no visitor reads: they make no summary of it. */
const KEYS = new Set(['key', 'group', 'page']);

/** What may stand for an entry, the best first. */
const RANKS: readonly ((schema: FieldSchema, name: string, language: EditorLanguage) => boolean)[] = [
  (schema, name, language) => schema.kind === 'text' && (!schema.optional || name === language) && !KEYS.has(name),
  (schema) => schema.kind === 'localized' && !schema.optional,
  (schema, name, language) => schema.kind === 'object' && (!schema.optional || name === language),
  (schema) => ['date', 'number', 'picture'].includes(schema.kind) && !schema.optional,
];

/** A template of the line that stands for an entry of a list: its name or first text, in the editor's language. */
function summaryOf(
  schemas: Readonly<Record<string, FieldSchema>>,
  language: EditorLanguage,
  before = '',
): string | undefined {
  const names = Object.keys(schemas);
  const inOrder = names.includes(language) ? [language, ...names.filter((name) => name !== language)] : names;
  for (const fits of RANKS) {
    for (const name of inOrder) {
      const schema = schemas[name];
      if (schema === undefined || !fits(schema, name, language)) continue;
      if (!('fields' in schema)) return `{{fields.${before}${name}}}`;
      const inner = summaryOf(schema.fields, language, `${before}${name}.`);
      if (inner !== undefined) return inner;
    }
  }
  return undefined;
}

const within = (context: FieldContext, name: string): FieldContext => ({ ...context, path: [...context.path, name] });

const fieldsOf = (schemas: Readonly<Record<string, FieldSchema>>, context: FieldContext): Field[] =>
  Object.entries(schemas).map(([name, schema]) => fieldOf(schema, within(context, name)));

/** What is said of a text that is not of its field's pattern. */
const complaint = ({ description = '' }: FieldSchema, { language }: FieldContext): string =>
  `${word('pattern', language)} ${hintFor(description, language)}`;

const bounds = ({ min, max }: { min: number | undefined; max: number | undefined }) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

/** What is particular to the kind of a field. */
function particulars(schema: FieldSchema, context: FieldContext): Record<string, unknown> {
  const name = context.path.at(-1) ?? '';
  switch (schema.kind) {
    case 'text': {
      const options = context.choices?.[name];
      if (options) return { widget: 'select', options };
      const pattern = patternOf(schema);
      if (name === 'focus' && context.gallery) return { widget: 'focus', photo: 'image', folder: context.gallery };
      if (pattern !== undefined && pattern === CLOCK)
        return { widget: 'datetime', type: 'time', format: 'HH:mm', date_format: false, time_format: 'HH:mm' };
      if (schema.markdown || LONG.has(name)) return { widget: 'text' };
      const type = schema.format ?? 'text';
      return {
        widget: 'string',
        type,
        ...(pattern !== undefined && { pattern: [pattern, complaint(schema, context)] }),
      };
    }
    case 'number':
      // The editor's own field for numbers drops what it does not know, such as a comma, with all before it.
      return {
        widget: 'string',
        pattern: [`/${schema.integer ? WHOLE_NUMBER : DECIMAL_NUMBER}/iu`, complaint(schema, context)],
      };
    case 'flag':
      return { widget: 'boolean' };
    case 'date':
      return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', date_format: 'YYYY-MM-DD', time_format: false };
    case 'picture':
      return pictureParticulars(context);
    case 'choice':
      return {
        widget: 'select',
        options: schema.options.map((value) => ({ label: labelOf([value], context.language), value })),
      };
    case 'object':
    case 'localized':
      return { widget: 'object', fields: fieldsOf(schema.fields, context) };
    case 'record':
      return recordParticulars(schema.value, context);
    case 'list':
      return listParticulars(schema, context);
  }
}

/** Of a photo, as the photo field has made it: 2400 px are less than a megabyte. */
const PHOTO_BYTES = 4_000_000;

const pictureParticulars = ({ gallery, pictures }: FieldContext): Record<string, unknown> =>
  gallery === undefined
    ? { widget: 'select', options: pictures.map((value) => ({ label: value, value })) }
    : {
        // The field of src/admin/photo-field: the editor's own takes no files (see NO_UPLOADS in index.ts).
        widget: 'photo',
        choose_url: false,
        media_folder: '',
        public_folder: '.',
        folder: gallery,
        media_libraries: { default: { config: { max_file_size: PHOTO_BYTES } } },
      };

const KEY = readSchema(key);

/** Texts under keys are pairs; anything else is a list whose entries begin with their key (src/admin/entry-file). */
function recordParticulars(value: FieldSchema, context: FieldContext): Record<string, unknown> {
  const { language } = context;
  if (value.kind === 'text')
    return { widget: 'keyvalue', key_label: labelOf(['key'], language), value_label: labelOf(['name'], language) };
  const fields: Record<string, FieldSchema> = { key: KEY, ...('fields' in value ? value.fields : { value }) };
  const summary = summaryOf(fields, language);
  return { widget: 'list', collapsed: 'auto', fields: fieldsOf(fields, context), ...(summary && { summary }) };
}

function listParticulars(
  { item, min, max }: FieldSchema & { kind: 'list' },
  context: FieldContext,
): Record<string, unknown> {
  const limits = bounds({ min, max });
  if (item.kind === 'choice') return { ...particulars(item, context), multiple: true, ...limits };
  if (!('fields' in item)) {
    const name = context.path.at(-1) ?? '';
    return {
      widget: 'list',
      field: fieldOf(item, { ...context, path: [...context.path.slice(0, -1), name] }),
      ...limits,
    };
  }
  const summary = summaryOf(item.fields, context.language);
  return {
    widget: 'list',
    collapsed: 'auto',
    fields: fieldsOf(item.fields, context),
    ...(summary && { summary }),
    ...limits,
  };
}

/** @param context the last of its path is the field's own name */
export function fieldOf(schema: FieldSchema, context: FieldContext): Field {
  const hint = hintOf(schema, context);
  const { path, language, translated } = context;
  const field: Record<string, unknown> & { name: string } = {
    name: path.at(-1) ?? '',
    label: labelOf(path, language),
    // An empty list counts to the editor as a field that is not filled in.
    required: !schema.optional && !mayBeEmpty(schema),
    ...(hint !== undefined && { hint }),
    ...(translated && { i18n: true }),
    ...particulars(schema, context),
  };
  const entryLabel = entryLabelOf(path, language);
  if (field['widget'] === 'list' && entryLabel !== undefined) field['label_singular'] = entryLabel;
  return field as Field;
}
