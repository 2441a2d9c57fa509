/**
 * What the pre-commit hook runs: looks at every file below src/content and public that is about to be committed, and at
 * every photo, film and archive elsewhere in the project, and ends with 1 when one would publish more than a picture.
 * It reads what is staged, which may differ from what lies in the folder.
 */
import { spawnSync } from 'node:child_process';
import { embeddedDataMessage, publishedDataOf } from '../pictures/embedded-data.ts';
import { canBeHung, privateDataOf, WITHOUT_OTHERS } from '../pictures/outside-pictures.ts';

/** Bytes that git may answer with: all photos of a large commit together. */
const MAX_BYTES = 2 ** 31;
/** Modes of files in git's list, links and folders of other projects left out. */
const FILE_MODE = /^100/;
/** The folders that hold what the site is made of, from the project's own. */
const CONTENT = 'src/content';
const PUBLIC = 'public';

/** What to do about the files that are refused. */
const CONTENT_REMEDY =
  'Run `npm run photos`, then `git add -A src/content`, and commit again.\n' +
  'What it leaves where it was: move it out of the project’s folder.';
const PUBLIC_REMEDY = 'The folder public is sent out as it is: move what is named there to src/content/pictures first.';
const OUTSIDE_REMEDY =
  'No command makes a photo safe that lies elsewhere: move it into a gallery and run `npm run photos`, or move it out ' +
  'of the project’s folder.';
const NO_PHOTO_REMEDY =
  'No command makes a film, an archive or a camera’s raw file safe: move it out of the project’s folder.';

/** In the order in which they are said. */
const REMEDIES = [PUBLIC_REMEDY, OUTSIDE_REMEDY, NO_PHOTO_REMEDY, CONTENT_REMEDY];

interface Staged {
  /** The name of the staged content. */
  blob: string;
  path: string;
  /** It is no text. */
  isBinary: boolean;
}

/** Git's answer; throws, in git's words, when it refuses. */
function git(root: string, words: string[], input?: string): Buffer {
  const { stdout, stderr, error, status } = spawnSync('git', words, { cwd: root, input, maxBuffer: MAX_BYTES });
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

const isIn = (folder: string, path: string) => path.startsWith(`${folder}/`);

/** What a file tells beside the picture, as `embeddedDataOf` names it, and what to do about it. */
async function inspect({ blob, path, isBinary }: Staged, root: string): Promise<{ carried: string[]; remedy: string }> {
  const bytes = () => git(root, ['cat-file', 'blob', blob]);
  if (isIn(CONTENT, path)) return { carried: await publishedDataOf(path, bytes()), remedy: CONTENT_REMEDY };
  if (isIn(PUBLIC, path)) return { carried: await publishedDataOf(path, bytes()), remedy: PUBLIC_REMEDY };
  if (!isBinary) return { carried: [], remedy: OUTSIDE_REMEDY };
  const outside = bytes();
  return {
    carried: await privateDataOf(outside),
    remedy: (await canBeHung(path, outside)) ? OUTSIDE_REMEDY : NO_PHOTO_REMEDY,
  };
}

/** Lines that say which staged files tell too much, and what to do; none when the commit may be made. */
export async function refuseStaged(root: string): Promise<string[]> {
  const lines: string[] = [];
  const remedies = new Set<string>();
  for (const file of stagedFiles(root)) {
    const { carried, remedy } = await inspect(file, root);
    if (carried.length === 0) continue;
    lines.push(`  ${file.path} ${embeddedDataMessage(carried)}.`);
    remedies.add(remedy);
  }
  if (lines.length === 0) return [];
  const count = lines.length === 1 ? 'one file' : `${lines.length} files`;
  return [
    `Not committed, for ${count} would publish more than a picture:`,
    ...lines,
    ...REMEDIES.filter((remedy) => remedies.has(remedy)),
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
