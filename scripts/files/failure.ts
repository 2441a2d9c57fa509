/** What a thrown error says, as one plain sentence: no stack, no rows of code. */
import { posix, win32 } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { valueAt } from '../../src/shared/value-at.ts';
import { displayPath } from './display-path.ts';
import { errorChain } from './error-chain.ts';

export interface Failure {
  /** What went wrong, without a full stop. */
  message: string;
  /** From the project's folder, when the error names a file of it. */
  file?: string | undefined;
  line?: number | undefined;
  /** Node's name for it, such as ENOSPC. */
  code?: string | undefined;
}

/** Letters of a message that is still one sentence. */
const MAX_LETTERS = 300;
const CODE = /\b(ENOSPC|EDQUOT|EROFS|EACCES|EPERM|EBUSY|ENOENT|ELOOP|EMFILE|EISDIR|ENOTDIR|EEXIST)\b/;
/** The same in the words of libraries that are not Node's own, with the system's number for it. */
const NATIVE: [RegExp, string][] = [
  [/No space left on device|os error 28\b/i, 'ENOSPC'],
  [/Disk quota exceeded|os error 122\b/i, 'EDQUOT'],
  [/Read-only file system|os error 30\b/i, 'EROFS'],
];
/** Lines that say no more than that something failed. */
const EMPTY = /^(Build failed|\d+ errors? |Something went wrong inside)/;
/** A path may have spaces and brackets in it; then only what stands before it tells where it begins. */
const FRAME =
  /(file:\/\/\/(?:[A-Za-z]:)?[^\s:]+|(?<=\(|\bat |\basync |^\s*)(?:[A-Za-z]:[\\/]|\/)[^:]+|\/[^\s():]+|[A-Z]:\\[^\s():]+):(\d+):\d+/;

const words = (value: unknown) =>
  typeof value === 'string' && value !== '' ? stripVTControlCharacters(value) : undefined;

function inside(root: string, place: string | undefined, platform: NodeJS.Platform): string | undefined {
  if (!place) return undefined;
  const windows = platform === 'win32';
  const paths = windows ? win32 : posix;
  const file = place.startsWith('file:') ? fileURLToPath(place, { windows }) : place;
  const plain = file.replace(/[?#].*$/, '');
  const shown = paths.isAbsolute(plain) ? paths.relative(root, plain) : plain;
  return shown === '' || shown.startsWith('..') || shown.includes('node_modules') || /^(dist|\.)/.test(shown)
    ? undefined
    : shown.split(paths.sep).join('/');
}

/** The file of the project, and the line in it, that an error names by itself or in its stack. */
function locationOf(error: unknown, root: string, platform: NodeJS.Platform): Pick<Failure, 'file' | 'line'> {
  const location = valueAt(error, ['loc']);
  const own = inside(root, words(valueAt(location, ['file'])) ?? words(valueAt(error, ['id'])), platform);
  if (own) return { file: own, line: Number(valueAt(location, ['line'])) || undefined };
  for (const row of (words(valueAt(error, ['stack'])) ?? '').split('\n')) {
    const [, place, line] = FRAME.exec(row) ?? [];
    const file = inside(root, place, platform);
    if (file) return { file, line: Number(line) };
  }
  return {};
}

/** The first sentence of a message that is more than the name of its kind. */
function sentence(error: unknown): string | undefined {
  const text = typeof error === 'string' ? error : words(valueAt(error, ['message']));
  const lines =
    text?.split('\n').map((line) =>
      line
        .trim()
        .replaceAll('**', '')
        .replace(/^\[[A-Z_]+\]\s*/, ''),
    ) ?? [];
  const first = lines.find((line) => line !== '' && !EMPTY.test(line));
  return first
    ?.replace(/^(\w*Error: )+/, '')
    .replace(/[.:]$/, '')
    .slice(0, MAX_LETTERS);
}

function codeOf(error: unknown): string | undefined {
  const message = words(valueAt(error, ['message'])) ?? '';
  const own = words(valueAt(error, ['code']));
  return own && CODE.test(own)
    ? own
    : (CODE.exec(message)?.[1] ?? NATIVE.find(([pattern]) => pattern.test(message))?.[1]);
}

/** @returns the name of what a disk or the system refused, such as ENOSPC, wherever in an error it is said */
export const errorCodeOf = (error: unknown): string | undefined =>
  errorChain(error)
    .map(codeOf)
    .find((code) => code !== undefined);

/** @param root the project's folder, from which files are named */
export function failureOf(error: unknown, root: string, platform: NodeJS.Platform = process.platform): Failure {
  const errors = errorChain(error);
  const place = errors.map((one) => locationOf(one, root, platform)).find(({ file }) => file) ?? {};
  return {
    message: errors.map(sentence).find((message) => message !== undefined) ?? String(error),
    ...place,
    code: errorCodeOf(error),
  };
}

const PLACE = 'Check the folder’s permissions, then do this again';
const REMEDIES: Record<string, string> = {
  ENOSPC: 'The disk is full. Delete what is no longer needed, then do this again.',
  EDQUOT: 'The disk’s share for this user is full. Delete what is no longer needed, then do this again.',
  EROFS: `The disk with the project may only be read, not written to. ${PLACE}.`,
  EMFILE: 'Too many files are open on this computer. Close other programs, then do this again.',
};
const PATH = /'([^']+)'/;

/** A sentence for what disks do, or nothing when the failure is none of a disk's. */
export function diskMessage(
  { code = '', message }: Failure,
  root: string,
  platform: NodeJS.Platform = process.platform,
): string | undefined {
  const known = REMEDIES[code];
  if (known) return known;
  const path = PATH.exec(message)?.[1];
  const named = path ? displayPath(root, path) || '.' : 'A file';
  const isRefused = code === 'EACCES' || code === 'EPERM';
  if (code === 'EBUSY' || (isRefused && platform === 'win32')) {
    const held = `Another program has ${named} open. Close it there (Explorer’s preview, Photos, a terminal in it)`;
    return `${held}, then do this again.${isRefused ? ' If none has, check the folder’s permissions.' : ''}`;
  }
  if (isRefused) return `${named} may not be read or written to. ${PLACE}.`;
  // What Node says of a folder that cannot be made on a disk that may only be read.
  if (code === 'ENOENT' && /, mkdir/.test(message))
    return `${named} cannot be made: the folder around it may not be written to. ${PLACE}.`;
  if (code === 'ENOENT' || code === 'ELOOP')
    return `${named} is not there, or is a link to nothing. Bring it back, or delete the link, then do this again.`;
  if (code === 'EISDIR') return `${named} is a folder where a file is wanted. Move it away, then do this again.`;
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return `${named} is a file where a folder is wanted. Move it away, then do this again.`;
  return undefined;
}

/**
 * What went wrong, in whole sentences: what to do about a disk, or the error's own words.
 * @param root the project's folder, from which files are named
 */
export const failureText = (failure: Failure, root: string): string =>
  diskMessage(failure, root) ?? `${failure.message}.`;
