/** The files of texts and facts: the schema of each, and what its schema cannot know. */
import type { ZodType } from 'astro/zod';
import { courseFactsSchema, courseSchema } from '../../src/content.config/course.ts';
import { dayPlanSchema } from '../../src/content.config/day-plan.ts';
import { picturesSchema } from '../../src/content.config/pictures.ts';
import { privacySchema } from '../../src/content.config/privacy.ts';
import { questionsSchema } from '../../src/content.config/questions.ts';
import { reviewsSchema } from '../../src/content.config/reviews.ts';
import { servicesSchema } from '../../src/content.config/services.ts';
import { studioSchema } from '../../src/content.config/studio.ts';
import { aboutSchema, founderSchema, galleriesSchema, homeSchema } from '../../src/content.config/page-texts.ts';
import { wordsSchema } from '../../src/content.config/words.ts';
import type { Locale } from '../../src/lib/locales.ts';
import { TEXT_PAGES } from '../../src/lib/site-links.ts';
import { batchFindings } from './batches.ts';
import { pictureName, type CheckedFile } from './check-file.ts';
import { dayPlanFindings } from './day-plan.ts';
import { readFields, type FieldFinding } from './fields.ts';
import { galleryNameFindings } from './gallery-names.ts';
import { cardCount, missingAlts, missingBody, otherGalleries } from './languages.ts';
import { deadLinkFindings } from './links.ts';
import type { Addresses } from './page-addresses.ts';
import { otherGroups } from './photo-groups.ts';
import { unknownInBody } from './placeholders.ts';
import { studioFacts } from './plausibility.ts';
import { questionFindings } from './questions.ts';
import { reviewFindings } from './reviews.ts';
import { serviceFindings } from './services.ts';
import { specialDayFindings } from './special-days.ts';
import type { ParsedText } from './parse-file.ts';
import { foreignCodeInText } from './foreign-code.ts';
import { deadInText, missingInText } from './markdown-links.ts';

/** What is known when a text is looked at. */
export interface TextContext {
  path: string;
  locale: Locale;
  addresses: Addresses;
  /** src/content/course.yaml. */
  course: unknown;
  /** The same file in the first language, where the text is of another one. */
  first: CheckedFile | undefined;
}

/** Looks at what the schema of a text cannot know. */
type TextRule = (source: ParsedText, context: TextContext) => FieldFinding[] | Promise<FieldFinding[]>;

/** Looks at the text of a Markdown file. */
const body =
  (name: string): TextRule =>
  async (source, { path, addresses, locale, first }) => [
    ...(await deadInText(source, TEXT_PAGES[name] ?? '/', addresses, locale)),
    ...(await missingInText(source, path, addresses.root)),
    ...(await foreignCodeInText(source)),
    ...missingBody(source, first?.source),
    ...unknownInBody(source),
  ];

/** The files of a language folder. Optional ones may be missing. */
export const TEXTS: Record<string, { schema: ZodType; rule?: TextRule; optional?: boolean }> = {
  'home.yaml': {
    schema: homeSchema,
    rule: (source, { addresses }) => deadLinkFindings(source, addresses, TEXT_PAGES['home.yaml']),
  },
  'founder.md': { schema: founderSchema, rule: body('founder.md') },
  'about.md': { schema: aboutSchema, rule: body('about.md') },
  'privacy.md': { schema: privacySchema, rule: body('privacy.md'), optional: true },
  'galleries.yaml': {
    schema: galleriesSchema,
    rule: ({ data }, { addresses, first }) =>
      first
        ? [...otherGalleries(data, first.data), ...otherGroups(data, first.data)]
        : galleryNameFindings(data, addresses.own),
  },
  'course.yaml': { schema: courseSchema, rule: ({ data }, { course }) => cardCount(data, course) },
  'words.yaml': { schema: wordsSchema, rule: (source, { addresses }) => deadLinkFindings(source, addresses) },
};

/** Looks at what the schema of a file that all languages share cannot know. */
type SharedRule = (source: ParsedText, addresses: Addresses) => FieldFinding[] | Promise<FieldFinding[]>;

/** What the schema of studio.yaml cannot know. */
const studioRule = ({ data }: ParsedText): FieldFinding[] => [...studioFacts(data), ...specialDayFindings(data)];

/** Everything that can be said of studio.yaml by itself. */
export const studioFindings = (source: ParsedText): FieldFinding[] => [
  ...readFields(source, studioSchema).findings,
  ...studioRule(source),
];

/** The files that all languages share. Optional ones may be missing. */
export const SHARED: Record<string, { schema: ZodType; rule?: SharedRule; optional?: boolean }> = {
  'studio.yaml': {
    schema: studioSchema,
    rule: studioRule,
  },
  'pictures.yaml': { schema: picturesSchema(pictureName), rule: ({ data }) => missingAlts(data) },
  'course.yaml': {
    schema: courseFactsSchema(pictureName),
    rule: ({ data }, { root }) => batchFindings(data, root),
  },
  'services.yaml': { schema: servicesSchema, rule: serviceFindings, optional: true },
  'questions.yaml': { schema: questionsSchema, rule: questionFindings, optional: true },
  'reviews.yaml': { schema: reviewsSchema(pictureName), rule: (source) => reviewFindings(source), optional: true },
  'day-plan.yaml': { schema: dayPlanSchema, rule: ({ data }) => dayPlanFindings(data), optional: true },
};
