/** `npm run setup`: asks what makes the site the owner's own, and writes it into src/content. */
import { argv, env, exit, stdin } from 'node:process';
import { failureOf, failureText } from '../files/failure.ts';
import { createPipedAsk, createTerminalAsk, type Ask } from '../terminal/ask.ts';
import { setUp } from './setup.ts';
import { EDITOR_LANGUAGES } from '../../src/admin/language.ts';
import { interpolate } from '../../src/shared/interpolate.ts';
import { languageOf, unknownWords } from './command-language.ts';
import { wordsIn } from './words/index.ts';

const root = process.cwd();
const say = (line: string) => console.log(line);
const args = argv.slice(2);
const language = languageOf(args, env);
const { introduction, unknown } = wordsIn(language);
const words = unknownWords(args, env);
if (words.length > 0) {
  say(interpolate(unknown, { languages: EDITOR_LANGUAGES.join(', '), words: words.join(' ') }));
  exit(1);
}
const { ask, close } = stdin.isTTY ? createTerminalAsk(introduction) : createPipedAsk(introduction);

/** Whether anybody has answered: without a terminal there may be nobody. */
let answers = 0;
const counted: Ask = async (question) => {
  const answer = await ask(question);
  if (answer !== undefined) answers += 1;
  else if (answers === 0 && !stdin.isTTY) {
    say(
      '\nNobody can be asked: there is no terminal here, and no answers are piped in. ' +
        'Open a terminal in the project’s folder and run `npm run setup` there.',
    );
    exit(1);
  }
  return answer;
};

try {
  const isDone = await setUp({ root, ask: counted, say, language });
  close();
  exit(isDone ? 0 : 1);
} catch (error) {
  close();
  const failure = failureOf(error, root);
  say(`The setup could not go on. ${failureText(failure, root)}`);
  say('What was answered before is written.');
  exit(1);
}
