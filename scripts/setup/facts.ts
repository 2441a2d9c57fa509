/** The questions about the studio's facts. Each answer goes into studio.yaml. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COURSE } from '../../src/admin/setup/answers.ts';
import { QUESTIONS } from '../../src/admin/setup/questions.ts';
import { isAnswerError } from '../../src/admin/setup/answer-error.ts';
import { dataOf } from '../../src/admin/setup/sample-lists.ts';
import type { EditorLanguage } from '../../src/admin/language.ts';
import { isViewIn, currentValueText, errorMessage, questionIn } from '../../src/admin/setup/sentences.ts';
import { interpolate } from '../../src/shared/interpolate.ts';
import { wordsIn } from './words/index.ts';
import { questionText, type AskedStep } from './step.ts';
import { changeStudio, readStudio } from './studio-file.ts';

/** What the file says; an empty group when it was broken since the last answer, which the next answer tells. */
function factsOf(root: string): unknown {
  const studio = readStudio(root);
  return 'data' in studio ? studio.data : {};
}

/** What course.yaml says, when it is there and can be read. */
const courseOf = async (root: string): Promise<unknown> =>
  dataOf(await readFile(join(root, COURSE), 'utf8').catch(() => ''));

/** The questions about the facts of the project in `root`. */
export const factSteps = (root: string, language: EditorLanguage = 'en'): AskedStep[] =>
  QUESTIONS.map((question) => {
    const now = () => currentValueText(language, question.now(factsOf(root)));
    return {
      question: () => Promise.resolve(questionText(questionIn(language, question), now(), wordsIn(language))),
      answer: async (text) => {
        const reading = question.read(text, factsOf(root), await courseOf(root));
        if (isAnswerError(reading)) return { said: [errorMessage(language, reading)], again: true };
        const written = await changeStudio(root, reading.changes);
        if ('refused' in written) return { said: [written.refused], again: true };
        const taken = now();
        return {
          said: [
            ...(taken === undefined || taken === text ? [] : [interpolate(wordsIn(language).written, { now: taken })]),
            ...(reading.isView ? [isViewIn(language)] : []),
            ...written.advice,
          ],
        };
      },
    };
  });
