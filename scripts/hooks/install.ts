/** `npm run hooks`: lets git look at photos before each commit and each merge (scripts/hooks/pre-commit). */
import { spawnSync } from 'node:child_process';
import { access, chmod, constants, readdir, realpath } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { failureOf, failureText } from '../files/failure.ts';
import { noneIfMissing } from '../files/none-if-missing.ts';
import { unexpectedArguments } from '../terminal/unexpected-arguments.ts';

/** Where the hooks lie, from the project's folder. */
const HOOKS = join('scripts', 'hooks');
/** Those that git runs: the second calls the first. */
const NAMES = ['pre-commit', 'pre-merge-commit'];

/** What git advises where the folder belongs to somebody else; its own words around it are in the user's language. */
const TRUST = /git config --global --add safe\.directory .+/;

const runGit = (root: string, words: readonly string[]) => spawnSync('git', words, { cwd: root, encoding: 'utf8' });

function git(root: string, ...words: string[]): string | undefined {
  const { stdout, status } = runGit(root, words);
  return status === 0 ? stdout.trim() : undefined;
}

/** Why git does not answer in this folder. */
function refusal(root: string): string {
  const [trust] = TRUST.exec(runGit(root, ['rev-parse']).stderr) ?? [];
  return trust === undefined
    ? 'This folder is no git repository, or git is not installed: nothing was changed. ' +
        'Get the project with `git clone` first.'
    : 'Git refuses this folder, for it belongs to another user of this computer: nothing was changed. ' +
        `If you trust what is in it, run \`${trust}\`, then do this again.`;
}

/** The hooks in a folder that git runs: samples and files that are not executable it passes over. */
async function activeHooks(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(noneIfMissing)).filter((name) => !name.endsWith('.sample'));
  const run = await Promise.all(
    names.map((name) =>
      access(join(folder, name), constants.X_OK).then(
        () => true,
        () => false,
      ),
    ),
  );
  return names.filter((_, at) => run[at]).sort();
}

/** Installs the hooks in the repository of the project `root`; gives whether it was done and what to tell the owner. */
export async function installHooks(root: string): Promise<{ done: boolean; line: string }> {
  const top = git(root, 'rev-parse', '--show-toplevel');
  if (top === undefined) return { done: false, line: refusal(root) };
  const path = relative(await realpath(top), await realpath(join(root, HOOKS)))
    .split(sep)
    .join('/');
  const set = git(root, 'config', 'core.hooksPath') ?? '';
  // Once a folder is set, git runs nothing of its own one.
  const own = set === '' ? (git(root, 'rev-parse', '--git-path', 'hooks') ?? '') : '';
  const active = own === '' ? [] : await activeHooks(resolve(root, own));
  const other = active.length > 0 ? `${own} (${active.join(', ')})` : set;
  if (other !== '' && other !== path) {
    return {
      done: false,
      line:
        `This repository has hooks of its own already, in ${other}: nothing was changed. ` +
        `Call ${path}/pre-commit from the hooks pre-commit and pre-merge-commit there.`,
    };
  }
  // A project that came as an archive may have lost the right to run them.
  for (const name of NAMES) await chmod(join(root, HOOKS, name), 0o755);
  return git(root, 'config', '--local', 'core.hooksPath', path) === undefined
    ? { done: false, line: 'Git did not take the setting. Make sure that the folder .git may be written to.' }
    : { done: true, line: 'From now on git refuses a commit in which a photo still tells where it was taken.' };
}

async function main(root: string): Promise<{ done: boolean; line: string }> {
  const unexpected = unexpectedArguments('hooks', process.argv.slice(2));
  if (unexpected !== undefined) return { done: false, line: unexpected };
  try {
    return await installHooks(root);
  } catch (error) {
    const failure = failureOf(error, root);
    return { done: false, line: `Nothing was changed. ${failureText(failure, root)}` };
  }
}

if (import.meta.main) {
  const { done, line } = await main(process.cwd());
  console.log(line);
  process.exitCode = done ? 0 : 1;
}
