import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { perLocale, key, rupees } from '../../content.config/fields.ts';
import { EDITOR_LANGUAGES, type EditorLanguage } from '../language.ts';
import { fieldOf } from './fields.ts';
import { FILES, PHOTO_SCHEMA } from './files.ts';
import { ENGLISH_HINTS, HINDI_HINTS, hintFor, hintKey } from './hints.ts';
import type { GalleryFolder } from './galleries.ts';
import { editorConfig } from './index.ts';
import { hasLabel } from './labels.ts';
import { readSchema, type FieldSchema } from './field-schema.ts';
import { WORD_LABELS } from './word-labels.ts';

/** A field of a schema, by its file and the names from there on. */
interface SchemaField {
  path: readonly string[];
  schema: FieldSchema;
}

/** Every field below one, and itself. What a list or a record holds stands at the path of that. */
function fieldsOf({ path, schema }: SchemaField): SchemaField[] {
  const below =
    'fields' in schema
      ? Object.entries(schema.fields).map(([name, each]) => ({ path: [...path, name], schema: each }))
      : schema.kind === 'list'
        ? [{ path, schema: schema.item }]
        : schema.kind === 'record'
          ? [{ path, schema: schema.value }]
          : [];
  return [{ path, schema }, ...below.flatMap(fieldsOf)];
}

const ALL = [...FILES, { name: 'photo', schema: PHOTO_SCHEMA }].flatMap(({ name, schema }) =>
  fieldsOf({ path: [name], schema: readSchema(schema) }),
);

const GALLERIES: GalleryFolder[] = [
  {
    name: 'looks',
    titles: { en: 'Looks', hi: 'लुक' },
    groups: [{ key: 'day', names: { en: 'By day', hi: 'दिन में' } }],
    endings: ['yaml', 'md'],
  },
];

/** What the editor shows of its settings; the second of a pattern is what it says of an entry that does not fit. */
const SHOWN = /\.(?:app_title|label|label_singular|hint|key_label|value_label|pattern\.1)$/;

/** Every text that is shown, by its place in the settings. */
function shownTexts(value: unknown, at = ''): [place: string, text: string][] {
  if (typeof value === 'string') return SHOWN.test(at) ? [[at, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => shownTexts(each, `${at}.${name}`));
}

const texts = (language: EditorLanguage) => shownTexts(editorConfig(language, { galleries: GALLERIES, pictures: [] }));

/** The labels of every list, and of one entry of it. */
function listLabels(value: unknown): [label: string, entryLabel: string | undefined][] {
  if (typeof value !== 'object' || value === null) return [];
  const { widget, label, label_singular: entryLabel } = value as Record<string, string | undefined>;
  const below = Object.values(value).flatMap(listLabels);
  return widget === 'list' && label !== undefined ? [[label, entryLabel], ...below] : below;
}

test.each([
  ['en', /s$/],
  ['hi', /(?:एं|ें)$/],
] as const)('one entry of a list is not called by a plural in %s', (language, plural) => {
  const labels = listLabels(editorConfig(language, { galleries: GALLERIES, pictures: [] }));
  expect(labels.some(([label]) => plural.test(label))).toBe(true);
  expect(labels.filter(([label, entryLabel]) => plural.test(entryLabel ?? label.split(' (')[0] ?? ''))).toEqual([]);
});

test('whatever the editor shows in English it shows in Hindi', () => {
  const [english, hindi] = [texts('en'), texts('hi')];
  expect(hindi.map(([place]) => place)).toEqual(english.map(([place]) => place));
  expect(hindi.length).toBeGreaterThan(ALL.length);
  const untold = hindi.flatMap(([place, text]) =>
    text.split(' · ').some((part) => !/\p{Script=Devanagari}/u.test(part)) ? [`${place}: ${text}`] : [],
  );
  expect(untold, 'hints belong in hints.ts, labels in labels.ts, those of words.yaml in word-labels.ts').toEqual([]);
});

/** Words about YAML syntax or file paths, which a form needs none of. `{opens}` is allowed. */
const FOR_FILES = /["`[\]]|\{(?!\w+\})|\.yaml\b|\bsrc\/|quotation marks|\btrue\b|\b(?:such as|जैसे) hi\b/i;

test.each(EDITOR_LANGUAGES)('nothing that is shown in %s speaks of how a file is written', (language) => {
  expect(texts(language).flatMap(([place, text]) => (FOR_FILES.test(text) ? [`${place}: ${text}`] : []))).toEqual([]);
});

test('every field and every choice is called something in the owner’s words', () => {
  const inFiles = ALL.filter(({ path }) => path.length > 1);
  const unnamed = inFiles.flatMap(({ path, schema }) => [
    ...(hasLabel(path) ? [] : [path.join('.')]),
    ...(schema.kind === 'choice' ? schema.options.filter((option) => !hasLabel([option])) : []),
  ]);
  expect(unnamed).toEqual([]);
});

test('a field of words.yaml is never called by what its name means in another file', () => {
  expect(hasLabel(['studio', 'hours', 'closed'])).toBe(true);
  expect(hasLabel(['words', 'somewhere', 'closed'])).toBe(false);
});

test('what asks for a form says which', () => {
  const wordless = ALL.filter(
    ({ schema }) =>
      ((schema.kind === 'text' && schema.pattern) || schema.kind === 'number') && schema.description === undefined,
  );
  expect(wordless.map(({ path }) => path.join('.'))).toEqual([]);
});

test('every hint belongs to a present description, and every word label to a present field', () => {
  const said = new Set(
    [readSchema(key), ...ALL.map(({ schema }) => schema)].map(({ description }) => hintKey(description ?? '')),
  );
  for (const hints of [ENGLISH_HINTS, HINDI_HINTS])
    expect(Object.keys(hints).filter((description) => !said.has(description))).toEqual([]);
  const paths = new Set(ALL.map(({ path }) => path.join('.')));
  expect(Object.keys(WORD_LABELS).filter((path) => !paths.has(`words.${path}`))).toEqual([]);
});

test('a sum of the form, which takes ₹16,500 too, asks nobody for figures alone', () => {
  const description = readSchema(rupees).description ?? '';
  expect(hintFor(description, 'en')).toBe('an amount in whole rupees, such as 15000');
  expect(hintFor(description, 'hi')).toBe('पूरे रुपयों में, जैसे 15000');
});

test('a hint calls a language by its name, not by its code', () => {
  const reason = 'why, such as Diwali';
  expect(hintFor(reason, 'en')).toBe(reason);
  expect(hintFor(`${reason}, in the language hi`, 'en')).toBe(`${reason}, in Hindi`);
  const hindi = HINDI_HINTS[reason];
  expect(hintFor(reason, 'hi')).toBe(hindi);
  expect(hintFor(`${reason}, in the language en`, 'hi')).toBe(`अंग्रेज़ी में: ${hindi}`);
  expect(hintFor(`${reason}, in each language`, 'hi')).toBe(`हर भाषा में: ${hindi}`);
});

test('the quotation marks of YAML are left out, and what somebody says is quoted', () => {
  const hint = hintFor(`a year, in quotation marks: "2026", or the studio's line, such as 'Since 2019, we say'`, 'en');
  expect(hint).toBe("a year: 2026, or the studio's line, such as “Since 2019, we say”");
});

test('a description without a Hindi sentence is said in English rather than not at all', () => {
  const schema = readSchema(z.strictObject({ what: perLocale('what it never was') }));
  const context = { language: 'hi', path: ['some'], translated: false, pictures: [] } as const;
  expect(fieldOf(schema, context)).toMatchObject({
    fields: [{ hint: 'What it never was, in each language', fields: [{ hint: 'What it never was, in English' }, {}] }],
  });
});
