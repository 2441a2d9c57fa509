import { expect, test } from 'vitest';
import { put } from '../../tests/fixtures/content-project.ts';
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

test.each(['.env.local', '.env.production', '.env.production.local'])(
  'what the build would refuse in %s is refused by the check, with its place',
  async (file) => {
    await put(testProject().root, '.env', 'SITE_URL=https://studio.in\n');
    await put(testProject().root, file, '# mine\nSITE_URL=www.studio.in\n');
    expect(await mistakes({})).toEqual([expect.stringMatching(`^${file}:2 SITE_URL is ‘www.studio.in’`)]);
    expect(await mistakes({ SITE_URL: 'https://studio.in' })).toEqual([]);
    await put(testProject().root, file, Buffer.from('SITE_URL=https://studio.in\n', 'utf16le'));
    expect(await mistakes({})).toEqual([expect.stringMatching(`^${file}:undefined The file is saved as UTF-16`)]);
    await put(testProject().root, file, '\uFEFFSITE_URL=https://studio.in\n');
    expect(await mistakes({})).toEqual([expect.stringMatching(`^${file}:1 The file begins with an invisible mark`)]);
  },
);

test('of two files the build believes the later one, and so does the check', async () => {
  const files = ['.env', '.env.local', '.env.production', '.env.production.local'];
  for (const [at, file] of files.entries()) {
    await put(testProject().root, file, `\nSITE_URL=www.${at}.in\n`);
    expect(await mistakes({})).toEqual([expect.stringMatching(`^${file}:2 SITE_URL is ‘www.${at}.in’`)]);
  }
  await put(testProject().root, '.env.production.local', 'HOST=studio.in\nSITE_URL=https://www.$HOST\n');
  expect(await mistakes({})).toEqual([]);
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

test.each(['OFF', 'no', 'false'])(
  'an editor that is not left out by ADMIN=%s does not go online unasked',
  async (ADMIN) => {
    expect(await mistakes({ ADMIN })).toEqual([
      expect.stringMatching(new RegExp(`^settings of the build:undefined ADMIN is ‘${ADMIN}’, and can be on or off`)),
    ]);
  },
);

test.each(['on', 'off', 'off ', 'local', ''])('ADMIN=%s is right', async (ADMIN) => {
  expect(await mistakes({ ADMIN })).toEqual([]);
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

test.each(['foo', 'vitals.example.in', 'https://', ' https://a.in', 'HTTPS://a.in', 'ftp://a.in', '//a.in'])(
  'an address that no figures can be sent to is refused by the check: ‘%s’',
  async (VITALS_URL) => {
    expect(await mistakes({ VITALS_URL })).toEqual([
      `settings of the build:undefined VITALS_URL is ‘${VITALS_URL}’, which is no address that begins with https://.`,
    ]);
  },
);

test('such an address in .env is told with its place', async () => {
  await put(testProject().root, '.env', '# mine\nVITALS_URL=vitals.example.in\n');
  expect(await mistakes({})).toEqual([expect.stringMatching(/^\.env:2 VITALS_URL is ‘vitals\.example\.in’/)]);
});

test.each(['https://vitals.example.in/in?site=1', 'http://localhost:4000', '/vitals', ''])(
  'an address that figures can be sent to is fine: ‘%s’',
  async (VITALS_URL) => expect(await mistakes({ VITALS_URL })).toEqual([]),
);

test.each([
  ['with its mark', '\uFEFFSITE_URL=https://studio.in\r\n'],
  ['without one', 'SITE_URL=https://studio.in\r\n'],
])('settings saved as UTF-16 %s, of which the build would read none, are told with what to do', async (_, text) => {
  await put(testProject().root, '.env', Buffer.from(text, 'utf16le'));
  const { problems } = await checkContent(testProject().root, {});
  expect(problems.filter(({ level }) => level === 'error')).toEqual([
    {
      level: 'error',
      file: '.env',
      cause: 'The file is saved as UTF-16 (“Unicode”), which the site cannot read.',
      remedy: expect.stringContaining('choose UTF-8 as the encoding') as string,
      many: expect.anything() as unknown,
    },
  ]);
});

test.each(['SITE_URL', 'export SITE_URL'])('a mark that hides the first setting is told: %s', async (name) => {
  await put(testProject().root, '.env', `\uFEFF${name}=https://studio.in\r\nBASE_PATH=/a\r\n`);
  expect(await mistakes({})).toEqual([
    '.env:1 The file begins with an invisible mark (BOM), so that its setting SITE_URL is not read.',
  ]);
  expect(await mistakes({ SITE_URL: 'https://other.in' })).toEqual([]);
});

test.each(['\uFEFF# SITE_URL=x\nBASE_PATH=/a\n', '\uFEFF\nBASE_PATH=/a\n', '\uFEFF', '# mine\nBASE_PATH=/a\n'])(
  'a mark that hides nothing is fine: %j',
  async (text) => {
    await put(testProject().root, '.env', text);
    expect(await mistakes({})).toEqual([]);
  },
);

const KEY = 'EMAILJS_PUBLIC_KEY=pk-1\r\n';

test.each([
  ['.env.txt', KEY],
  ['env.txt', `\uFEFF# mine\r\n${KEY}`],
  ['.env.txt', Buffer.from(KEY, 'utf16le')],
])('settings in %s, which Notepad named so, are told with what to do', async (file, text) => {
  await put(testProject().root, file, text);
  const told = async () => (await checkContent(testProject().root, {})).problems.filter((each) => each.file === file);
  expect(await told()).toEqual([
    {
      level: 'error',
      file,
      cause:
        'The setting EMAILJS_PUBLIC_KEY is not read from this file: it would be from one named .env, to which ' +
        'Windows’ Notepad adds .txt.',
      remedy: `Rename it to .env. In Windows’ command window, in the project’s folder: ren ${file} .env`,
    },
  ]);
  await put(testProject().root, '.env', 'BASE_PATH=/a\n');
  expect(await told()).toMatchObject([{ remedy: 'Move its lines into .env, and delete this file.' }]);
  // What is set elsewhere is not missed.
  await put(testProject().root, '.env', KEY);
  expect(await mistakes({})).toEqual([]);
});

test.each(['my notes\n', '# SITE_URL=https://studio.in\n', 'SITE_URL=\n', 'PASSWORD=x\n'])(
  'a note in env.txt is fine: %j',
  async (text) => {
    await put(testProject().root, 'env.txt', text);
    expect(await mistakes({})).toEqual([]);
  },
);

test('an old encoding in a note, which nothing reads, is fine', async () => {
  await put(testProject().root, '.env', Buffer.from('# café\nBASE_PATH=/a\n', 'latin1'));
  expect(await mistakes({})).toEqual([]);
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
