/** The questions about the studio's facts. Each answer goes into studio.yaml. */
import { QUESTIONS } from '../../src/admin/first-visit/questions.ts';
import { isProblem } from '../../src/admin/first-visit/problem.ts';
import { isViewIn, presentIn, problemIn, questionIn, type Spoken } from '../../src/admin/first-visit/sentences.ts';
import { interpolate } from '../../src/shared/interpolate.ts';
import { wordsIn } from './speech.ts';
import { questionText, type Step } from './step.ts';
import { changeStudio, readStudio } from './studio-file.ts';

/** What the file says; an empty group when it was broken since the last answer, which the next answer tells. */
async function factsOf(root: string): Promise<unknown> {
  const studio = await readStudio(root);
  return 'data' in studio ? studio.data : {};
}

/** The questions about the facts of the project in `root`. */
export const factSteps = (root: string, spoken: Spoken = 'en'): Step[] =>
  QUESTIONS.map((question) => {
    const now = async () => presentIn(spoken, question.now(await factsOf(root)));
    return {
      question: async () => questionText(questionIn(spoken, question), await now(), wordsIn(spoken)),
      answer: async (text) => {
        const reading = question.read(text, await factsOf(root));
        if (isProblem(reading)) return { said: [problemIn(spoken, reading)], again: true };
        const written = await changeStudio(root, reading.changes);
        if ('refused' in written) return { said: [written.refused], again: true };
        const taken = await now();
        return {
          said: [
            ...(taken === undefined || taken === text ? [] : [interpolate(wordsIn(spoken).written, { now: taken })]),
            ...(reading.isView ? [isViewIn(spoken)] : []),
            ...written.advice,
          ],
        };
      },
    };
  });
