/**
 * The files of texts and facts in src/content, by the names of their collections, in the order in which an owner needs
 * them. The site's collections, the content check and the editor are all made from this table; the photos' own entries
 * lie in their galleries, and obey photo.ts.
 */
import type { ZodType } from 'astro/zod';
import { courseFactsSchema, courseSchema } from './course.ts';
import { dayPlanSchema } from './day-plan.ts';
import type { ImageSchema } from './fields.ts';
import { aboutSchema, founderSchema, galleriesSchema, homeSchema } from './page-texts.ts';
import { picturesSchema } from './pictures.ts';
import { privacySchema } from './privacy.ts';
import { questionsSchema } from './questions.ts';
import { reviewsSchema } from './reviews.ts';
import { servicesSchema } from './services.ts';
import { studioSchema } from './studio.ts';
import { wordsSchema } from './words.ts';

export interface ContentFile<Schema extends ZodType = ZodType, PerLanguage extends boolean = boolean> {
  /** Its name in src/content, or in the folder of each language. */
  file: string;
  schema: Schema;
  /** Whether every language has one of its own. */
  perLanguage: PerLanguage;
  /** Whether it may be missing. */
  optional: boolean;
}

const OPTIONAL = { optional: true };

/** A file that all languages share. */
const shared = <Schema extends ZodType>(
  file: string,
  schema: Schema,
  { optional } = { optional: false },
): ContentFile<Schema, false> => ({ file, schema, perLanguage: false, optional });

/** A file that every language has in its folder. */
const perLanguage = <Schema extends ZodType>(
  file: string,
  schema: Schema,
  { optional } = { optional: false },
): ContentFile<Schema, true> => ({ file, schema, perLanguage: true, optional });

/** @param image Astro's `image`, or what stands in for it */
export const contentFiles = <Picture>(image: ImageSchema<Picture>) => ({
  studio: shared('studio.yaml', studioSchema),
  services: shared('services.yaml', servicesSchema, OPTIONAL),
  reviews: shared('reviews.yaml', reviewsSchema(image), OPTIONAL),
  questions: shared('questions.yaml', questionsSchema, OPTIONAL),
  courseFacts: shared('course.yaml', courseFactsSchema(image)),
  course: perLanguage('course.yaml', courseSchema),
  dayPlan: shared('day-plan.yaml', dayPlanSchema, OPTIONAL),
  pictures: shared('pictures.yaml', picturesSchema(image)),
  home: perLanguage('home.yaml', homeSchema),
  founder: perLanguage('founder.md', founderSchema),
  about: perLanguage('about.md', aboutSchema),
  galleries: perLanguage('galleries.yaml', galleriesSchema),
  privacy: perLanguage('privacy.md', privacySchema, OPTIONAL),
  words: perLanguage('words.yaml', wordsSchema),
});

type Files = ReturnType<typeof contentFiles>;
/** The name of a file's collection. */
export type FileName = keyof Files;
/** Those of files that every language has, or that all languages share. */
export type FileNameOf<PerLanguage extends boolean> = {
  [Name in FileName]: Files[Name] extends ContentFile<ZodType, PerLanguage> ? Name : never;
}[FileName];

/** The table as a list. */
export const contentFileList = <Picture>(image: ImageSchema<Picture>) =>
  Object.entries(contentFiles(image)) as [FileName, ContentFile][];
