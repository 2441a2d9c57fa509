/** The command as a terminal runs it, when what is around it fails. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { photo, put } from '../../tests/fixtures/content-project.ts';
import { PROJECT } from '../../tests/fixtures/project-root.ts';
import { beforeEachProject } from '../../tests/fixtures/photo-command.ts';

const COMMAND = join(PROJECT, 'scripts/photos/main.ts');
const PORTFOLIO = 'src/content/gallery/portfolio';
/** Milliseconds for one command on a busy machine. */
const TIMEOUT = 60_000;

let root: string;
beforeEachProject((fresh) => ({ root } = fresh));

test('a reader that goes away is no stack, and the photos are hung all the same', { timeout: TIMEOUT }, async () => {
  for (let seed = 2; seed < 5; seed += 1) await put(root, `${PORTFOLIO}/IMG_${seed}.jpg`, await photo({ seed }));
  const child = spawn(process.execPath, [COMMAND, '--yes'], { cwd: root });
  child.stdout.destroy();
  let said = '';
  child.stderr.on('data', (part: Buffer) => {
    said += part.toString();
  });
  await once(child, 'close');
  expect([child.exitCode, said]).toEqual([0, '']);
  expect((await readdir(join(root, PORTFOLIO))).filter((name) => name.endsWith('.yaml'))).toHaveLength(4);
});

test('what the disk refuses is said in a sentence', { timeout: TIMEOUT }, async () => {
  await rm(join(root, PORTFOLIO), { recursive: true });
  await writeFile(join(root, PORTFOLIO), 'a file where the folder should be');
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, '--yes'], { cwd: root, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, '']);
  expect(stdout).toBe(
    `The photos could not be finished. ${PORTFOLIO} is a file where a folder is wanted. Move it away, then do this again.\n`,
  );
});
