/** The studio's facts and the texts of every language, against their shapes and what shapes cannot know. */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ZodType } from 'astro/zod';
import { courseFactsShape, courseShape } from '../../src/content.config/course.ts';
import { dayPlanShape } from '../../src/content.config/day-plan.ts';
import { picturesShape } from '../../src/content.config/pictures.ts';
import { privacyShape } from '../../src/content.config/privacy.ts';
import { questionsShape } from '../../src/content.config/questions.ts';
import { reviewsShape } from '../../src/content.config/reviews.ts';
import { servicesShape } from '../../src/content.config/services.ts';
import { studioShape } from '../../src/content.config/studio.ts';
import { aboutShape, founderShape, galleriesShape, homeShape } from '../../src/content.config/texts.ts';
import { wordsShape } from '../../src/content.config/words.ts';
import { CODES, DEFAULT_LOCALE, type Locale } from '../../src/lib/locales.ts';
import { isSystemFile } from '../gallery/read-gallery.ts';
import { batchFindings } from './batches.ts';
import {
  cardCount,
  foreignTexts,
  missingAlts,
  missingBody,
  missingFile,
  otherGalleries,
  ownNames,
} from './languages.ts';
import type { Addresses } from './page-addresses.ts';
import { dayPlanFindings } from './day-plan.ts';
import { checkEntry, contentPath, pictureName, displayPath } from './content-file.ts';
import type { Entry } from './content-file.ts';
import { courseFacts, studioFacts } from './plausibility.ts';
import { readFields, type FieldFinding } from './fields.ts';
import { reviewFindings } from './reviews.ts';
import { serviceFindings } from './services.ts';
import { specialDayFindings } from './special-days.ts';
import { namesIn } from './folders.ts';
import { unknownInBody } from './placeholders.ts';
import { questionFindings } from './questions.ts';
import { unwritableLetters } from './share-titles.ts';
import { stageFindings } from './stages.ts';
import { galleryNameFindings } from './gallery-names.ts';
import { otherGroups } from './photo-groups.ts';
import { deadLinks } from './links.ts';
import { nearest } from './did-you-mean.ts';
import { error } from './problem.ts';
import type { Problem } from './problem.ts';
import type { ParsedText } from './text-file.ts';
import { deadInText, missingInText } from './text-links.ts';

/** Folders of src/content that hold pictures, not texts. */
const PICTURE_FOLDERS = ['gallery', 'pictures'];

/** What is known when a text is looked at. */
interface Known {
  path: string;
  locale: Locale;
  addresses: Addresses;
  /** src/content/course.yaml. */
  course: unknown;
  /** The same file in the first language, where the text is of another one. */
  first: Entry | undefined;
}

/** Looks at what the shape of a text cannot know. */
type TextRule = (source: ParsedText, known: Known) => FieldFinding[] | Promise<FieldFinding[]>;

/** Looks at the text of a Markdown file that stands on the page `on`. */
const bodyOn =
  (on: string): TextRule =>
  async (source, { path, addresses, locale, first }) => [
    ...(await deadInText(source, on, addresses, locale)),
    ...(await missingInText(source, path, addresses.root)),
    ...missingBody(source, first?.source),
    ...unknownInBody(source),
  ];

/** The files of a language folder. Optional ones may be missing. */
const TEXTS: Record<string, { schema: ZodType; rule?: TextRule; optional?: boolean }> = {
  'home.yaml': { schema: homeShape, rule: (source, { addresses }) => deadLinks(source, addresses, '/') },
  'founder.md': { schema: founderShape, rule: bodyOn('/') },
  'about.md': {
    schema: aboutShape,
    rule: async (source, known) => [
      ...(await bodyOn('/about-us')(source, known)),
      ...unwritableLetters(['title'])(source.data),
    ],
  },
  'privacy.md': { schema: privacyShape, rule: bodyOn('/privacy'), optional: true },
  'galleries.yaml': {
    schema: galleriesShape,
    rule: ({ data }, { addresses, first }) => [
      ...(first
        ? [...otherGalleries(data, first.data), ...otherGroups(data, first.data)]
        : galleryNameFindings(data, addresses.own)),
      ...unwritableLetters(['*', 'title'])(data),
    ],
  },
  'course.yaml': {
    schema: courseShape,
    rule: ({ data }, { course }) => [...cardCount(data, course), ...unwritableLetters(['title'])(data)],
  },
  'words.yaml': {
    schema: wordsShape,
    rule: async (source, { addresses }) => [
      ...(await deadLinks(source, addresses)),
      ...unwritableLetters(['contact', 'title'])(source.data),
      ...unwritableLetters(['privacy', 'title'])(source.data),
    ],
  },
};

/** Looks at what the shape of a file that all languages share cannot know. */
type SharedRule = (source: ParsedText, known: Addresses) => FieldFinding[] | Promise<FieldFinding[]>;

/** What the shape of studio.yaml cannot know. */
const studioRule = ({ data }: ParsedText): FieldFinding[] => [
  ...studioFacts(data),
  ...specialDayFindings(data),
  ...unwritableLetters(['name'])(data),
  ...unwritableLetters(['name', '*'])(data),
];

/** Everything that can be said of studio.yaml by itself. */
export const studioFindings = (source: ParsedText): FieldFinding[] => [
  ...readFields(source, studioShape).findings,
  ...studioRule(source),
];

/** The files that all languages share. The studio's facts are the first. Optional ones may be missing. */
const SHARED: Record<string, { schema: ZodType; rule?: SharedRule; optional?: boolean }> = {
  'studio.yaml': {
    schema: studioShape,
    rule: studioRule,
  },
  'pictures.yaml': { schema: picturesShape(pictureName), rule: ({ data }) => missingAlts(data) },
  'course.yaml': {
    schema: courseFactsShape(pictureName),
    rule: async ({ data }, { root }) => [
      ...courseFacts(data),
      ...stageFindings(data),
      ...(await batchFindings(data, root)),
    ],
  },
  'services.yaml': { schema: servicesShape, rule: serviceFindings, optional: true },
  'questions.yaml': { schema: questionsShape, rule: questionFindings, optional: true },
  'reviews.yaml': { schema: reviewsShape(pictureName), rule: (source) => reviewFindings(source), optional: true },
  'day-plan.yaml': { schema: dayPlanShape, rule: ({ data }) => dayPlanFindings(data), optional: true },
};

/** Files of a language folder that the site never reads, most often because of a slip in their names. */
function unreadFiles(root: string, folder: string, names: string[]): Problem[] {
  return names
    .filter((name) => !isSystemFile(name) && !Object.hasOwn(TEXTS, name))
    .map((name) => {
      const meant = nearest(name.replace(/\.(txt|rtf)$/, ''), Object.keys(TEXTS));
      return {
        ...error(
          `The site never reads a file named ${name}.`,
          meant ? `Did you mean ${meant}? Rename it; capitals count.` : 'Move it out of src/content.',
        ),
        file: displayPath(root, join(folder, name)),
      };
    });
}

/** What lies beside the languages' folders and the files that they share. */
async function beside(root: string): Promise<Problem[]> {
  const items = await readdir(contentPath(root)).catch(() => []);
  const known = [...PICTURE_FOLDERS, ...CODES, ...Object.keys(SHARED)];
  return items
    .filter((name) => !isSystemFile(name) && !known.includes(name))
    .map((name) => {
      const meant = nearest(name, known);
      return {
        ...error(
          `The site never reads ${name} here.`,
          meant ? `Did you mean ${meant}? Rename it; capitals count.` : 'Move it out of src/content.',
        ),
        file: displayPath(root, contentPath(root, name)),
      };
    });
}

/** True when some language has the file. */
const isSaidIn = (root: string, name: string) => CODES.some((code) => existsSync(contentPath(root, code, name)));

/** Checks the texts of a language. @param first those of the first language by their names; none for itself */
async function checkLanguage(
  root: string,
  locale: Locale,
  known: Pick<Known, 'addresses' | 'course'> & { own: readonly string[] },
  first?: ReadonlyMap<string, Entry>,
): Promise<{ problems: Problem[]; entries: Map<string, Entry> }> {
  const folder = contentPath(root, locale);
  const listing = await namesIn(root, folder);
  const isThere = (name: string) => existsSync(join(folder, name));
  const missing = Object.keys(TEXTS).filter((name) => TEXTS[name]?.optional && !isThere(name) && isSaidIn(root, name));
  const texts = Object.entries(TEXTS).filter(([name, { optional }]) => !optional || isThere(name));
  const checks = texts.map(async ([name, { schema, rule }]) => {
    const path = join(folder, name);
    const english = first?.get(name);
    const facts = async (source: ParsedText) => [
      ...((await rule?.(source, { ...known, path, locale, first: english })) ?? []),
      ...foreignTexts(source, locale, known.own),
    ];
    return [name, await checkEntry(root, path, schema, facts, english?.data)] as const;
  });
  return {
    problems: [
      ...listing.problems,
      ...unreadFiles(root, folder, listing.names),
      ...missing.map((name) => ({ ...missingFile(name, locale), file: displayPath(root, join(folder, name)) })),
    ],
    entries: new Map(await Promise.all(checks)),
  };
}

/** Checks the facts and all texts; the first entry is the facts. */
export async function checkTexts(
  root: string,
  addresses: Addresses,
): Promise<{ problems: Problem[]; entries: Entry[] }> {
  const shared = await Promise.all(
    Object.entries(SHARED)
      .filter(([name, { optional }]) => !optional || existsSync(contentPath(root, name)))
      .map(([name, { schema, rule }]) =>
        checkEntry(root, contentPath(root, name), schema, async (source) => [
          ...((await rule?.(source, addresses)) ?? []),
          ...foreignTexts(source, undefined, []),
        ]),
      ),
  );
  const [studio, , course] = shared;
  const known = { addresses, course: course?.data, own: ownNames(studio?.data) };
  const first = await checkLanguage(root, DEFAULT_LOCALE, known);
  const others = await Promise.all(
    CODES.filter((code) => code !== DEFAULT_LOCALE).map((code) => checkLanguage(root, code, known, first.entries)),
  );
  const languages = [first, ...others];
  const entries = [...shared, ...languages.flatMap((language) => [...language.entries.values()])];
  const problems = [...(await beside(root)), ...languages.flatMap((language) => language.problems)];
  return { problems: [...problems, ...entries.flatMap((entry) => entry.problems)], entries };
}
