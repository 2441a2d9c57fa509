/** Text files one by one: read, held against their schemas, and their pictures looked for. */
import { basename, join } from 'node:path';
import { z } from 'astro/zod';
import type { ZodType } from 'astro/zod';
import { COURSE_FILE } from '../../src/content.config/has-course.ts';
import { DEFAULT_LOCALE } from '../../src/lib/locales.ts';
import { valueAt } from '../../src/shared/value-at.ts';
import { displayPath } from '../files/display-path.ts';
import { CONTENT } from '../files/project-folders.ts';
import { hasCode } from '../files/error-code.ts';
import { isLink } from '../files/is-link.ts';
import { readBytes } from '../files/read.ts';
import { readFields } from './fields/read-fields.ts';
import type { FieldFinding } from './fields/read-fields.ts';
import { withFirstLanguageText } from './languages.ts';
import { findPicture } from './pictures/path.ts';
import type { CheckFinding, Problem } from './problem.ts';
import { advice, error } from './problem.ts';
import { isOptionalAt } from './fields/schema-path.ts';
import { INVISIBLE, invisibleCharacter } from './yaml/invisible-characters.ts';
import { BRING_BACK, parseFile } from './yaml/parse-file.ts';
import type { ParsedText, Path } from './yaml/parse-file.ts';

/** Replaces Astro's picture type: reports each picture's path as an issue, which is how the check collects them. */
export const pictureName = () =>
  z.unknown().superRefine((named, context) => {
    context.addIssue({ code: 'custom', params: { picture: String(named) } });
  });

/** A text file that was checked. */
export interface CheckedFile {
  path: string;
  /** Undefined when the file is broken. */
  data: unknown;
  source: ParsedText | undefined;
  /** The pictures it names that are there. */
  pictures: string[];
  /** The pictures it probably means by missing ones: a corrected line names them. */
  meant: string[];
  problems: Problem[];
  /** The file's letters, also of a broken one; empty when it cannot be read. */
  text: string;
}

/** How a file that must be there comes back. @param translated whether the same file is there in the first language */
function bringBack(path: string, translated: boolean): string {
  const copy = translated ? `, or copy ${basename(path)} from src/content/${DEFAULT_LOCALE} and translate it` : '';
  const drop =
    basename(path) === COURSE_FILE ? `; or, if the studio gives no course, delete every other ${COURSE_FILE} too` : '';
  return BRING_BACK.replace(/\.$/, `${copy}${drop}.`);
}

/** Why a file cannot be read. @param translated whether the same file is there in the first language */
function unreadable(path: string, failure: unknown, translated: boolean): CheckFinding {
  if (!hasCode(failure, 'ENOENT'))
    return error('The file cannot be opened.', 'Check that it is a file and that this computer allows it to be read.');
  return isLink(path)
    ? error(
        'The file is only a link, and what it leads to is not there.',
        'Put the file itself in its place, or delete the link.',
      )
    : error('The file is missing.', bringBack(path, translated));
}

/** Advice on texts that YAML cuts at ` #`, taking the rest for a comment. */
const truncationAdvice = ({ truncations }: ParsedText): FieldFinding[] =>
  truncations
    .filter(({ kept }) => kept !== '')
    .map(({ line, kept, note }) => ({
      ...advice(
        `The text ends at ‘${kept}’: ‘${note}’ behind it is taken as a note to yourself.`,
        'If it belongs to the text, put the whole text in quotation marks, such as alt: "Look #2"; if it is a ' +
          'note, give it a line of its own.',
      ),
      path: [],
      line,
    }));

/** Optional picture fields for which the page shows no other picture when they are left out. */
const WITHOUT_ANOTHER = ['photo'];

/** The finding about an optional picture at `place` of a file's data, with the advice that its line may be deleted. */
function orDeleted(finding: CheckFinding, place: Path, data: unknown): CheckFinding {
  const [group, field] = place.slice(-2);
  const fields = Object.keys(Object(valueAt(data, place.slice(0, -1))) as object);
  // A group that is left empty would be the next mistake.
  const lines = typeof group === 'string' && fields.length === 1 ? `the line and \`${group}:\` above it` : 'the line';
  const another = WITHOUT_ANOTHER.includes(String(field)) ? '' : ', and the page takes another of the site’s pictures';
  return { ...finding, remedy: finding.remedy.replace(/\.$/, `; or delete ${lines}${another}.`) };
}

/** A name that looks right and is not: what it could mean would look the same. */
const unseenInName = (named: string, field: string): CheckFinding =>
  error(
    `There is no picture ${named}: ${invisibleCharacter(named)}.`,
    `Delete the line and type it anew: \`${field}: ${named.replace(new RegExp(INVISIBLE, 'gu'), '')}\`.`,
  );

/** Looks at what a schema cannot know. */
export type ContentRule = (source: ParsedText) => FieldFinding[] | Promise<FieldFinding[]>;

interface FileContext {
  /** What the same file says in the first language, where this is of another one. */
  first?: unknown;
  /** Whether it may be missing. */
  optional?: boolean;
}

/** Checks one file. */
export async function checkFile(
  root: string,
  path: string,
  schema: ZodType,
  rule: ContentRule = () => [],
  { first, optional = true }: FileContext = {},
): Promise<CheckedFile> {
  const file = displayPath(root, path);
  const problem = ({ level, cause, remedy, many }: CheckFinding, line?: number): Problem => ({
    level,
    file,
    line,
    cause,
    remedy,
    ...(many && { many }),
  });
  let text = '';
  const broken = (finding: CheckFinding, line?: number): CheckedFile => ({
    path,
    data: undefined,
    source: undefined,
    pictures: [],
    meant: [],
    problems: [problem(finding, line)],
    text,
  });
  let reading;
  try {
    const bytes = readBytes(path);
    text = bytes.toString();
    reading = parseFile(path, bytes, optional ? undefined : bringBack(path, first !== undefined));
  } catch (failure) {
    return broken(unreadable(path, failure, first !== undefined));
  }
  if ('broken' in reading) return broken(reading.broken, reading.broken.line);
  const { parsed } = reading;
  const { findings, pictures } = readFields(parsed, schema);
  const problems = [...findings, ...truncationAdvice(parsed), ...(await rule(parsed))].map((finding) =>
    problem(withFirstLanguageText(finding, parsed.data, first), finding.line ?? parsed.line(finding.path)),
  );
  const found: string[] = [];
  const meant: string[] = [];
  for (const { path: place, named } of pictures) {
    const lookup = await findPicture(root, path, named, String(place.at(-1)));
    if ('finding' in lookup && lookup.meant !== undefined) meant.push(lookup.meant);
    if ('path' in lookup) found.push(lookup.path);
    else if (INVISIBLE.test(named))
      problems.push(problem(unseenInName(named.replace(/^\.\//, ''), String(place.at(-1))), parsed.line(place)));
    else
      problems.push(
        problem(
          isOptionalAt(schema, place) ? orDeleted(lookup.finding, place, parsed.data) : lookup.finding,
          parsed.line(place),
        ),
      );
  }
  return { path, data: parsed.data, source: parsed, pictures: found, meant, problems, text };
}

/** The path of a content file. */
export const contentPath = (root: string, ...parts: string[]) => join(root, CONTENT, ...parts);
