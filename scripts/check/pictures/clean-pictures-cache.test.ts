import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { photo, put } from '../../../tests/fixtures/content-project.ts';
import { PORTFOLIO, useTestProject } from '../../../tests/fixtures/content-check.ts';
import { checkContent } from '../content.ts';

const { testProject } = useTestProject();
const RECORD = '.cache/clean-pictures.txt';
const SIZE = { width: 1080, height: 1350 };

/** Two minutes later all that tests have written has reached the disk. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const within = (path: string) => join(testProject().root, path);
const record = () => readFile(within(RECORD), 'utf8');
/** What a check says of the pictures. */
async function said(env: NodeJS.ProcessEnv = {}) {
  const { problems } = await checkContent(testProject().root, env);
  return problems.map(({ cause }) => cause).join('\n');
}

test('a picture that nothing was to be said of is not read again', async () => {
  await said();
  // As if each had been found narrow.
  await put(testProject().root, RECORD, (await record()).replaceAll(/ \d+ \d+ 1$/gm, ' 100 100 1'));
  expect(await said()).toContain('100 pixels wide');
  // On a host it is.
  expect(await said({ CI: 'true' })).not.toContain('100 pixels wide');
  // By other rules it is.
  await put(testProject().root, RECORD, (await record()).replace(/^\w+/, 'other'));
  expect(await said()).not.toContain('100 pixels wide');
});

test('a photo that takes the place of another, with its date, is read', async () => {
  const path = within(`${PORTFOLIO}/01-first.jpg`);
  await said();
  const { atime, mtime } = await stat(path);
  await writeFile(path, await photo({ phone: true, ...SIZE }));
  await utimes(path, atime, mtime);
  expect(await said()).toContain('GPS');
  expect(await said()).toContain('GPS');
});

test('what has been written within the last minute may not have reached the disk, and is not recorded', async () => {
  vi.useRealTimers();
  await said();
  await expect(record()).rejects.toThrow('ENOENT');
});
