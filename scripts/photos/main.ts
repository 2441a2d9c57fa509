/**
 * `npm run photos`: hangs new photos in the galleries.
 *   npm run photos                             what was dropped into src/content/gallery/<gallery>/
 *   npm run photos a.jpg b.heic to portfolio   these files (or a folder of them, or *.jpg) as well
 *   npm run photos -- --yes                    without asking for descriptions
 *   npm run photos describe                    asks about every photo that has no description
 *   npm run photos first 27-name               puts a photo first in its gallery
 *   npm run photos move 27-name before 3-b     puts it in front of another
 */
import { existsSync } from 'node:fs';
import { argv, env, exit, stdin, stdout } from 'node:process';
import { clearLine, cursorTo } from 'node:readline';
import sharp from 'sharp';
import { failureOf, failureText } from '../files/failure.ts';
import { describePhotos, addPhotos, moveGalleryPhoto } from './command.ts';
import { showOnDesktop } from './desktop.ts';
import { typedPath } from './new-photos.ts';
import { createTerminalAsk } from '../terminal/ask.ts';
import { expandWildcard } from './wildcard.ts';
import { parsePhotoArguments, USAGE } from './arguments.ts';

const INTRODUCTION =
  'Each photo wants one line that says what it shows, such as “Bridal look in red with a gold nath”.\n' +
  'Enter leaves it for later; Ctrl-C leaves all that follow.';

// Nobody reads the lines any more, as behind `| head`: the photos are hung all the same.
stdout.on('error', () => undefined);

const root = process.cwd();
const from = env['INIT_CWD'] ?? root;
const options = parsePhotoArguments(argv.slice(2), env, (word) => existsSync(typedPath(word, from)));
if (options.kind === 'invalid') console.error(options.reason);
if (options.kind === 'invalid' || options.kind === 'help') {
  console.log(USAGE);
  exit(options.kind === 'help' ? 0 : 1);
}
// Each photo works on one core and several are under way: no cache, no threads within one photo.
sharp.cache(false);
sharp.concurrency(1);

const onTerminal = stdout.isTTY && stdin.isTTY;
const terminal = onTerminal && !(options.kind === 'add' && options.yes) ? createTerminalAsk(INTRODUCTION) : undefined;
const clear = () => {
  clearLine(stdout, 0);
  cursorTo(stdout, 0);
};
const say = (line: string) => {
  if (onTerminal) clear();
  console.log(line);
};
const ask = (question: string) => {
  // The line of progress gives way to the question.
  if (terminal) clear();
  return terminal?.ask(question) ?? Promise.resolve(undefined);
};
const progress = (line: string) => {
  if (!onTerminal) {
    say(line);
    return;
  }
  clear();
  stdout.write(line.slice(0, stdout.columns - 1));
};

process.once('SIGINT', () => {
  say('Stopped. Photos that do not hang yet are as the phone made them: run `npm run photos` again before you push.');
  exit(130);
});

async function run(): Promise<boolean> {
  if (options.kind === 'move') return moveGalleryPhoto({ root, say, move: options.move });
  if (options.kind === 'describe')
    return describePhotos({ root, say, ask, show: terminal ? showOnDesktop : () => undefined });
  if (options.kind !== 'add') return false;
  const paths = (await Promise.all(options.words.map((word) => expandWildcard(typedPath(word, from))))).flat();
  return addPhotos({ root, paths, to: options.to, say, progress, ask });
}

/** What the disk says when it refuses in the middle of a run. */
function sayFailure(error: unknown): false {
  const failure = failureOf(error, root);
  say(`The photos could not be finished. ${failureText(failure, root)}`);
  return false;
}

const done = await run().catch(sayFailure);
terminal?.close();
exit(done ? 0 : 1);
