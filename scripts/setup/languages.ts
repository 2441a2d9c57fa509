/** The questions about which of the site's languages have pages. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OPTIONAL_LOCALES, LEFT_OUT_FILE, readLanguages, withLanguage } from '../../src/admin/setup/languages.ts';
import type { EditorLanguage } from '../../src/admin/language.ts';
import { languageIn } from '../../src/admin/setup/sentences.ts';
import { interpolate } from '../../src/shared/interpolate.ts';
import { writeAtomic } from '../files/atomic-write.ts';
import { parseYesNo } from '../terminal/yes-no.ts';
import { wordsIn } from './words/index.ts';
import { questionText, type AskedStep } from './step.ts';

/** The languages that have pages, as the project's file says at this moment. */
export const keptLanguages = async (root: string) =>
  readLanguages(await readFile(join(root, LEFT_OUT_FILE), 'utf8').catch(() => undefined));

export function languageSteps(root: string, language: EditorLanguage): AskedStep[] {
  const words = wordsIn(language);
  const path = join(root, LEFT_OUT_FILE);
  const text = () => readFile(path, 'utf8').catch(() => undefined);
  return OPTIONAL_LOCALES.map((code) => {
    const name = languageIn(language, code);
    return {
      question: async () => {
        const isKept = readLanguages(await text()).includes(code);
        const title = interpolate(words.language.question, { language: name });
        return questionText(title, isKept ? words.language.yes : words.language.no, words);
      },
      answer: async (answer) => {
        const isKept = parseYesNo(answer);
        if (isKept === undefined) return { said: [words.language.unclear], again: true };
        const before = await text();
        if (readLanguages(before).includes(code) !== isKept)
          await writeAtomic(path, withLanguage(before, code, isKept));
        return { said: [interpolate(isKept ? words.language.kept : words.language.left, { language: name })] };
      },
    };
  });
}
