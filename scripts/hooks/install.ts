/** `npm run hooks`: lets git look at photos before each commit (scripts/hooks/pre-commit). */
import { spawnSync } from 'node:child_process';
import { chmod, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Where the hooks lie, from the project's folder. */
const HOOKS = join('scripts', 'hooks');

function git(root: string, ...words: string[]): string | undefined {
  const { stdout, status } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Installs the hooks in the repository of the project `root`; gives whether it was done and what to tell the owner. */
export async function installHooks(root: string): Promise<{ done: boolean; line: string }> {
  const top = git(root, 'rev-parse', '--show-toplevel');
  if (top === undefined) {
    return {
      done: false,
      line:
        'This folder is no git repository, or git is not installed: nothing was changed. ' +
        'Get the project with `git clone` first.',
    };
  }
  const path = relative(await realpath(top), await realpath(join(root, HOOKS)))
    .split(sep)
    .join('/');
  const other = git(root, 'config', 'core.hooksPath');
  if (other !== undefined && other !== '' && other !== path) {
    return {
      done: false,
      line:
        `This repository has hooks of its own already, in ${other}: nothing was changed. ` +
        `Call ${path}/pre-commit from the pre-commit hook there.`,
    };
  }
  // A project that came as an archive may have lost the right to run them.
  await chmod(join(root, HOOKS, 'pre-commit'), 0o755);
  return git(root, 'config', '--local', 'core.hooksPath', path) === undefined
    ? { done: false, line: 'Git did not take the setting. Make sure that the folder .git may be written to.' }
    : { done: true, line: 'From now on git refuses a commit in which a photo still tells where it was taken.' };
}

if (import.meta.main) {
  const { done, line } = await installHooks(process.cwd());
  console.log(line);
  process.exitCode = done ? 0 : 1;
}
