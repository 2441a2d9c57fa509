import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { READ_EVERY_LANGUAGE } from '../../tests/fixtures/left-out-languages.ts';
import { project, put } from '../../tests/fixtures/content-project.ts';
import { checkContent } from '../check/content.ts';
import { sourcePicturesOf, type SourcePictures } from '../pictures/source-pictures.ts';
import { buildSite } from './build-site.ts';
import { startCheck } from './run-check.ts';

let root: string;
beforeAll(async () => {
  root = await project();
});
afterAll(() => rm(root, { recursive: true }));

/** The environment of a check that knows of every language, as these tests do. */
const ENVIRONMENT: NodeJS.ProcessEnv = { ...process.env, NODE_OPTIONS: READ_EVERY_LANGUAGE };

/** That of a check that runs `code` before anything else. */
const beginning = (code: string): NodeJS.ProcessEnv => ({
  ...ENVIRONMENT,
  NODE_OPTIONS: `${READ_EVERY_LANGUAGE} --import=data:text/javascript,${encodeURIComponent(code)}`,
});
const FULL_DISK = `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
fs.promises.readdir = () => Promise.reject(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }));
syncBuiltinESMExports();`;

/** What is known of each original; those that are alike come in any order. */
const pathsOf = (sources: SourcePictures | undefined) => ({
  bytes: new Map([...(sources?.byBytes ?? [])].map(([bytes, paths]) => [bytes, paths.toSorted()])),
  sizes: new Map([...(sources?.bySize ?? [])].map(([size, { paths }]) => [size, paths.toSorted()])),
});

test('a build hears all that the check finds, in the environment of the build', async () => {
  await put(root, 'src/content/gallery/portfolio/02-x.yaml', 'imgae: 01-first.jpg\n');
  const env = { ...ENVIRONMENT, SITE_URL: 'nowhere' };
  const expected = await checkContent(root, env);
  expect(expected.problems.map(({ cause }) => cause).join()).toMatch(/imgae[^]*SITE_URL|SITE_URL[^]*imgae/);
  const check = startCheck(root, env);
  expect(await check.answer).toEqual(expected);
  expect(await check.sources).toBeUndefined();
  await rm(`${root}/src/content/gallery/portfolio/02-x.yaml`);
});

test('a check that breaks off says why', async () => {
  expect(await startCheck(root, beginning(FULL_DISK)).answer).toMatchObject({ failure: { code: 'ENOSPC' } });
});

test('of sound content a build hears what its pictures are made from, as it is read', async () => {
  const read = await startCheck(root, ENVIRONMENT).sources;
  expect(read?.byBytes.size).toBeGreaterThan(0);
  expect(pathsOf(read)).toEqual(pathsOf(await sourcePicturesOf(root)));
});

test('a check that ends after its answer has given that, and no originals', async () => {
  const once = `const { send } = process;
process.send = (message) => send.call(process, message, undefined, undefined, () => process.exit(0));`;
  const { answer, sources } = startCheck(root, beginning(once));
  expect(await answer).toEqual(await checkContent(root));
  expect(await sources).toBeUndefined();
});

test('a check that is stopped is gone', async () => {
  const check = startCheck(root, beginning(`setInterval(() => undefined, 1000); await new Promise(() => undefined);`));
  await check.stop();
  expect(await check.answer).toMatchObject({ failure: { message: expect.stringContaining('SIGTERM') as string } });
});

test('a check that cannot be started says why, and there is nothing to stop', async () => {
  const check = startCheck(`${root}/nowhere`, process.env);
  expect(await check.answer).toMatchObject({ failure: { code: 'ENOENT' } });
  expect(await check.sources).toBeUndefined();
  await check.stop();
});

test('a check that ends without an answer lets nothing be built', async () => {
  const lines: string[] = [];
  const env = beginning(`if (process.argv[1].endsWith('check-child.ts')) process.exit(0);`);
  expect(await buildSite({ root, outDir: 'dist', env, say: (line) => lines.push(line) })).toBe(false);
  expect(lines).toEqual([
    'The build could not be finished. The check did not finish: it ended without a word.',
    'Nothing was changed: a site that is online stays as it is.',
  ]);
});
