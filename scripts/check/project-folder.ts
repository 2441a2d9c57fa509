/**
 * Photos, films and archives in the project's folder beside its content and public, which git publishes though no page
 * shows them. What git has, or would take by `git add -A`, is looked at; without git, nothing is.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { embeddedDataMessage } from '../pictures/embedded-data.ts';
import { canBeHung, originalRemedy, privateDataOf, WITHOUT_OTHERS } from '../pictures/outside-pictures.ts';
import { error } from './problem.ts';
import type { Problem } from './problem.ts';

/** Bytes of git's list: a hundred thousand paths. */
const MAX_BYTES = 2 ** 24;
/** A file of git's list that is no text. */
const BINARY = /^i\/\S* +w\/-text +attr\/[^\t]*\t(.+)$/s;

/** Whether a folder, or one above it, is git's: looking costs a thousandth of asking git. */
function isInRepository(folder: string): boolean {
  const above = dirname(folder);
  return existsSync(join(folder, '.git')) || (above !== folder && isInRepository(above));
}

async function binaryFiles(root: string): Promise<string[]> {
  if (!isInRepository(root)) return [];
  const words = ['ls-files', '--eol', '-z', '--cached', '--others', '--exclude-standard', '--', '.'];
  const elsewhere = [':!src/content', ':!public', ...WITHOUT_OTHERS];
  const { stdout } = await promisify(execFile)('git', [...words, ...elsewhere], { cwd: root, maxBuffer: MAX_BYTES });
  return stdout.split('\0').flatMap((line) => BINARY.exec(line)?.[1] ?? []);
}

/** The problems of the project's folder itself. */
export async function checkProjectFolder(root: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const file of await binaryFiles(root).catch(() => [])) {
    const bytes = await readFile(join(root, file)).catch(() => undefined);
    const carried = bytes ? await privateDataOf(bytes) : [];
    if (!bytes || carried.length === 0) continue;
    const finding = error(
      `${file} ${embeddedDataMessage(carried)}. No page shows it, but git publishes it with the project.`,
      originalRemedy(file) ??
        ((await canBeHung(file, bytes))
          ? 'Move it into a gallery and run `npm run photos`, or move it out of the project’s folder.'
          : 'Move it out of the project’s folder.'),
    );
    problems.push({ ...finding, file });
  }
  return problems;
}
