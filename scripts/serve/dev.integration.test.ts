import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folder, put } from '../../tests/fixtures/content-project.ts';
import { PROJECT } from '../../tests/fixtures/project-root.ts';
import { isAlive } from '../files/lock.ts';

/** Milliseconds for what takes seconds on a computer that is busy with other things. */
const LONG = { timeout: 60_000 };
/** A configuration that tells who reads it, and never comes to an end. */
const WAITING = `import { writeFileSync } from 'node:fs';
setInterval(() => undefined, 1000);
writeFileSync('pid', String(process.pid));
await new Promise(() => undefined);`;

let root: string;
beforeEach(async () => {
  root = await folder();
  await put(root, 'astro.config.mjs', WAITING);
});
afterEach(() => rm(root, { recursive: true }));

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s ends Astro as well', async (signal) => {
  const command = spawn(process.execPath, [join(PROJECT, 'scripts/serve/dev.ts')], { cwd: root, stdio: 'ignore' });
  const ended = once(command, 'close');
  const pidOf = async () => Number(await readFile(join(root, 'pid'), 'utf8').catch(() => ''));
  const pid = await vi.waitUntil(pidOf, LONG);
  command.kill(signal);
  expect(await ended).toEqual([null, signal]);
  const isLeft = isAlive(pid);
  if (isLeft) process.kill(pid);
  expect(isLeft).toBe(false);
});
