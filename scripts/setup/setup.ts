/** The setup as a function: asks, writes, and says what is left. */
import type { EditorLanguage } from '../../src/admin/language.ts';
import { interpolate } from '../../src/shared/interpolate.ts';
import { startCheck } from '../build/run-check.ts';
import { checkContent, type CheckResult } from '../check/content.ts';
import { isSound, report } from '../check/report.ts';
import type { Ask } from '../terminal/ask.ts';
import { factSteps } from './facts.ts';
import { keptLanguages, languageSteps } from './languages.ts';
import { emailjsKeySteps } from './emailjs-keys.ts';
import { sampleSteps } from './sample.ts';
import { wordsIn } from './words/index.ts';
import { askAll } from './step.ts';
import { readStudio } from './studio-file.ts';

export interface Setup {
  root: string;
  ask: Ask;
  say: (line: string) => void;
  /**
   * The hashes of the pictures that are taken for the sample's; the project's own list when left out, and in what is
   * left after the languages have changed.
   */
  samples?: ReadonlySet<string>;
  env?: NodeJS.ProcessEnv;
  /** The language of the questions; the check speaks English. */
  language?: EditorLanguage;
}

/** What a process that begins at this moment finds, which knows the languages that there are. */
async function checkAnew(root: string, env: NodeJS.ProcessEnv): Promise<CheckResult> {
  const check = startCheck(root, env);
  const answer = await check.answer;
  await check.stop();
  if ('failure' in answer) throw new Error(answer.failure.message);
  return answer;
}

/** @returns false when studio.yaml cannot be read; nothing was asked then */
export async function setUp({ root, ask, say, samples, env = process.env, language = 'en' }: Setup): Promise<boolean> {
  const words = wordsIn(language);
  const studio = readStudio(root);
  if ('broken' in studio) {
    say(words.broken[0]);
    say(`  ${studio.broken}`);
    say(words.broken[1]);
    return false;
  }
  const steps = [
    ...factSteps(root, language),
    ...languageSteps(root, language),
    ...emailjsKeySteps(root, language),
    ...(await sampleSteps(root, samples, language)),
  ];
  const languages = await keptLanguages(root);
  const isFinished = await askAll(steps, ask, say, words);
  say('');
  say(isFinished ? words.finished : words.ended);
  say('');
  const kept = await keptLanguages(root);
  // Code that is loaded knows the languages that there were before the questions.
  const isSame = kept.join() === languages.join();
  const checked = await (isSame ? checkContent(root, env, samples) : checkAnew(root, env));
  for (const line of report(checked)) say(line);
  say('');
  const folders = kept.map((code) => `src/content/${code}`);
  say(interpolate(words.sentences, { folders: new Intl.ListFormat(language).format(folders) }));
  say(isSound(checked) ? words.look : words.repair);
  return true;
}
