/** The files of src/content and the schema of each, as the editor is to show them. */
import type { z } from 'astro/zod';
import { courseFactsSchema, courseSchema } from '../../content.config/course.ts';
import { dayPlanSchema } from '../../content.config/day-plan.ts';
import { photoSchema } from '../../content.config/photo.ts';
import { picturesSchema } from '../../content.config/pictures.ts';
import { privacySchema } from '../../content.config/privacy.ts';
import { questionsSchema } from '../../content.config/questions.ts';
import { reviewsSchema } from '../../content.config/reviews.ts';
import { servicesSchema } from '../../content.config/services.ts';
import { studioSchema } from '../../content.config/studio.ts';
import { aboutSchema, founderSchema, galleriesSchema, homeSchema } from '../../content.config/page-texts.ts';
import { wordsSchema } from '../../content.config/words.ts';
import { pictureSchema } from './field-schema.ts';

export interface ContentFile {
  /** What it is called in the editor's settings; also the name of its format. */
  name: string;
  /** From src/content; `{{locale}}` where each language has one of its own. */
  file: string;
  schema: z.ZodType;
  /** A sign of Material Symbols, which the editor carries. */
  icon: string;
}

/** In the order in which an owner needs them. */
export const FILES: readonly ContentFile[] = [
  { name: 'studio', file: 'studio.yaml', schema: studioSchema, icon: 'storefront' },
  { name: 'services', file: 'services.yaml', schema: servicesSchema, icon: 'sell' },
  { name: 'reviews', file: 'reviews.yaml', schema: reviewsSchema(pictureSchema), icon: 'reviews' },
  { name: 'questions', file: 'questions.yaml', schema: questionsSchema, icon: 'quiz' },
  { name: 'courseDates', file: 'course.yaml', schema: courseFactsSchema(pictureSchema), icon: 'calendar_month' },
  { name: 'course', file: '{{locale}}/course.yaml', schema: courseSchema, icon: 'school' },
  { name: 'dayPlan', file: 'day-plan.yaml', schema: dayPlanSchema, icon: 'checklist' },
  { name: 'pictures', file: 'pictures.yaml', schema: picturesSchema(pictureSchema), icon: 'slideshow' },
  { name: 'home', file: '{{locale}}/home.yaml', schema: homeSchema, icon: 'home' },
  { name: 'founder', file: '{{locale}}/founder.md', schema: founderSchema, icon: 'person' },
  { name: 'about', file: '{{locale}}/about.md', schema: aboutSchema, icon: 'info' },
  { name: 'galleries', file: '{{locale}}/galleries.yaml', schema: galleriesSchema, icon: 'photo_library' },
  { name: 'privacy', file: '{{locale}}/privacy.md', schema: privacySchema, icon: 'shield' },
  { name: 'words', file: '{{locale}}/words.yaml', schema: wordsSchema, icon: 'translate' },
];

/** That of every entry of a gallery. */
export const PHOTO_SCHEMA = photoSchema(pictureSchema);

/** The name of a file's format. The editor requires `-frontmatter` at the end of a Markdown format's name. */
export const formatOf = ({ name, file }: ContentFile): string => (file.endsWith('.md') ? `${name}-frontmatter` : name);

/** The schema of what is written in a format: any that is no file's own is that of photos. */
export const schemaOfFormat = (format: string): z.ZodType =>
  FILES.find((file) => formatOf(file) === format)?.schema ?? PHOTO_SCHEMA;
