/** `npm run hooks` in a real repository. */
import { spawnSync } from 'node:child_process';
import { access, chmod, constants, copyFile, mkdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { put } from '../../tests/fixtures/content-project.ts';
import { PROJECT } from '../../tests/fixtures/project-root.ts';
import { isolateGit, workTree, type WorkTree } from '../../tests/fixtures/temporary-repository.ts';
import { installHooks } from './install.ts';

const HOOK = 'scripts/hooks/pre-commit';
const MERGE_HOOK = 'scripts/hooks/pre-merge-commit';

isolateGit();

let root: string;
let git: WorkTree['git'];
beforeEach(async () => {
  ({ folder: root, git } = await workTree());
  await mkdir(join(root, 'scripts/hooks'), { recursive: true });
  for (const hook of [HOOK, MERGE_HOOK]) await copyFile(join(PROJECT, hook), join(root, hook));
  return () => rm(root, { recursive: true, force: true });
});

test('hooks that git runs already keep running; samples, and files that it does not run, are in nobody’s way', async () => {
  const own = await put(root, '.git/hooks/commit-msg', '#!/bin/sh\n');
  await put(root, '.git/hooks/pre-push.sample', '#!/bin/sh\n');
  await chmod(own, 0o755);
  expect(await installHooks(root)).toEqual({
    done: false,
    line:
      'This repository has hooks of its own already, in .git/hooks (commit-msg): nothing was changed. ' +
      'Call scripts/hooks/pre-commit from the hooks pre-commit and pre-merge-commit there.',
  });
  expect(git('config', 'core.hooksPath').status).toBe(1);
  await chmod(own, 0o644);
  expect((await installHooks(root)).done).toBe(true);
  expect(git('config', 'core.hooksPath').said).toBe('scripts/hooks\n');
  // Installed once, it may be installed again.
  await chmod(own, 0o755);
  expect((await installHooks(root)).done).toBe(true);
});

test('both hooks may be run, also in a project that came as an archive', async () => {
  for (const hook of [HOOK, MERGE_HOOK]) await chmod(join(root, hook), 0o644);
  expect((await installHooks(root)).done).toBe(true);
  for (const hook of [HOOK, MERGE_HOOK]) await access(join(root, hook), constants.X_OK);
});

const command = (...words: string[]) => {
  const script = join(PROJECT, 'scripts/hooks/install.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
};

test('a word behind the command installs nothing', () => {
  expect(command('--help')).toEqual({
    status: 1,
    said: 'Nothing can stand behind `npm run hooks`: what is --help?\n',
  });
  expect(git('config', 'core.hooksPath').status).toBe(1);
});

test('a project without the hook’s file is told in a sentence', async () => {
  await rm(join(root, HOOK));
  const { status, said } = command();
  expect(status).toBe(1);
  expect(said).toBe(
    'Nothing was changed. scripts/hooks/pre-commit is not there, or is a link to nothing. ' +
      'Bring it back, or delete the link, then do this again.\n',
  );
});

test('hooks of another kind are left alone; a folder without git is told', async () => {
  git('config', 'core.hooksPath', '.husky');
  expect(await installHooks(root)).toEqual({
    done: false,
    line: expect.stringContaining('hooks of its own already, in .husky'),
  });
  expect(git('config', 'core.hooksPath').said).toBe('.husky\n');
  await rm(join(root, '.git'), { recursive: true });
  expect(await installHooks(root)).toEqual({ done: false, line: expect.stringContaining('no git repository') });
});

test('a folder of another user, which git refuses, is told with git’s own words for letting it in', async () => {
  // Git's own way for tests to have no folder belong to whoever calls it.
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', 'true');
  const refused = await installHooks(root);
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', undefined);
  expect(refused).toEqual({
    done: false,
    line:
      'Git refuses this folder, for it belongs to another user of this computer: nothing was changed. ' +
      `If you trust what is in it, run \`git config --global --add safe.directory ${await realpath(root)}\`, then do this again.`,
  });
});
