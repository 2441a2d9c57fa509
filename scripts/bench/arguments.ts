/** What was typed behind the benches that take something. */
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { argumentError } from '../terminal/argument-error.ts';
import type { PhotoOptions } from './photo-project.ts';

/** `reason` says what cannot be understood. */
interface Invalid {
  reason: string;
}

const flag = { type: 'boolean', default: false } as const;
const PHOTO_FLAGS = { detailed: flag, small: flag, everywhere: flag, quick: flag } as const;
/** Numbers of photos where none was typed. */
const PHOTO_COUNTS = [30, 300];
const RUNS = 5;

const usage = (bench: string, what: string) => `What can stand behind \`npm run ${bench} --\`: ${what}.`;
const PHOTOS_USAGE = usage(
  'bench:photos',
  `numbers of photos, such as 100 1000; ${Object.keys(PHOTO_FLAGS)
    .map((name) => `--${name}`)
    .join(', ')}`,
);
const VIEWERS_USAGE = usage('bench:viewers', 'how often each is measured, such as 5');
const COMPARE_USAGE = usage(
  'bench:compare',
  'the folder of the other build, how often each page is measured, and pages, such as ../before/dist 5 /portfolio',
);

const isCount = (word: string) => /^[1-9]\d*$/.test(word);

/** The words of a line; or why it cannot be understood, which ends with `help`. */
function parse<Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options, help: string) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    return { reason: `${argumentError(error)}. ${help}` };
  }
}

export function parsePhotosArguments(args: readonly string[]): Invalid | { counts: number[]; kind: PhotoOptions } {
  const parsed = parse(args, PHOTO_FLAGS, PHOTOS_USAGE);
  if ('reason' in parsed) return parsed;
  const { values, positionals } = parsed;
  const wrong = positionals.find((word) => !isCount(word));
  if (wrong !== undefined) return { reason: `${wrong} is no number of photos. ${PHOTOS_USAGE}` };
  const counts = positionals.length > 0 ? positionals.map(Number) : PHOTO_COUNTS;
  return { counts: counts.toSorted((a, b) => a - b), kind: values };
}

export function parseViewersArguments(args: readonly string[]): Invalid | { runs: number } {
  const parsed = parse(args, {}, VIEWERS_USAGE);
  if ('reason' in parsed) return parsed;
  const [runs = String(RUNS), ...more] = parsed.positionals;
  const wrong = isCount(runs) ? more[0] : runs;
  return wrong === undefined ? { runs: Number(runs) } : { reason: `What is ${wrong}? ${VIEWERS_USAGE}` };
}

/** `pages` is empty where all are meant. */
export function parseCompareArguments(
  args: readonly string[],
): Invalid | { folder: string; runs: number; pages: string[] } {
  const parsed = parse(args, {}, COMPARE_USAGE);
  if ('reason' in parsed) return parsed;
  const [folder, runs = String(RUNS), ...pages] = parsed.positionals;
  if (folder === undefined) return { reason: `The folder of the other build is missing. ${COMPARE_USAGE}` };
  const wrong = isCount(runs) ? pages.find((page) => !page.startsWith('/')) : runs;
  return wrong === undefined ? { folder, runs: Number(runs), pages } : { reason: `What is ${wrong}? ${COMPARE_USAGE}` };
}
