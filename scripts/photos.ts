/**
 * `npm run photos`: hangs new photos in the galleries.
 *   npm run photos                                  what was dropped into src/content/gallery/<gallery>/
 *   npm run photos -- a.jpg b.heic --to portfolio   these files (or a folder of them, or *.jpg) as well
 *   npm run photos -- --yes                         without asking for descriptions
 *   npm run photos -- --describe                    asks about every photo that has no description
 *   npm run photos -- --first 27-name               puts a photo first in its gallery
 *   npm run photos -- --move 27-name --before 3-b   puts it in front of another
 */
import { argv, env, exit, stdin, stdout } from 'node:process';
import { clearLine, cursorTo } from 'node:readline';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { describePhotos, hangPhotos, orderPhotos } from './photos/command.ts';
import { showOnDesktop } from './photos/desktop.ts';
import { pathOf } from './photos/drop.ts';
import { terminalAsk } from './photos/terminal.ts';
import { expand } from './photos/wildcard.ts';

const USAGE = `Drop photos into src/content/gallery/<gallery>/ and run: npm run photos
Or name them:                    npm run photos -- my-photo.jpg --to portfolio
To be asked nothing:             npm run photos -- --yes
To describe what is undescribed: npm run photos -- --describe
To put a photo first:            npm run photos -- --first 27-name
Or in front of another:          npm run photos -- --move 27-name --before 03-other`;

function wishes() {
  try {
    return parseArgs({
      args: argv.slice(2),
      options: {
        to: { type: 'string' }, yes: { type: 'boolean', short: 'y' }, help: { type: 'boolean', short: 'h' },
        describe: { type: 'boolean' }, first: { type: 'string' }, move: { type: 'string' }, before: { type: 'string' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message.split('\n')[0] : error}\n${USAGE}`);
    return exit(1);
  }
}

const { values, positionals } = wishes();
const photo = values.first ?? values.move;
if (values.help || (values.move === undefined) !== (values.before === undefined) || (values.first !== undefined && values.move !== undefined)) {
  console.log(USAGE);
  exit(values.help ? 0 : 1);
}
// Each photo works on one core and several are under way: no cache, no threads within one photo.
sharp.cache(false);
sharp.concurrency(1);

// When the `--` before it is forgotten, npm keeps --yes for itself and tells of it in the environment.
const yes = values.yes ?? env['npm_config_yes'] === 'true';
const root = process.cwd();
const from = env['INIT_CWD'] ?? root;
const onTerminal = stdout.isTTY && stdin.isTTY;
const terminal = onTerminal && !yes ? terminalAsk() : undefined;
const ask = terminal?.ask ?? (() => Promise.resolve(undefined));

const clear = () => {
  clearLine(stdout, 0);
  cursorTo(stdout, 0);
};
const say = (line: string) => {
  if (onTerminal) clear();
  console.log(line);
};
const progress = (line: string) => {
  if (!onTerminal) return say(line);
  clear();
  stdout.write(line.slice(0, stdout.columns - 1));
};

async function run(): Promise<boolean> {
  if (photo !== undefined) return orderPhotos({ root, say, wish: { photo, before: values.before } });
  if (values.describe) return describePhotos({ root, say, ask, show: terminal ? showOnDesktop : () => undefined });
  const paths = (await Promise.all(positionals.map((word) => expand(pathOf(word, from))))).flat();
  return hangPhotos({ root, paths, to: values.to, say, progress, ask });
}

const done = await run();
terminal?.close();
exit(done ? 0 : 1);
