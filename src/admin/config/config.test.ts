import type { Field } from '@sveltia/cms';
import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { clock, inEachLanguage, key, picture, prose, sentence } from '../../content.config/fields.ts';
import { EDITOR_LANGUAGES } from '../settings.ts';
import { fieldOf, PICTURE_WIDGET, type Place } from './fields.ts';
import { FILES, PHOTO_SHAPE } from './files.ts';
import { galleriesFrom } from './galleries.ts';
import { editorConfig, fileFields, photoFields } from './index.ts';
import { hasLabel } from './labels.ts';
import { pictureShape, readShape, type Shape } from './shape.ts';
import { structureOf } from './structures.ts';

const GALLERIES = galleriesFrom(
  {
    en: { looks: { title: 'Looks', groups: { day: 'By day' } }, rooms: { title: 'Rooms' } },
    hi: { looks: { title: 'लुक', groups: { day: 'दिन में', night: 'रात में' } } },
  },
  ['new-one', 'rooms'],
);

/** The fields of a field, whatever kind of group it is. */
function childrenOf(field: Field): readonly Field[] {
  if ('fields' in field) return (field.fields ?? []) as readonly Field[];
  return 'field' in field ? childrenOf(field.field as Field) : [];
}

/** The names of all fields below some, `hours.opens`. Keys of a record are no fields of the shape. */
const pathsOf = (fields: readonly Field[], before = ''): string[] =>
  fields.flatMap((field) => [`${before}${field.name}`, ...pathsOf(childrenOf(field), `${before}${field.name}.`)]);

/** The same, read off a shape without the code that makes fields of it. */
function shapePaths(shape: z.core.$ZodType, before = ''): string[] {
  const { def } = (shape as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
      return shapePaths(def.innerType, before);
    case 'array':
      return shapePaths(def.element, before);
    case 'union':
      return def.options.flatMap((option) => shapePaths(option, before));
    case 'record': {
      const below = shapePaths(def.valueType, before);
      return below.length > 0 ? [`${before}key`, ...below] : [];
    }
    case 'object':
      return Object.entries(def.shape).flatMap(([name, each]) => [
        `${before}${name}`,
        ...shapePaths(each, `${before}${name}.`),
      ]);
    default:
      return [];
  }
}

const SETTINGS = { galleries: GALLERIES, pictures: [] };

describe.each(EDITOR_LANGUAGES)('in %s', (language) => {
  test.each(FILES.map((file) => [file.file, file] as const))(
    '%s has a field for each of its shape, and no other',
    (_, file) => {
      const fields = pathsOf(fileFields(file, language, SETTINGS)).filter(
        (path) => path !== 'body' || !file.file.endsWith('.md'),
      );
      const shape = shapePaths(file.shape);
      // What stands under the name of each gallery is the same in all of them.
      const expected =
        file.name === 'galleries'
          ? GALLERIES.flatMap(({ name }) => [
              name,
              ...shape.filter((path) => path !== 'key').map((path) => `${name}.${path}`),
            ])
          : shape;
      expect([...new Set(fields)].sort()).toEqual([...new Set(expected)].sort());
      expect(fields.length).toBeGreaterThan(0);
    },
  );

  test('a photo has a field for each of its shape, and no other', () => {
    for (const gallery of GALLERIES)
      expect(pathsOf(photoFields(gallery, language)).sort()).toEqual(shapePaths(PHOTO_SHAPE).sort());
  });

  test('every field of the owner’s is called something, and says what it is for where its shape does', () => {
    const unnamed = FILES.filter(({ name }) => !['words', 'galleries'].includes(name)).flatMap((file) =>
      pathsOf(fileFields(file, language, SETTINGS))
        .filter((path) => !hasLabel(path.split('.')))
        .map((path) => `${file.name}: ${path}`),
    );
    expect(unnamed).toEqual([]);
  });
});

const place = (name: string, more: Partial<Place> = {}): Place => ({
  language: 'en',
  path: [name],
  translated: false,
  pictures: ['pictures/a.jpg'],
  ...more,
});
const field = (shape: z.core.$ZodType, name = 'some', more: Partial<Place> = {}) =>
  fieldOf(readShape(shape), place(name, more)) as Field & Record<string, unknown>;

describe('a field that the site has not had so far', () => {
  test.each<[string, z.core.$ZodType, object]>([
    ['a text', z.string().describe('what it is'), { widget: 'string', required: true, hint: 'What it is' }],
    ['an optional one', z.string().describe('what it is').optional(), { required: false, hint: 'What it is' }],
    [
      'one with a form',
      key,
      { widget: 'string', pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', expect.stringContaining('small letters')] },
    ],
    ['one with places', sentence('n', 'total'), { hint: expect.stringContaining('{n}, {total}') }],
    ['one of many lines', prose, { widget: 'text' }],
    ['an e-mail address', z.email(), { widget: 'string', type: 'email' }],
    ['an address', z.url(), { widget: 'string', type: 'url' }],
    ['a time', clock.optional(), { widget: 'datetime', type: 'time', format: 'HH:mm', required: false }],
    ['a whole number', z.number().int().positive().max(12), { widget: 'number', value_type: 'int', min: 1, max: 12 }],
    ['a number', z.number().min(-1.5), { widget: 'number', value_type: 'float', min: -1.5 }],
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
      picture(pictureShape),
      { widget: 'select', options: [{ label: 'pictures/a.jpg', value: 'pictures/a.jpg' }] },
    ],
    [
      'a list of texts',
      z.array(z.string()).min(2).max(3),
      { widget: 'list', min: 2, max: 3, field: { widget: 'string' } },
    ],
    ['pairs', z.record(z.string(), z.string()), { widget: 'keyvalue' }],
  ])('%s', (_, shape, expected) => {
    expect(field(shape)).toMatchObject({ name: 'some', label: 'Some', ...expected });
  });

  test('a group in a list in a group', () => {
    const shape = z.strictObject({ parts: z.array(z.strictObject({ at: clock, what: inEachLanguage('what') })) });
    expect(field(shape, 'dayTrip')).toMatchObject({
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
    expect(field(picture(pictureShape), 'image', { gallery: 'src/content/gallery/looks' })).toMatchObject({
      widget: PICTURE_WIDGET,
      media_folder: '',
    });
  });

  test('a text of a gallery’s groups is one of them', () => {
    const options = [{ label: 'By day', value: 'day' }];
    expect(field(z.string(), 'group', { choices: { group: options } })).toMatchObject({ widget: 'select', options });
  });

  test('one in a file of each language is there in each', () => {
    expect(field(z.string(), 'title', { translated: true })).toMatchObject({ i18n: true });
    expect(field(z.string(), 'title')).not.toHaveProperty('i18n');
  });

  test('of a kind that nobody has thought about is refused', () => {
    expect(() => readShape(z.bigint())).toThrow('bigint');
    expect(() => readShape(z.union([z.number(), z.string()]))).toThrow('union');
  });
});

test('what the editor has no field for is given another form', () => {
  const shape: Shape = readShape(
    z.strictObject({
      plain: z.string(),
      closed: z.literal(true).optional(),
      groups: z.record(z.string(), z.strictObject({ name: inEachLanguage('a') })),
    }),
  );
  expect(structureOf(shape)).toEqual({
    kind: 'fields',
    fields: {
      closed: { kind: 'flag' },
      groups: {
        kind: 'record',
        value: { kind: 'fields', fields: { name: { kind: 'localized', languages: ['en', 'hi'] } } },
      },
    },
  });
});

test('the galleries are those of their folders and of galleries.yaml, with the groups of both languages', () => {
  expect(GALLERIES.map(({ name, titles }) => [name, titles])).toEqual([
    ['looks', { en: 'Looks', hi: 'लुक' }],
    ['rooms', { en: 'Rooms' }],
    ['new-one', {}],
  ]);
  expect(GALLERIES[0]?.groups).toEqual([
    { key: 'day', names: { en: 'By day', hi: 'दिन में' } },
    { key: 'night', names: { hi: 'रात में' } },
  ]);
});

test('the editor fetches nothing of its own accord, and commits where it is told', () => {
  const config = editorConfig('hi', {
    ...SETTINGS,
    repository: { repo: 'asha/studio', branch: 'live', api: 'http://localhost:1' },
  });
  expect(config).toMatchObject({
    load_config_file: false,
    backend: {
      name: 'github',
      repo: 'asha/studio',
      branch: 'live',
      api_root: 'http://localhost:1',
      graphql_api_root: 'http://localhost:1/graphql',
      auth_methods: ['token'],
    },
    media_libraries: { default: { config: { max_file_size: 1 } }, stock_assets: false },
  });
  expect(config.collections).toMatchObject([
    { name: 'looks', label: 'लुक', folder: 'src/content/gallery/looks' },
    { name: 'rooms' },
    { name: 'new-one' },
  ]);
  expect(
    JSON.stringify(editorConfig('en', { ...SETTINGS, repository: { repo: 'a/b', branch: 'main' } })),
  ).not.toContain('api_root');
});
