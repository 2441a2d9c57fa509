/** The setup as a function: asks, writes, and says what is left. */
import { checkContent } from '../check/content.ts';
import { report } from '../check/report.ts';
import type { Ask } from '../terminal/ask.ts';
import { factSteps } from './facts.ts';
import { mailKeySteps } from './mail-keys.ts';
import { sampleSteps } from './sample.ts';
import { askAll } from './step.ts';
import { readStudio } from './studio-file.ts';

export const INTRODUCTION =
  'This makes the site yours, one question at a time. Enter keeps what is there, < goes back to the question before.\n' +
  'Each answer is written at once: Ctrl-C ends the questions and loses nothing. `npm run setup` asks again at any time.';

/** What no question can ask: sentences that only the owner can write. */
const SENTENCES =
  'What the pages say in whole sentences is yours to write: src/content/en and src/content/hi, beginning with founder.md and about.md.';

export interface Setup {
  root: string;
  ask: Ask;
  say: (line: string) => void;
  /** The hashes of the pictures that are taken for the sample's; the project's own list when left out. */
  samples?: ReadonlySet<string>;
  env?: NodeJS.ProcessEnv;
}

/** @returns false when studio.yaml cannot be read; nothing was asked then */
export async function setUp({ root, ask, say, samples, env = process.env }: Setup): Promise<boolean> {
  const studio = await readStudio(root);
  if ('broken' in studio) {
    say('src/content/studio.yaml has a mistake, so that nothing can be written into it.');
    say(`  ${studio.broken}`);
    say('Put it right, then run `npm run setup` again.');
    return false;
  }
  const steps = [...factSteps(root), ...mailKeySteps(root), ...(await sampleSteps(root, samples))];
  const isFinished = await askAll(steps, ask, say);
  say('');
  say(
    isFinished
      ? 'That was the last question. What is left:'
      : 'The answers ended here. What was answered is written; `npm run setup` asks the rest. What is left:',
  );
  say('');
  for (const line of report(await checkContent(root, env, samples))) say(line);
  say('');
  say(SENTENCES);
  say('Look at it with `npm start`.');
  return true;
}
