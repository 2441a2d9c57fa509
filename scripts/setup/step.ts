/** One question of the setup, and how all of them are asked in turn. */
import { cleanAnswer } from '../../src/admin/setup/clean-answer.ts';
import { interpolate } from '../../src/shared/interpolate.ts';
import type { Ask } from '../terminal/ask.ts';
import { en } from './words/en.ts';
import type { SetupWords } from './words/index.ts';

/** What became of an answer. */
export interface Reply {
  /** Lines for the owner. */
  said?: readonly string[];
  /** True when the answer cannot be taken, and the question is put once more. */
  again?: boolean;
}

export interface AskedStep {
  /** The question with the present value; undefined when there is nothing to ask. */
  question: () => Promise<string | undefined>;
  /** Takes an answer that is not empty, and writes it before the next question. */
  answer: (text: string, ask: Ask) => Promise<Reply>;
}

/** The answer that leads back to the question before. */
const BACK = '<';

/** A question as it is printed. @param now what Enter keeps */
export const questionText = (title: string, now: string | undefined, words: SetupWords): string =>
  `\n${title}\n  ${now === undefined || now === '' ? words.leavesOut : interpolate(words.keeps, { now })}\n> `;

/**
 * Asks all questions, one at a time. An empty answer goes on, `<` goes back.
 * @returns whether the last one was reached; false when the answers ended before
 */
export async function askAll(
  steps: readonly AskedStep[],
  ask: Ask,
  say: (line: string) => void,
  words: SetupWords = en,
): Promise<boolean> {
  let at = 0;
  let direction = 1;
  while (at < steps.length) {
    const step = steps[at];
    const question = await step?.question();
    if (!step || question === undefined) {
      // Before the first question there is none to go back to.
      if (at + direction < 0) direction = 1;
      at += direction;
      continue;
    }
    const given = await ask(question);
    if (given === undefined) return false;
    const text = cleanAnswer(given);
    if (text === BACK) {
      if (at === 0) say(`  ${words.first}`);
      direction = at === 0 ? 1 : -1;
      at = Math.max(0, at - 1);
      continue;
    }
    direction = 1;
    const { said = [], again = false } = text === '' ? {} : await step.answer(text, ask);
    for (const line of said) say(`  ${line}`);
    if (!again) at += 1;
  }
  return true;
}
