/** The studio's facts and the texts of every language, against their schemas and what schemas cannot know. */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { COURSE_FILE, hasCourseFiles } from '../../src/content.config/has-course.ts';
import { LOCALES, DEFAULT_LOCALE, SUPPORTED_LOCALES, type Locale } from '../../src/lib/locales.ts';
import { isIgnoredFile } from '../files/ignored-files.ts';
import { PICTURE_FOLDERS } from '../files/project-folders.ts';
import { displayPath } from '../files/display-path.ts';
import { checkFile, contentPath, type CheckedFile } from './check-file.ts';
import { nearest } from '../../src/shared/did-you-mean.ts';
import { namesIn } from './folders.ts';
import { sharedWritingSystemFindings, writingSystemFindings } from './wrong-writing-system.ts';
import { missingFile } from './languages.ts';
import { leftoverFinding } from './stray-files.ts';
import { withoutOwnNames, type WithoutNames } from './studio-names.ts';
import type { Addresses } from './page-addresses.ts';
import { error, type CheckFinding, type Problem } from './problem.ts';
import type { ParsedText } from './yaml/parse-file.ts';
import { SHARED, TEXTS, type TextContext } from './file-schemas.ts';

/** @param meant the name that the file was to have, if one is near */
const unreadFinding = (path: string, cause: string, meant: string | undefined): CheckFinding =>
  leftoverFinding(path) ??
  error(cause, meant ? `Did you mean ${meant}? Rename it; capitals count.` : 'Move it out of src/content.');

/** Files of a language folder that the site never reads, most often because of a slip in their names. */
function unreadFiles(root: string, folder: string, names: string[]): Problem[] {
  return names
    .filter((name) => !isIgnoredFile(name) && !Object.hasOwn(TEXTS, name))
    .map((name) => {
      const meant = nearest(name.replace(/\.(txt|rtf)$/, ''), Object.keys(TEXTS));
      return {
        ...unreadFinding(join(folder, name), `The site never reads a file named ${name}.`, meant),
        file: displayPath(root, join(folder, name)),
      };
    });
}

/** What lies beside the languages' folders and the files that they share. */
async function beside(root: string): Promise<Problem[]> {
  const items = await readdir(contentPath(root)).catch(() => []);
  const known = [...PICTURE_FOLDERS, ...SUPPORTED_LOCALES, ...Object.keys(SHARED)];
  return items
    .filter((name) => !isIgnoredFile(name) && !known.includes(name))
    .map((name) => ({
      ...unreadFinding(contentPath(root, name), `The site never reads ${name} here.`, nearest(name, known)),
      file: displayPath(root, contentPath(root, name)),
    }));
}

/** Whether a file is looked at: one that may be missing, where it is. Those of the course may be missing together. */
const isLookedAt = (root: string, path: string, optional: boolean): boolean =>
  existsSync(path) || !(optional || (basename(path) === COURSE_FILE && !hasCourseFiles(contentPath(root))));

/** True when some language has the file. */
const isSaidIn = (root: string, name: string) => LOCALES.some((code) => existsSync(contentPath(root, code, name)));

/** Checks the texts of a language. @param first those of the first language by their names; none for itself */
async function checkLanguage(
  root: string,
  locale: Locale,
  context: Pick<TextContext, 'addresses' | 'course'> & { withoutNames: WithoutNames },
  first?: ReadonlyMap<string, CheckedFile>,
): Promise<{ problems: Problem[]; entries: Map<string, CheckedFile> }> {
  const folder = contentPath(root, locale);
  const listing = await namesIn(root, folder);
  const isThere = (name: string) => existsSync(join(folder, name));
  const missing = Object.keys(TEXTS).filter((name) => TEXTS[name]?.optional && !isThere(name) && isSaidIn(root, name));
  const texts = Object.entries(TEXTS).filter(([name, { optional }]) => isLookedAt(root, join(folder, name), optional));
  const checks = texts.map(async ([name, { schema, rule, optional }]) => {
    const path = join(folder, name);
    const english = first?.get(name);
    const allRules = async (source: ParsedText) => [
      ...((await rule?.(source, { ...context, path, locale, first: english })) ?? []),
      ...writingSystemFindings(source, locale, context.withoutNames),
    ];
    return [name, await checkFile(root, path, schema, allRules, { first: english?.data, optional })] as const;
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

/** Checks the facts and all texts. `facts` is what studio.yaml says; undefined when it is broken. */
export async function checkTexts(
  root: string,
  addresses: Addresses,
): Promise<{ problems: Problem[]; entries: CheckedFile[]; facts: unknown }> {
  const shared = await Promise.all(
    Object.entries(SHARED)
      .filter(([name, { optional }]) => isLookedAt(root, contentPath(root, name), optional))
      .map(([name, { schema, rule, optional }]) => {
        const allRules = async (source: ParsedText) => [
          ...((await rule?.(source, addresses)) ?? []),
          ...sharedWritingSystemFindings(source),
        ];
        return checkFile(root, contentPath(root, name), schema, allRules, { optional });
      }),
  );
  const dataOf = (name: string) => shared.find(({ path }) => path === contentPath(root, name))?.data;
  const facts = dataOf('studio.yaml');
  const context = { addresses, course: dataOf('course.yaml'), withoutNames: withoutOwnNames(facts) };
  const first = await checkLanguage(root, DEFAULT_LOCALE, context);
  const others = await Promise.all(
    LOCALES.filter((code) => code !== DEFAULT_LOCALE).map((code) => checkLanguage(root, code, context, first.entries)),
  );
  const languages = [first, ...others];
  const entries = [...shared, ...languages.flatMap((language) => [...language.entries.values()])];
  const problems = [...(await beside(root)), ...languages.flatMap((language) => language.problems)];
  return { problems: [...problems, ...entries.flatMap((entry) => entry.problems)], entries, facts };
}
