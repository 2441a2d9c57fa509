/** The editor's settings, made from the schemas of src/content.config: a field is described there and nowhere else. */
import type { CmsConfig, Field } from '@sveltia/cms';
import { LOCALES, DEFAULT_LOCALE } from '../../lib/locales.ts';
import { EDITOR_LANGUAGES, type EditorLanguage } from '../language.ts';
import { CONTENT, galleryFolder } from '../content-folders.ts';
import { resolveRepository, type RepositoryConfig } from '../repository/config.ts';
import { collectionName, photoFormat, type EntryEnding } from '../photo-collections.ts';
import type { EditorSettings, FileFormat } from '../settings.ts';
import { fieldOf, type FieldContext } from './fields.ts';
import { FILES, PHOTO_SCHEMA, formatOf, type EditedFile } from './files.ts';
import { readPages } from './pages.ts';
import { readGalleryFolders, readPictures, type GalleryFolder } from './galleries.ts';
import { fileLabel, labelOf, word } from './labels.ts';
import { readSchema, type FieldSchema } from './field-schema.ts';
import { structureOf, structureOfFields } from './structures.ts';

interface Settings {
  galleries: readonly GalleryFolder[];
  /** The pictures that there are, as files of src/content name them. */
  pictures: readonly string[];
  /** None where only the working copy of one's own computer is edited. */
  repository?: RepositoryConfig;
}

/**
 * Disables the editor's own upload, which would keep the place in a camera's file: the limit is one byte. Photos are
 * added by the photo field, which has a limit of its own.
 */
const NO_UPLOADS = { default: { config: { max_file_size: 1 } }, stock_assets: false };

/** A picture that hangs in a gallery lies beside its entry, and is named alone. */
const BESIDE = { media_folder: '', public_folder: '.' };

const isTranslated = ({ file }: EditedFile) => file.includes('{{locale}}');

/** The fields of a file. One whose keys are the galleries has a field for each of them. */
function schemasOf(schema: FieldSchema, galleries: readonly GalleryFolder[]): Readonly<Record<string, FieldSchema>> {
  if (schema.kind === 'object') return schema.fields;
  if (schema.kind === 'record') return Object.fromEntries(galleries.map(({ name }) => [name, schema.value]));
  throw new Error(
    `The editor shows files of fields; this one is of the kind ‘${schema.kind}’ (src/admin/config/files.ts).`,
  );
}

/** The text below the second line `---` of a Markdown file. */
const body = (language: EditorLanguage): Field => ({
  name: 'body',
  label: labelOf(['body'], language),
  widget: 'text',
  i18n: true,
});

export function fileFields(
  file: EditedFile,
  language: EditorLanguage,
  { galleries, pictures }: Pick<Settings, 'galleries' | 'pictures'>,
): Field[] {
  const context: FieldContext = { language, path: [file.name], translated: isTranslated(file), pictures };
  const schemas = Object.entries(schemasOf(readSchema(file.schema), galleries));
  const fields = schemas.map(([name, schema]) => {
    const titled = galleries.find((gallery) => gallery.name === name)?.titles[language];
    const field = fieldOf(schema, { ...context, path: [file.name, name] });
    return file.name === 'galleries' && titled !== undefined ? { ...field, label: titled } : field;
  });
  return file.file.endsWith('.md') ? [...fields, body(language)] : fields;
}

export function photoFields(gallery: GalleryFolder, language: EditorLanguage): Field[] {
  const schema = readSchema(PHOTO_SCHEMA);
  if (schema.kind !== 'object') throw new Error('The schema of a photo is no group of fields.');
  const options = gallery.groups.map(({ key, names }) => ({ label: names[language] ?? key, value: key }));
  const context: Omit<FieldContext, 'path'> = {
    language,
    translated: false,
    gallery: galleryFolder(gallery.name),
    pictures: [],
    ...(options.length > 0 && { choices: { group: options } }),
  };
  return Object.entries(schema.fields).map(([name, each]) => fieldOf(each, { ...context, path: ['photo', name] }));
}

/** The field whose value is different in every entry of a gallery. */
const IDENTITY = 'image';

/**
 * The photos of a gallery whose entries have an ending: the editor lists files of one ending together, and no others.
 */
const galleryCollection = (gallery: GalleryFolder, ending: EntryEnding, language: EditorLanguage) => ({
  name: collectionName(gallery.name, ending),
  label: `${gallery.titles[language] ?? gallery.name}${ending === 'yaml' ? '' : ` (.${ending})`}`,
  create: ending === 'yaml',
  // A double would have the number and the picture of the first, which the content check refuses.
  duplicate: false,
  label_singular: word('photo', language),
  icon: 'photo_library',
  folder: galleryFolder(gallery.name),
  extension: ending,
  format: photoFormat(gallery.name, ending),
  ...BESIDE,
  identifier_field: IDENTITY,
  slug: { template: '{{image}}', editable: false },
  summary: '{{slug}}',
  sortable_fields: { fields: ['slug'], default: { field: 'slug', direction: 'ascending' } },
  thumbnail: 'image',
  fields: photoFields(gallery, language),
});

const singleton = (file: EditedFile, language: EditorLanguage, settings: Settings) => ({
  name: file.name,
  label: fileLabel(file.name, language),
  icon: file.icon,
  file: `${CONTENT}/${file.file}`,
  format: formatOf(file),
  ...(isTranslated(file) && { i18n: true }),
  fields: fileFields(file, language, settings),
});

/** The working copy of one's own computer needs no repository; the editor wants the name of one all the same. */
const NO_REPOSITORY: RepositoryConfig = { repo: 'local/site', branch: 'main' };

const backend = ({ repo, branch, api }: RepositoryConfig) => ({
  name: 'github',
  repo,
  branch,
  auth_methods: ['token'],
  ...(api && { api_root: api, graphql_api_root: `${api}/graphql` }),
});

/** The settings with words in one language. */
export function editorConfig(language: EditorLanguage, settings: Settings): CmsConfig {
  const { galleries, repository } = settings;
  const config = {
    load_config_file: false,
    backend: backend(repository ?? NO_REPOSITORY),
    app_title: word('title', language),
    media_folder: `${CONTENT}/pictures`,
    public_folder: 'pictures',
    media_libraries: NO_UPLOADS,
    editor: { preview: false },
    show_preview_links: false,
    i18n: { structure: 'multiple_folders', locales: [...LOCALES], default_locale: DEFAULT_LOCALE },
    output: { omit_empty_optional_fields: true },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: galleries.flatMap((gallery) =>
      gallery.endings.map((ending) => galleryCollection(gallery, ending, language)),
    ),
    singletons: FILES.map((file) => singleton(file, language, settings)),
  };
  return config as unknown as CmsConfig;
}

/** How the files are read and written, by the names that the settings give to their formats. */
export function fileFormats(galleries: readonly GalleryFolder[]): FileFormat[] {
  const photo = structureOf(readSchema(PHOTO_SCHEMA));
  const files = FILES.map((each): FileFormat => {
    const structure = structureOfFields(schemasOf(readSchema(each.schema), galleries));
    const extension = each.file.endsWith('.md') ? 'md' : 'yaml';
    return { name: formatOf(each), extension, ...(structure && { structure }) };
  });
  const photos = galleries.flatMap(({ name, endings }) =>
    endings.map((extension): FileFormat => ({
      name: photoFormat(name, extension),
      extension,
      identity: IDENTITY,
      ...(photo && { structure: photo }),
    })),
  );
  return [...photos, ...files];
}

/** @param root the project's folder: which galleries there are is read from it */
export async function editorSettings(root: string, repository?: RepositoryConfig): Promise<EditorSettings> {
  const [galleries, pictures, pages] = await Promise.all([
    readGalleryFolders(root),
    readPictures(root),
    readPages(root),
  ]);
  const inLanguage = (language: EditorLanguage) =>
    editorConfig(language, { galleries, pictures, ...(repository && { repository }) });
  return {
    repository: resolveRepository(repository ?? NO_REPOSITORY),
    configs: Object.fromEntries(EDITOR_LANGUAGES.map((each) => [each, inLanguage(each)])) as EditorSettings['configs'],
    formats: fileFormats(galleries),
    pages: [...pages, ...galleries.map(({ name }) => `/${name}`)],
    pictures,
  };
}
