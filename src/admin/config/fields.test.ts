import type { Field } from '@sveltia/cms';
import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { clock, sameOrPerLocale, key, picture, prose, sentence } from '../../content.config/fields.ts';
import { fieldOf, type FieldContext } from './fields.ts';
import { pictureSchema, readSchema, type FieldSchema } from './field-schema.ts';
import { structureOf } from './structures.ts';

const contextOf = (name: string, more: Partial<FieldContext> = {}): FieldContext => ({
  language: 'en',
  path: [name],
  translated: false,
  pictures: ['pictures/a.jpg'],
  ...more,
});
const field = (schema: z.core.$ZodType, name = 'some', more: Partial<FieldContext> = {}) =>
  fieldOf(readSchema(schema), contextOf(name, more)) as Field & Record<string, unknown>;

describe('a field that the site has not had so far', () => {
  test.each<[string, z.core.$ZodType, object]>([
    ['a text', z.string().describe('what it is'), { widget: 'string', required: true, hint: 'What it is' }],
    ['an optional one', z.string().describe('what it is').optional(), { required: false, hint: 'What it is' }],
    [
      'one with a form',
      key,
      { widget: 'string', pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', expect.stringContaining('small letters')] },
    ],
    ['one with placeholders', sentence('n', 'total'), { hint: expect.stringContaining('{n}, {total}') }],
    ['one of many lines', prose, { widget: 'text' }],
    ['an e-mail address', z.email(), { widget: 'string', type: 'email' }],
    ['an address', z.url(), { widget: 'string', type: 'url' }],
    ['a time', clock.optional(), { widget: 'datetime', type: 'time', format: 'HH:mm', required: false }],
    // The editor's own field for numbers makes 500 of `15,500`.
    [
      'a whole number',
      z.number().int().describe('the day, such as 12'),
      { widget: 'string', pattern: [expect.any(String), expect.stringContaining('such as 12')] },
    ],
    [
      'a number',
      z.number().min(-1.5),
      { widget: 'string', pattern: [expect.stringContaining('[.,]'), expect.any(String)] },
    ],
    ['a switch', z.literal(true).optional(), { widget: 'boolean', required: false }],
    [
      'a choice',
      z.enum(['home', 'Sunday']),
      {
        widget: 'select',
        options: [
          { label: 'Home', value: 'home' },
          { label: 'Sunday', value: 'Sunday' },
        ],
      },
    ],
    ['several choices', z.array(z.enum(['a', 'b'])).min(1), { widget: 'select', multiple: true, min: 1 }],
    [
      'a picture',
      picture(pictureSchema),
      { widget: 'select', options: [{ label: 'pictures/a.jpg', value: 'pictures/a.jpg' }] },
    ],
    [
      'a list of texts',
      z.array(z.string()).min(2).max(3),
      { widget: 'list', min: 2, max: 3, field: { widget: 'string' } },
    ],
    ['pairs', z.record(z.string(), z.string()), { widget: 'keyvalue' }],
  ])('%s', (_, schema, expected) => {
    expect(field(schema)).toMatchObject({ name: 'some', label: 'Some', ...expected });
  });

  test('a group in a list in a group', () => {
    const schema = z.strictObject({ parts: z.array(z.strictObject({ at: clock, what: sameOrPerLocale('what') })) });
    expect(field(schema, 'dayTrip')).toMatchObject({
      label: 'Day trip',
      widget: 'object',
      fields: [
        {
          name: 'parts',
          widget: 'list',
          summary: '{{fields.at}}',
          fields: [{ name: 'at' }, { name: 'what', widget: 'object' }],
        },
      ],
    });
  });

  test('a photo of a gallery is taken by the photo field', () => {
    expect(field(picture(pictureSchema), 'image', { gallery: 'src/content/gallery/looks' })).toMatchObject({
      widget: 'photo',
      media_folder: '',
    });
  });

  test('a text of a gallery’s groups is one of them', () => {
    const options = [{ label: 'By day', value: 'day' }];
    expect(field(z.string(), 'group', { choices: { group: options } })).toMatchObject({ widget: 'select', options });
  });

  test('a field of a translated file is translated', () => {
    expect(field(z.string(), 'title', { translated: true })).toMatchObject({ i18n: true });
    expect(field(z.string(), 'title')).not.toHaveProperty('i18n');
  });

  test('a list that may be empty need not be filled in; one with a minimum must be', () => {
    const list = z.array(z.strictObject({ name: z.string() }));
    expect(field(list)).toMatchObject({ required: false });
    expect(field(z.record(z.string(), z.strictObject({ name: z.string() })))).toMatchObject({ required: false });
    expect(field(list.min(1))).toMatchObject({ required: true, min: 1 });
    expect(field(list.optional())).toMatchObject({ required: false });
  });

  test('of a kind that nobody has thought about is refused', () => {
    expect(() => readSchema(z.bigint())).toThrow('bigint');
    expect(() => readSchema(z.union([z.number(), z.string()]))).toThrow('union');
  });
});

test('what the editor has no field for is given another form', () => {
  const schema: FieldSchema = readSchema(
    z.strictObject({
      plain: z.string(),
      closed: z.literal(true).optional(),
      groups: z.record(z.string(), z.strictObject({ name: sameOrPerLocale('a') })),
    }),
  );
  expect(structureOf(schema)).toEqual({
    kind: 'fields',
    fields: {
      closed: { kind: 'flag' },
      groups: {
        kind: 'record',
        value: { kind: 'fields', fields: { name: { kind: 'localized', languages: ['en', 'hi'] } } },
        mayBeEmpty: true,
      },
    },
  });
});
