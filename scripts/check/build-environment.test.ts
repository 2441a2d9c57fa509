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

test.each([
  ['service_x ', 'a space'],
  [' ', 'a space'],
  ['abc\u200b', 'an invisible character'],
  ['“abc”', '‘“’'],
  ["'abc'", "‘'’"],
])('a key of the e-mail provider that can be none is refused by the check: ‘%s’', async (key, named) => {
  for (const name of ['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'])
    expect(await mistakes({ [name]: key })).toEqual([
      `settings of the build:undefined ${name} has ${named} in it, and no key of the e-mail provider has.`,
    ]);
});

test('such a key in .env is told with its place', async () => {
  await put(testProject().root, '.env', 'EMAILJS_SERVICE_ID=service_x\nEMAILJS_PUBLIC_KEY=“abc”\n');
  expect(await mistakes({})).toEqual([expect.stringMatching(/^\.env:2 EMAILJS_PUBLIC_KEY has ‘“’ in it/)]);
});

test.each([
  '2soIq78fjchkr5vTx',
  '-uMvFJHr9B_jkBNhL',
  'user_bgH4hhKfv0SwLG2MaQono',
  'service_k6x0lis',
  'gmail',
  'my.form',
  '',
])('a key of the e-mail provider is fine: ‘%s’', async (key) => {
  expect(await mistakes({ EMAILJS_PUBLIC_KEY: key, EMAILJS_SERVICE_ID: key, EMAILJS_TEMPLATE_ID: key })).toEqual([]);
});

test.each([
  'api.emailjs.com',
  'https://',
  ' https://api.emailjs.com',
  'HTTPS://api.emailjs.com',
  'ftp://a.in',
  '//a.in',
])(
  'an address of the e-mail provider that no form can post to is refused by the check: ‘%s’',
  async (EMAILJS_ORIGIN) => {
    expect(await mistakes({ EMAILJS_ORIGIN })).toEqual([
      `settings of the build:undefined EMAILJS_ORIGIN is ‘${EMAILJS_ORIGIN}’, which is no address that begins with https://.`,
    ]);
  },
);

test.each([
  'https://api.emailjs.com',
  'https://mail.a.in/',
  'http://localhost:4000',
  'https://a.in/mail',
  '/',
  '/mail',
  '',
])('an address that a form can post to is fine: ‘%s’', async (EMAILJS_ORIGIN) =>
  expect(await mistakes({ EMAILJS_ORIGIN })).toEqual([]),
);

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
