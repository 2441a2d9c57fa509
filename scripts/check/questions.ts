/** Questions that are well-formed and still cannot be linked to, lead nowhere, or leave some visitors without. */
import { LOCALES } from '../../src/lib/locales.ts';
import { questionPage, QUESTION_PAGES } from '../../src/lib/site-links.ts';
import { contentPath } from './check-file.ts';
import { additionInBraces } from './fields/notation.ts';
import type { FieldFinding } from './fields/read-fields.ts';
import { footnotes } from './markdown/footnotes.ts';
import { markdownSlips } from './markdown/slips.ts';
import { foreignCode } from './markdown/foreign-code.ts';
import { unpairedTags } from './markdown/unpaired-tags.ts';
import { isOnPages, missingLanguages } from './missing-languages.ts';
import type { Addresses } from './page-addresses.ts';
import { advice } from './problem.ts';
import { questionsIn } from './read-questions.ts';
import type { ParsedText } from './yaml/parse-file.ts';
import { brokenInField } from './markdown/links.ts';
import { valueAt } from '../../src/shared/value-at.ts';

const UNLESS = ', unless it is meant for the others alone';

/** Questions that stand on the pages of some languages only. */
const untranslated = (questions: readonly Record<string, unknown>[], source: ParsedText): FieldFinding[] =>
  questions.flatMap((question, at) =>
    missingLanguages(question, ['questions', at], {
      cause: (language) =>
        `The question ‘${String(question['key'])}’ is not asked in ${language}: pages in that language leave it out.`,
      remedy: (code) =>
        additionInBraces(source, ['questions', at, code], ['question', 'answer'], UNLESS) ??
        `Add a group \`${code}:\` with \`question\` and \`answer\`${UNLESS}.`,
    }),
  );

/** Links and pictures in the answers of a question that lead nowhere, and code, tags, footnotes and slips in them. */
async function brokenAnswers(
  question: Record<string, unknown>,
  at: number,
  addresses: Addresses,
): Promise<FieldFinding[]> {
  const on = questionPage(question);
  if (on === undefined) return [];
  const path = contentPath(addresses.root, 'questions.yaml');
  const found = LOCALES.map(async (locale): Promise<FieldFinding[]> => {
    const answer = valueAt(question, [locale, 'answer']);
    if (typeof answer !== 'string') return [];
    const broken = await brokenInField(answer, { path, on, locale, addresses });
    // A line within the answer is none of the file.
    const slips = markdownSlips(answer).map((slip) => ({ ...slip, line: undefined }));
    const html = [...(await foreignCode(answer)), ...(await unpairedTags(answer))];
    return [...broken, ...html, ...footnotes(answer), ...slips].map((finding) => ({
      ...finding,
      path: ['questions', at, locale, 'answer'],
    }));
  });
  return (await Promise.all(found)).flat();
}

/** Advice on a page without a question. @param isEmpty whether the file has a list, and nothing in it */
const emptyPages = (
  questions: readonly Record<string, unknown>[],
  isEmpty: boolean,
  { pages }: Addresses,
): FieldFinding[] =>
  Object.entries(QUESTION_PAGES)
    .filter(([, address]) => pages.has(address))
    .filter(([name]) => !questions.some((question) => question['page'] === name && isOnPages(question)))
    .map(([name, address]) => ({
      ...advice(
        `No question stands on the page ${address}, though visitors have some: they ask them in chats one by one.`,
        `Write down what you are asked most, with \`page: ${name}\`${isEmpty ? ', and delete the `[]` behind `questions:`' : ''}.`,
      ),
      path: ['questions'],
    }));

/** Advice on questions about a course that the studio does not give. */
const withoutPage = (questions: readonly Record<string, unknown>[], { pages }: Addresses): FieldFinding[] =>
  questions.flatMap((question, at) => {
    const page = questionPage(question);
    if (page === undefined || pages.has(page)) return [];
    const cause = `The question ‘${String(question['key'])}’ stands on no page: the studio gives no course.`;
    return [{ ...advice(cause, 'Delete it, or write `page: home`.'), path: ['questions', at, 'page'] }];
  });

/** What the schema of questions.yaml cannot know. */
export async function questionFindings(source: ParsedText, addresses: Addresses): Promise<FieldFinding[]> {
  const { data } = source;
  const questions = questionsIn(data);
  const isEmpty = questions.length === 0 && Array.isArray(valueAt(data, ['questions']));
  const broken = await Promise.all(questions.map((question, at) => brokenAnswers(question, at, addresses)));
  return [
    ...untranslated(questions, source),
    ...broken.flat(),
    ...withoutPage(questions, addresses),
    ...emptyPages(questions, isEmpty, addresses),
  ];
}
