/** The files of texts and facts: the schema of each, and what its schema cannot know. */
import type { ZodType } from 'astro/zod';
import { contentFileList, contentFiles, type FileNameOf } from '../../src/content.config/files.ts';
import type { Locale } from '../../src/lib/locales.ts';
import { TEXT_PAGES } from '../../src/lib/site-links.ts';
import { batchFindings } from './batches.ts';
import { pictureName, type CheckedFile } from './check-file.ts';
import { dayPlanFindings } from './day-plan.ts';
import { readFields, type FieldFinding } from './fields/read-fields.ts';
import { galleryNameFindings } from './gallery-names.ts';
import { cardCountFindings } from './course-cards.ts';
import { galleryDifferences } from './languages.ts';
import { missingAlts } from './pictures/missing-alts.ts';
import { deadLinkFindings } from './links.ts';
import type { Addresses } from './page-addresses.ts';
import { missingBody } from './markdown/missing-body.ts';
import { groupDifferences } from './photo-groups.ts';
import { unknownPlaceholderFindings } from './placeholders.ts';
import { plausibilityFindings } from './plausibility.ts';
import { questionFindings } from './questions.ts';
import { reviewFindings } from './reviews.ts';
import { serviceFindings } from './services.ts';
import { specialDayFindings } from './special-days.ts';
import type { ParsedText } from './yaml/parse-file.ts';
import { footnotesInText } from './markdown/footnotes.ts';
import { slipsInText } from './markdown/slips.ts';
import { foreignCodeInText } from './markdown/foreign-code.ts';
import { unpairedTagsInText } from './markdown/unpaired-tags.ts';
import { deadTextLinkFindings, missingPictureFindings } from './markdown/links.ts';

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
    ...(await deadTextLinkFindings(source, TEXT_PAGES[name] ?? '/', addresses, locale)),
    ...(await missingPictureFindings(source, path, addresses.root)),
    ...(await foreignCodeInText(source)),
    ...(await unpairedTagsInText(source)),
    ...footnotesInText(source),
    ...slipsInText(source),
    ...missingBody(source, name, locale, first?.source),
    ...unknownPlaceholderFindings(source),
  ];

const TEXT_RULES: Readonly<Record<string, TextRule>> = {
  home: (source, { addresses }) => deadLinkFindings(source, addresses, TEXT_PAGES['home.yaml']),
  galleries: (source, { addresses, first }) =>
    first
      ? [...galleryDifferences(source, first.data), ...groupDifferences(source, first.data)]
      : galleryNameFindings(source, addresses.own),
  course: ({ data }, { course }) => cardCountFindings(data, course),
  words: (source, { addresses }) => deadLinkFindings(source, addresses),
} satisfies Partial<Record<FileNameOf<true>, TextRule>>;

/** Looks at what the schema of a file that all languages share cannot know. */
type SharedRule = (source: ParsedText, addresses: Addresses) => FieldFinding[] | Promise<FieldFinding[]>;

/** What the schema of studio.yaml cannot know. */
const studioRule = ({ data }: ParsedText): FieldFinding[] => [
  ...plausibilityFindings(data),
  ...specialDayFindings(data),
];

/** Everything that can be said of studio.yaml by itself. */
export const studioFindings = (source: ParsedText): FieldFinding[] => [
  ...readFields(source, contentFiles(pictureName).studio.schema).findings,
  ...studioRule(source),
];

const SHARED_RULES: Readonly<Record<string, SharedRule>> = {
  studio: studioRule,
  pictures: missingAlts,
  courseFacts: ({ data }, { root }) => batchFindings(data, root),
  services: serviceFindings,
  questions: questionFindings,
  reviews: (source) => reviewFindings(source),
  dayPlan: dayPlanFindings,
} satisfies Partial<Record<FileNameOf<false>, SharedRule>>;

interface FileChecks<Rule> {
  schema: ZodType;
  /** Whether it may be missing. */
  optional: boolean;
  rule: Rule | undefined;
}

/** What the files are checked for, by their names. */
const checksOf = <Rule>(own: boolean, ruleOf: (name: string, file: string) => Rule | undefined) =>
  Object.fromEntries(
    contentFileList(pictureName)
      .filter(([, { perLanguage }]) => perLanguage === own)
      .map(([name, { file, schema, optional }]): [string, FileChecks<Rule>] => [
        file,
        { schema, optional, rule: ruleOf(name, file) },
      ]),
  );

/** The files of a language folder. */
export const TEXTS = checksOf(
  true,
  (name, file) => TEXT_RULES[name] ?? (file.endsWith('.md') ? body(file) : undefined),
);

/** The files that all languages share. */
export const SHARED = checksOf(false, (name) => SHARED_RULES[name]);
