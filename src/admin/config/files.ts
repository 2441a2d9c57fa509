/** The files of src/content and the schema of each, as the editor is to show them. */
import type { z } from 'astro/zod';
import { contentFileList, type FileName } from '../../content.config/files.ts';
import { photoSchema } from '../../content.config/photo.ts';
import { pictureSchema } from './field-schema.ts';

export interface EditedFile {
  /** What it is called in the editor's settings; also the name of its format. */
  name: FileName;
  /** From src/content; `{{locale}}` where each language has one of its own. */
  file: string;
  schema: z.ZodType;
  /** An icon of Material Symbols, which the editor carries. */
  icon: string;
}

const ICONS: Readonly<Record<FileName, string>> = {
  studio: 'storefront',
  services: 'sell',
  reviews: 'reviews',
  questions: 'quiz',
  courseFacts: 'calendar_month',
  course: 'school',
  dayPlan: 'checklist',
  pictures: 'slideshow',
  home: 'home',
  founder: 'person',
  about: 'info',
  galleries: 'photo_library',
  privacy: 'shield',
  words: 'translate',
};

/** In the order in which an owner needs them. */
export const FILES: readonly EditedFile[] = contentFileList(pictureSchema).map(
  ([name, { file, schema, perLanguage }]) => ({
    name,
    file: perLanguage ? `{{locale}}/${file}` : file,
    schema,
    icon: ICONS[name],
  }),
);

/** That of every entry of a gallery. */
export const PHOTO_SCHEMA = photoSchema(pictureSchema);

/** The name of a file's format. The editor requires `-frontmatter` at the end of a Markdown format's name. */
export const formatOf = ({ name, file }: EditedFile): string => (file.endsWith('.md') ? `${name}-frontmatter` : name);

/** The schema of what is written in a format: any that is no file's own is that of photos. */
export const schemaOfFormat = (format: string): z.ZodType =>
  FILES.find((file) => formatOf(file) === format)?.schema ?? PHOTO_SCHEMA;
