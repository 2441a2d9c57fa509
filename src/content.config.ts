/**
 * The collections of src/content. What each file may say stands in the folder content.config: strict schemas, so that a
 * misspelt field stops the build instead of being ignored.
 */
import { existsSync } from 'node:fs';
import { defineCollection } from 'astro/content/config';
import { glob, type Loader } from 'astro/loaders';
import { answersLoader } from './content.config/answers-loader.ts';
import { courseFactsSchema, courseSchema } from './content.config/course.ts';
import { dayPlanSchema } from './content.config/day-plan.ts';
import { withPageHtml } from './content.config/page-html.ts';
import { photoSchema } from './content.config/photo.ts';
import { picturesSchema } from './content.config/pictures.ts';
import { privacySchema } from './content.config/privacy.ts';
import { questionsSchema } from './content.config/questions.ts';
import { reviewsSchema } from './content.config/reviews.ts';
import { servicesSchema } from './content.config/services.ts';
import { withStudioPlaceholders } from './content.config/studio-placeholders.ts';
import { studioSchema } from './content.config/studio.ts';
import { aboutSchema, founderSchema, galleriesSchema, homeSchema } from './content.config/page-texts.ts';
import { wordsSchema } from './content.config/words.ts';
import { LOCALES } from './lib/locales.ts';

// A file's whole name is its id: 01-red.yaml and 01-red.md are two entries, never one of which the other wins.
const fileNameAsId = ({ entry }: { entry: string }) => entry;
/** One file in the folder of every language: `en/home.yaml` is the entry `en/home.yaml`. */
const perLanguage = (name: string) =>
  withStudioPlaceholders(
    glob({ base: './src/content', pattern: LOCALES.map((code) => `${code}/${name}`), generateId: fileNameAsId }),
  );
/** The same, where no language need have the file: of none at all the loader would complain. */
const perLanguageIfAny = (name: string): Loader =>
  LOCALES.some((code) => existsSync(`src/content/${code}/${name}`))
    ? perLanguage(name)
    : {
        name: 'none',
        load: ({ store }) => {
          store.clear();
          return Promise.resolve();
        },
      };
/** One file for all languages. */
const once = (name: string) =>
  withStudioPlaceholders(glob({ base: './src/content', pattern: name, generateId: fileNameAsId }));

export const collections = {
  photos: defineCollection({
    loader: withStudioPlaceholders(
      glob({ base: './src/content/gallery', pattern: '*/*.{yaml,yml,md}', generateId: fileNameAsId }),
    ),
    schema: ({ image }) => photoSchema(image),
  }),
  studio: defineCollection({ loader: once('studio.yaml'), schema: studioSchema }),
  pictures: defineCollection({ loader: once('pictures.yaml'), schema: ({ image }) => picturesSchema(image) }),
  courseFacts: defineCollection({ loader: once('course.yaml'), schema: ({ image }) => courseFactsSchema(image) }),
  services: defineCollection({ loader: once('services.yaml'), schema: servicesSchema }),
  questions: defineCollection({ loader: once('questions.yaml'), schema: questionsSchema }),
  answers: defineCollection({
    loader: withPageHtml(withStudioPlaceholders(answersLoader('src/content/questions.yaml'))),
  }),
  reviews: defineCollection({ loader: once('reviews.yaml'), schema: ({ image }) => reviewsSchema(image) }),
  dayPlan: defineCollection({ loader: once('day-plan.yaml'), schema: dayPlanSchema }),
  home: defineCollection({ loader: perLanguage('home.yaml'), schema: homeSchema }),
  founder: defineCollection({ loader: withPageHtml(perLanguage('founder.md')), schema: founderSchema }),
  about: defineCollection({ loader: withPageHtml(perLanguage('about.md')), schema: aboutSchema }),
  privacy: defineCollection({ loader: withPageHtml(perLanguageIfAny('privacy.md')), schema: privacySchema }),
  galleries: defineCollection({ loader: perLanguage('galleries.yaml'), schema: galleriesSchema }),
  course: defineCollection({ loader: perLanguage('course.yaml'), schema: courseSchema }),
  words: defineCollection({ loader: perLanguage('words.yaml'), schema: wordsSchema }),
};
