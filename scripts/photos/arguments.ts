/**
 * What the owner typed behind `npm run photos`. Everything can be typed with hyphens, behind `--`; all but `--yes` and
 * `--help` in plain words without as well. Windows PowerShell drops the `--`, and npm then keeps what has hyphens for
 * itself and tells of it in the environment.
 */
import { parseArgs } from 'node:util';
import { nearest } from '../../src/shared/did-you-mean.ts';
import { argumentError } from '../terminal/argument-error.ts';
import { keptOption, keptOptionReason } from '../terminal/npm-option.ts';
import type { MoveRequest } from './reorder.ts';

export const USAGE = `Drop photos into src/content/gallery/<gallery>/ and run: npm run photos
Or name them:                    npm run photos my-photo.jpg to portfolio
To be asked nothing:             npm run photos -- --yes
To describe what is undescribed: npm run photos describe
To put a photo first:            npm run photos first 27-name
Or in front of another:          npm run photos move 27-name before 03-other`;

export type PhotoArguments =
  | { kind: 'add'; words: string[]; to: string | undefined; yes: boolean }
  | { kind: 'describe' }
  | { kind: 'move'; move: MoveRequest }
  | { kind: 'help' }
  /** `reason` says what cannot be understood. */
  | { kind: 'invalid'; reason: string };

type Env = Record<string, string | undefined>;

/** Words that are no photo where they come first. */
const VERBS = ['describe', 'first', 'move', 'help'];
const DELETE = 'No command takes a photo down: delete its .jpg and its .yaml.';
const LAST =
  'No command puts a photo last. Put it before the one that is last now, and then that one before it: ' +
  '`npm run photos move 27-haldi before 30-rose`, then `npm run photos move rose before haldi`.';

const SWAP =
  'No command exchanges two photos. Put each in front of the one that is to follow it: ' +
  '`npm run photos move 27-haldi before 03-rose`.';
const ADD = 'Photos are hung without a word for it: `npm run photos my-photo.jpg to portfolio`.';
/** Words for what no command does, and what to do instead. */
const NO_COMMANDS = new Map(
  Object.entries({
    delete: DELETE,
    remove: DELETE,
    rm: DELETE,
    last: LAST,
    swap: SWAP,
    exchange: SWAP,
    add: ADD,
    hang: ADD,
    upload: ADD,
  }),
);

/** The whole command for each word that npm may keep for itself. */
const COMMANDS: Record<string, string> = {
  describe: 'npm run photos describe',
  first: 'npm run photos first 27-name',
  move: 'npm run photos move 27-name before 03-other',
  yes: 'npm run photos -- --yes',
};
/** Those that are taken from the environment as they are meant. */
const UNDERSTOOD = ['describe', 'first', 'move', 'yes'];

/** Why nothing can be done about an option that npm has kept; undefined where there is none. */
function keptReason(env: Env): string | undefined {
  const [, instead] = [...NO_COMMANDS].find(([word]) => env[`npm_config_${word}`]) ?? [];
  const kept = keptOption(env, (word) => nearest(word, Object.keys(COMMANDS)), UNDERSTOOD);
  return instead ?? (kept && keptOptionReason(kept, COMMANDS[kept.meant] ?? ''));
}

/** Why a command line cannot be understood that begins with `word`, which is no file; undefined where it can. */
function unknownVerb(word: string): string | undefined {
  const instead = NO_COMMANDS.get(word.toLowerCase());
  if (instead !== undefined) return instead;
  const meant = nearest(word, VERBS);
  return meant && `There is no file ${word}. Did you mean \`${meant}\`?`;
}

/** The value behind `to`, wherever npm left it; `words` loses what is no file. */
function galleryArgument(words: string[], given: string | undefined, env: Env): string | undefined {
  if (given !== undefined) return given;
  // npm may take --to for a short form of a setting of its own, or for one without a value.
  const kept = env['npm_config_to'] ?? env['npm_config_token_description'];
  if (kept) return kept === 'true' ? words.pop() : kept;
  const at = words.findLastIndex((word) => word.toLowerCase() === 'to');
  // Only a name without a dot may be of several words: `to Nail Art`. What has one is a file's, torn at its spaces.
  const isGallery = at === words.length - 2 || words.slice(at + 1).every((word) => !/[./\\]/.test(word));
  return at !== -1 && at < words.length - 1 && isGallery ? words.splice(at).slice(1).join(' ') : undefined;
}

function parseMove(words: string[], photo: string | undefined, before: string | undefined): PhotoArguments {
  if (photo === undefined) return { kind: 'invalid', reason: 'Say which photo.' };
  return words.length > 0
    ? { kind: 'invalid', reason: `One photo at a time: what is ${words.join(' ')}?` }
    : { kind: 'move', move: { photo, before } };
}

/**
 * Understands the words of a command line.
 * @param isThere whether a word is a file or a folder, and so no misspelt verb
 */
export function parsePhotoArguments(
  args: readonly string[],
  env: Env,
  isThere: (word: string) => boolean = () => false,
): PhotoArguments {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      options: {
        to: { type: 'string' },
        yes: { type: 'boolean', short: 'y' },
        help: { type: 'boolean', short: 'h' },
        describe: { type: 'boolean' },
        first: { type: 'string' },
        move: { type: 'string' },
        before: { type: 'string' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    return { kind: 'invalid', reason: argumentError(error) };
  }
  const kept = keptReason(env);
  if (kept !== undefined) return { kind: 'invalid', reason: kept };
  const { values, positionals: words } = parsed;
  const [verb = ''] = words;
  const isSaid = (name: string) => env[`npm_config_${name}`] === 'true';
  if (values.help || (verb === 'help' && words.length === 1)) return { kind: 'help' };
  if (values.describe || isSaid('describe') || verb === 'describe') {
    const rest = words.slice(verb === 'describe' ? 1 : 0);
    return rest.length > 0
      ? {
          kind: 'invalid',
          reason: `\`describe\` asks about every photo without a description: what is ${rest.join(' ')}?`,
        }
      : { kind: 'describe' };
  }
  const isFirst = values.first !== undefined || isSaid('first') || verb === 'first';
  if (isFirst && (values.move ?? values.before) !== undefined)
    return { kind: 'invalid', reason: 'A photo can be put first, or in front of another, not both.' };
  if (values.first !== undefined) return parseMove(words, values.first, undefined);
  if (isFirst) return parseMove(words.slice(verb === 'first' ? 2 : 1), words[verb === 'first' ? 1 : 0], undefined);
  if (values.move !== undefined || values.before !== undefined || isSaid('move') || verb === 'move') {
    const [, photo, link, before] = words;
    if (verb === 'move' && link === 'before' && before !== undefined) return parseMove(words.slice(4), photo, before);
    return values.move !== undefined && values.before !== undefined
      ? parseMove(words, values.move, values.before)
      : { kind: 'invalid', reason: 'Say which photo goes before which other.' };
  }
  const [photo, behind = ''] = words;
  if (words.length === 2 && /^(first|last)$/i.test(behind) && !isThere(behind))
    return {
      kind: 'invalid',
      reason:
        NO_COMMANDS.get(behind.toLowerCase()) ??
        `Write the command before the photo: \`npm run photos first ${photo}\`.`,
    };
  const unknown = unknownVerb(verb);
  if (unknown !== undefined && !isThere(verb)) return { kind: 'invalid', reason: unknown };
  const to = galleryArgument(words, values.to, env);
  return { kind: 'add', words, to, yes: values.yes ?? env['npm_config_yes'] === 'true' };
}
