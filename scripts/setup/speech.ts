/** The command's words in the language that its person reads. */
import { SPOKEN, type Spoken } from '../../src/admin/first-visit/sentences.ts';
import { EN } from './en.ts';
import { HI } from './hi.ts';
import type { SetupWords } from './words.ts';

const WORDS: Readonly<Record<Spoken, SetupWords>> = { en: EN, hi: HI };

export const wordsIn = (spoken: Spoken): SetupWords => WORDS[spoken];

/**
 * The language of the questions: the one that is asked for behind the command's name, else that of the computer.
 * @param args such as `hi`
 * @param env whose LC_ALL, LC_MESSAGES or LANG may begin with `hi`
 */
export function spokenBy(args: readonly string[], env: NodeJS.ProcessEnv): Spoken {
  const asked = SPOKEN.find((code) => args.includes(code));
  const system = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return asked ?? SPOKEN.find((code) => system.split(/[_.-]/)[0] === code) ?? 'en';
}
