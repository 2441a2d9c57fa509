/** The language that the person behind the command reads. */
import { EDITOR_LANGUAGES, type EditorLanguage } from '../../src/admin/language.ts';
import { nearest } from '../../src/shared/did-you-mean.ts';
import { keptOption } from '../terminal/npm-option.ts';

/** Languages as they are typed with hyphens, which npm keeps for itself. */
const LANGUAGE_WORDS = [...EDITOR_LANGUAGES, 'english', 'hindi'];

/** What was typed behind the command's name and is no language, or was kept by npm. */
export function unknownWords(args: readonly string[], env: NodeJS.ProcessEnv): string[] {
  const kept = keptOption(env, (word) => nearest(word, LANGUAGE_WORDS));
  return [...args.filter((word) => !EDITOR_LANGUAGES.some((code) => code === word)), ...(kept ? [kept.option] : [])];
}

/**
 * The language of the questions: the one that is asked for behind the command's name, else that of the computer.
 * @param args such as `hi`
 * @param env whose LC_ALL, LC_MESSAGES or LANG may begin with `hi`
 */
export function languageOf(args: readonly string[], env: NodeJS.ProcessEnv): EditorLanguage {
  const asked = EDITOR_LANGUAGES.find((code) => args.includes(code));
  const system = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return asked ?? EDITOR_LANGUAGES.find((code) => system.split(/[_.-]/)[0] === code) ?? 'en';
}
