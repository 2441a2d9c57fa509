/**
 * What the pre-commit hook runs: looks at every file below src/content and public that is about to be committed, and at
 * every photo, film and archive elsewhere in the project, and ends with 1 when one must not be published.
 * It reads what is staged, which may differ from what lies in the folder.
 */
import { spawnSync } from 'node:child_process';
import { embeddedDataMessage, publishedDataOf } from '../pictures/embedded-data.ts';
import { isWithin } from '../files/is-within.ts';
import { CONTENT, PUBLIC } from '../files/project-folders.ts';
import { canBeHung, originalRemedy, privateDataOf, WITHOUT_OTHERS } from '../pictures/outside-pictures.ts';
import { publicRemedy } from '../pictures/public-remedy.ts';
import { rejectedOfPublic } from './staged-public.ts';

/** Bytes that git may answer with: all photos of a large commit together. */
const MAX_BYTES = 2 ** 31;
/** Modes of files in git's list, links and folders of other projects left out. */
const FILE_MODE = /^100/;

/** What to do about the files that are refused. */
const CONTENT_REMEDY =
  'Run `npm run photos`, then `git add -A src/content`, and commit again.\n' +
  'What it leaves where it was: move it out of the project’s folder.';
const OUTSIDE_REMEDY =
  'No command makes a photo safe that lies elsewhere: move it into a gallery and run `npm run photos`, or move it out ' +
  'of the project’s folder.';
const NO_PHOTO_REMEDY =
  'No command makes a film, an archive or a camera’s raw file safe: move it out of the project’s folder.';
/** Behind each remedy but that for the content: what was staged is committed, wherever the file lies by then. */
const STAGE_AGAIN = 'Then `git add -A`, and commit again.';

/** In the order in which they are said, behind those for public. */
const REMEDIES = [OUTSIDE_REMEDY, NO_PHOTO_REMEDY];

interface Staged {
  /** The name of the staged content. */
  blob: string;
  path: string;
  /** It is no text. */
  isBinary: boolean;
}

/** Git's answer; throws, in git's words, when it refuses. */
function git(root: string, words: string[]): Buffer {
  const { stdout, stderr, error, status } = spawnSync('git', words, { cwd: root, maxBuffer: MAX_BYTES });
  if (error) throw error;
  if (status !== 0) throw new Error(stderr.toString('utf8').trim());
  return stdout;
}

/** The files of the project whose content is new in the commit that is being made. */
function stagedFiles(root: string): Staged[] {
  const list = (form: string) =>
    git(root, [
      'diff',
      '--cached',
      form,
      '-z',
      '--no-abbrev',
      '--no-renames',
      '--diff-filter=ACMT',
      '--relative',
      '--',
      '.',
      ...WITHOUT_OTHERS,
    ])
      .toString('utf8')
      .split('\0');
  // Lines that are added and taken out, and the path; no text has lines.
  const binary = new Set(list('--numstat').flatMap((line) => /^-\t-\t(.+)$/s.exec(line)?.[1] ?? []));
  // Pairs of `:oldmode newmode oldblob newblob status` and path.
  const parts = list('--raw');
  return parts.flatMap((fields, index) => {
    const [, mode = '', , blob = ''] = fields.split(' ');
    const path = parts[index + 1];
    return fields.startsWith(':') && FILE_MODE.test(mode) && path !== undefined
      ? [{ blob, path, isBinary: binary.has(path) }]
      : [];
  });
}

/** Why a file is refused, and what to do about it. */
interface Refusal {
  /** All that is said of the file, its path first. */
  line: string;
  remedy: string;
}

/** Why the file is refused, by what it tells beside the picture; undefined for one that may be committed. */
async function refusalOf({ path, isBinary }: Staged, bytes: () => Buffer): Promise<Refusal | undefined> {
  const refused = (carried: string[], remedy: string) =>
    carried.length > 0 ? { line: `${path} ${embeddedDataMessage(carried)}.`, remedy } : undefined;
  if (isWithin(CONTENT, path)) return refused(await publishedDataOf(path, bytes()), CONTENT_REMEDY);
  if (!isBinary) return undefined;
  const outside = bytes();
  const remedy = originalRemedy(path) ?? ((await canBeHung(path, outside)) ? OUTSIDE_REMEDY : NO_PHOTO_REMEDY);
  return refused(await privateDataOf(outside), remedy);
}

/** Lines that say which staged files must not be published, and what to do; none when the commit may be made. */
export async function refuseStaged(root: string): Promise<string[]> {
  const staged = stagedFiles(root);
  const bytesOf = ({ blob }: Staged) => git(root, ['cat-file', 'blob', blob]);
  const inPublic = staged.filter(({ path }) => isWithin(PUBLIC, path));
  const rejected = await rejectedOfPublic(new Map(inPublic.map((file) => [file.path, bytesOf(file)])), root);
  const refusals: Refusal[] = [];
  for (const file of staged) {
    const picture = rejected.get(file.path);
    // What is passed over there, such as an archive in a hidden file, git publishes all the same.
    const refusal = picture
      ? { line: `${file.path}: ${picture.reason}.`, remedy: publicRemedy(picture) }
      : await refusalOf(file, () => bytesOf(file));
    if (refusal) refusals.push(refusal);
  }
  if (refusals.length === 0) return [];
  const remedies = new Set(refusals.map(({ remedy }) => remedy));
  const isKnown = (remedy: string) => REMEDIES.includes(remedy) || remedy === CONTENT_REMEDY;
  const elsewhere = [
    ...[...remedies].filter((remedy) => !isKnown(remedy)),
    ...REMEDIES.filter((remedy) => remedies.has(remedy)),
  ];
  const count = refusals.length === 1 ? 'one file' : `${refusals.length} files`;
  return [
    `Not committed, for ${count} must not be published:`,
    ...refusals.map(({ line }) => `  ${line}`),
    ...elsewhere,
    ...(elsewhere.length > 0 ? [STAGE_AGAIN] : []),
    ...(remedies.has(CONTENT_REMEDY) ? [CONTENT_REMEDY] : []),
  ];
}

if (import.meta.main) {
  try {
    const lines = await refuseStaged(process.cwd());
    for (const line of lines) console.error(line);
    process.exitCode = lines.length > 0 ? 1 : 0;
  } catch (error) {
    // A hook that cannot look must not keep anyone from saving work.
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`The photos in this commit were not looked at (${reason}). Run \`npm run check\` before you push.`);
  }
}
