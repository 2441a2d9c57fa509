/**
 * `npm run photos`: hangs new photos in the galleries.
 *   npm run photos                                  what was dropped into src/content/gallery/<gallery>/
 *   npm run photos -- a.jpg b.heic --to portfolio   these files (or a folder of them)
 *   npm run photos -- --yes                         without asking for descriptions
 */
import { argv, env, exit, stdin, stdout } from 'node:process';
import { clearLine, cursorTo } from 'node:readline';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { hangPhotos } from './photos/command.ts';
import { pathOf } from './photos/drop.ts';
import { terminalAsk } from './photos/telling.ts';

const USAGE = `Drop photos into src/content/gallery/<gallery>/ and run: npm run photos
Or name them:  npm run photos -- my-photo.jpg --to portfolio
Add --yes to be asked nothing: npm run photos -- --yes`;

function wishes() {
  try {
    return parseArgs({
      args: argv.slice(2),
      options: { to: { type: 'string' }, yes: { type: 'boolean', short: 'y' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message.split('\n')[0] : error}\n${USAGE}`);
    return exit(1);
  }
}

const { values, positionals } = wishes();
if (values.help) {
  console.log(USAGE);
  exit(0);
}
// Each photo works on one core and several are under way: no cache, no threads within one photo.
sharp.cache(false);
sharp.concurrency(1);

// When the `--` before it is forgotten, npm keeps --yes for itself and tells of it in the environment.
const yes = values.yes ?? env['npm_config_yes'] === 'true';
const from = env['INIT_CWD'] ?? process.cwd();
const onTerminal = stdout.isTTY && stdin.isTTY;
const say = (line: string) => console.log(line);
const terminal = onTerminal && !yes ? terminalAsk(say) : undefined;
// The bar is overwritten only where nobody types an answer in between.
const overwrites = onTerminal && !terminal;

const done = await hangPhotos({
  root: process.cwd(),
  paths: positionals.map((word) => pathOf(word, from)),
  to: values.to,
  say: (line) => {
    if (overwrites) {
      clearLine(stdout, 0);
      cursorTo(stdout, 0);
    }
    say(line);
  },
  progress: (line) => {
    if (!overwrites) return say(line);
    clearLine(stdout, 0);
    cursorTo(stdout, 0);
    stdout.write(line.slice(0, stdout.columns - 1));
  },
  ask: terminal?.ask ?? (() => Promise.resolve(undefined)),
});
terminal?.close();
exit(done ? 0 : 1);
