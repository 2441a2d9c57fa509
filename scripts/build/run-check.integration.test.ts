import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { project, put } from '../../tests/fixtures/small-project.ts';
import { checkContent } from '../check/content.ts';
import { buildSite } from './build-site.ts';
import { runCheck } from './run-check.ts';

let root: string;
beforeAll(async () => {
  root = await project();
});
afterAll(() => rm(root, { recursive: true }));

/** The environment of a check that runs `code` before anything else. */
const beginning = (code: string): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}`,
});
const FULL_DISK = `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
fs.promises.readdir = () => Promise.reject(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }));
syncBuiltinESMExports();`;

test('a build hears all that the check finds, in the environment of the build', async () => {
  await put(root, 'src/content/gallery/portfolio/02-x.yaml', 'imgae: 01-first.jpg\n');
  const env = { ...process.env, SITE_URL: 'nowhere' };
  const expected = await checkContent(root, env);
  expect(expected.problems.map(({ cause }) => cause).join()).toMatch(/imgae[^]*SITE_URL|SITE_URL[^]*imgae/);
  expect(await runCheck(root, env)).toEqual(expected);
  await rm(`${root}/src/content/gallery/portfolio/02-x.yaml`);
});

test('a check that breaks off says why', async () => {
  expect(await runCheck(root, beginning(FULL_DISK))).toMatchObject({ failure: { code: 'ENOSPC' } });
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
