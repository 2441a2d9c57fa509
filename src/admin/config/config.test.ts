import type { Field } from '@sveltia/cms';
import type { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { EDITOR_LANGUAGES } from '../language.ts';
import { FILES, PHOTO_SCHEMA } from './files.ts';
import { galleriesFrom } from './galleries.ts';
import { editorConfig, fileFields, fileFormats, photoFields } from './index.ts';

const GALLERIES = galleriesFrom(
  {
    en: { looks: { title: 'Looks', groups: { day: 'By day' } }, rooms: { title: 'Rooms' } },
    hi: { looks: { title: 'लुक', groups: { day: 'दिन में', night: 'रात में' } } },
  },
  { 'new-one': new Set(['jpg']), rooms: new Set(['yaml', 'md', 'jpg']) },
);

/** The fields of a field, whatever kind of group it is. */
function childrenOf(field: Field): readonly Field[] {
  if ('fields' in field) return (field.fields ?? []) as readonly Field[];
  return 'field' in field ? childrenOf(field.field as Field) : [];
}

/** The names of all fields below some, `hours.opens`. Keys of a record are no fields of the schema. */
const pathsOf = (fields: readonly Field[], before = ''): string[] =>
  fields.flatMap((field) => [`${before}${field.name}`, ...pathsOf(childrenOf(field), `${before}${field.name}.`)]);

/** The same, read off a schema without the code that makes fields of it. */
function schemaPaths(schema: z.core.$ZodType, before = ''): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
      return schemaPaths(def.innerType, before);
    case 'array':
      return schemaPaths(def.element, before);
    case 'union':
      return def.options.flatMap((option) => schemaPaths(option, before));
    case 'record': {
      const below = schemaPaths(def.valueType, before);
      return below.length > 0 ? [`${before}key`, ...below] : [];
    }
    case 'object':
      return Object.entries(def.shape).flatMap(([name, each]) => [
        `${before}${name}`,
        ...schemaPaths(each, `${before}${name}.`),
      ]);
    default:
      return [];
  }
}

const SETTINGS = { galleries: GALLERIES, pictures: [] };

describe.each(EDITOR_LANGUAGES)('in %s', (language) => {
  test.each(FILES.map((file) => [file.file, file] as const))(
    '%s has a field for each of its schema, and no other',
    (_, file) => {
      const fields = pathsOf(fileFields(file, language, SETTINGS)).filter(
        (path) => path !== 'body' || !file.file.endsWith('.md'),
      );
      const paths = schemaPaths(file.schema);
      // What stands under the name of each gallery is the same in all of them.
      const expected =
        file.name === 'galleries'
          ? GALLERIES.flatMap(({ name }) => [
              name,
              ...paths.filter((path) => path !== 'key').map((path) => `${name}.${path}`),
            ])
          : paths;
      expect([...new Set(fields)].sort()).toEqual([...new Set(expected)].sort());
      expect(fields.length).toBeGreaterThan(0);
    },
  );

  test('a photo has a field for each of its schema, and no other', () => {
    for (const gallery of GALLERIES)
      expect(pathsOf(photoFields(gallery, language)).sort()).toEqual(schemaPaths(PHOTO_SCHEMA).sort());
  });

  test('the form of a photo begins with the photo, and then asks what it shows', () => {
    for (const gallery of GALLERIES)
      expect(pathsOf(photoFields(gallery, language)).slice(0, 2)).toEqual(['image', 'alt']);
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
    { name: 'rooms_md', label: 'rooms (.md)', extension: 'md', create: false, folder: 'src/content/gallery/rooms' },
    { name: 'new-one' },
  ]);
  const formats = config.collections?.map((each) => 'format' in each && each.format) ?? [];
  expect(fileFormats(GALLERIES).map(({ name }) => name)).toEqual(expect.arrayContaining(formats));
  expect(new Set(formats).size).toBe(formats.length);
  expect(config.collections?.map((each) => 'duplicate' in each && each.duplicate)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(
    JSON.stringify(editorConfig('en', { ...SETTINGS, repository: { repo: 'a/b', branch: 'main' } })),
  ).not.toContain('api_root');
});
