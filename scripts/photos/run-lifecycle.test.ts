import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folder, photo, put } from '../../tests/fixtures/content-project.ts';
import { withPhotoLock } from './run-lifecycle.ts';

const PORTFOLIO = 'src/content/gallery/portfolio';

let root: string;
beforeEach(async () => {
  root = await folder();
});
afterEach(() => rm(root, { recursive: true }));

const run = async () => {
  const said: string[] = [];
  const work = () => Promise.resolve(true);
  const isDone = await withPhotoLock(root, (line) => said.push(line), { sanitizes: true }, work);
  return { isDone, said };
};

test('what a run had begun to write goes; the download of a browser stays', async () => {
  const own = await put(root, `${PORTFOLIO}/.02-name.jpg.part`, 'begun');
  const download = await put(root, `${PORTFOLIO}/rani-wedding.jpg.part`, 'half of a photo');
  expect(await run()).toEqual({ isDone: true, said: [] });
  expect([existsSync(own), existsSync(download)]).toEqual([false, true]);
});

test('a download with the place in it is told like any other file', async () => {
  await put(root, `${PORTFOLIO}/rani.jpg.part`, await photo({ phone: true, width: 90, height: 60 }));
  const { isDone, said } = await run();
  expect(isDone).toBe(false);
  expect(said.join('\n')).toMatch(/rani\.jpg\.part still tells where it was taken/);
});
