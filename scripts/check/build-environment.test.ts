import { expect, test } from 'vitest';
import { put } from '../../tests/fixtures/small-project.ts';
import { checkProjectPath } from './build-environment.ts';
import { checkContent } from './content.ts';
import { useTestProject } from '../../tests/fixtures/content-check.ts';

const { testProject } = useTestProject();

const mistakes = async (env: Record<string, string>) =>
  (await checkContent(testProject().root, env)).problems
    .filter(({ level }) => level === 'error')
    .map(({ file, line, cause }) => `${file}:${line} ${cause}`);

test('an address that the build would refuse is refused by the check, with its place', async () => {
  expect(await mistakes({ SITE_URL: 'www.studio.in' })).toEqual([
    expect.stringMatching(/^settings of the build:undefined SITE_URL is ‘www.studio.in’/),
  ]);
  await put(testProject().root, '.env', '# mine\nSITE_URL=http://studio.in\n');
  expect(await mistakes({})).toEqual([expect.stringMatching(/^\.env:2 SITE_URL is ‘http:\/\/studio.in’/)]);
});

test('a path that the build would refuse is refused by the check, with its place', async () => {
  expect(await mistakes({ BASE_PATH: 'my studio' })).toEqual([
    expect.stringMatching(/^settings of the build:undefined BASE_PATH is ‘my studio’/),
  ]);
  await put(testProject().root, '.env', 'SITE_URL=https://studio.in\nBASE_PATH=https://x.in/a\n');
  expect(await mistakes({})).toEqual([expect.stringMatching(/^\.env:2 BASE_PATH is ‘https:\/\/x.in\/a’/)]);
  expect(await mistakes({ BASE_PATH: '/a' })).toEqual([]);
});

test('a setting of the service worker that the build would refuse is refused by the check', async () => {
  expect(await mistakes({ SERVICE_WORKER: 'no' })).toEqual([
    expect.stringMatching(/^settings of the build:undefined SERVICE_WORKER is ‘no’, and can be on or off/),
  ]);
  for (const SERVICE_WORKER of ['on', 'off', '']) expect(await mistakes({ SERVICE_WORKER })).toEqual([]);
});

test('a good address, an empty one and none are fine', async () => {
  expect(await mistakes({})).toEqual([]);
  expect(await mistakes({ SITE_URL: '' })).toEqual([]);
  expect(await mistakes({ SITE_URL: 'https://www.studio.in/' })).toEqual([]);
});

test.each(['Site #1', '50% off', 'what?', 'a"b'])('a folder that no site can be built in is told: %s', (name) => {
  const [told, ...more] = checkProjectPath(`/home/priya/${name}/site`);
  expect(told).toMatchObject({ level: 'error', cause: expect.stringContaining(`/home/priya/${name}/site`) as string });
  expect(more).toEqual([]);
});

test('any other folder is fine', () => {
  expect(checkProjectPath("/home/मेरी [1] (x) {a,b} 'q' & ü/C:\\site")).toEqual([]);
});
