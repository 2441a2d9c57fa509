import { expect, test } from 'vitest';
import { diskMessage, failureOf } from './failure.ts';

const ROOT = '/home/her/site';
const withStack = (message: string, stack: string) => Object.assign(new Error(message), { stack });

test('an error becomes its first sentence and the file of the project that it comes from', () => {
  const stack = `Error: x\n    at f (${ROOT}/node_modules/astro/dist/a.js:1:2)\n    at g (file://${ROOT}/src/lib/home.ts:24:9)`;
  expect(failureOf(withStack('\u001b[31mThe page has **no** slides.\u001b[0m\n\n  at f', stack), ROOT)).toEqual({
    message: 'The page has no slides',
    file: 'src/lib/home.ts',
    line: 24,
    code: undefined,
  });
});

test.each([
  ['win32', 'C:\\Asha Devi\\site', 'at g (file:///C:/Asha%20Devi/site/src/lib/home.ts:24:9)'],
  ['win32', 'C:\\दुल्हन\\site', `at async file:///C:/${encodeURIComponent('दुल्हन')}/site/src/lib/home.ts:24:9`],
  ['win32', 'C:\\Asha Devi\\site', 'at g (C:\\Asha Devi\\site\\src\\lib\\home.ts:24:9)'],
  ['linux', '/home/Asha Devi (1)/site', 'at g (/home/Asha Devi (1)/site/src/lib/home.ts:24:9)'],
  ['linux', '/home/दुल्हन/site', 'at async /home/दुल्हन/site/src/lib/home.ts:24:9'],
  ['linux', '/home/her/site', 'thrown in /home/her/site/src/lib/home.ts:24:9'],
] as const)('on %s, in %s, the place is found: %s', (platform, root, row) => {
  const stack = `Error: x\n    at Array.map (<anonymous>)\n    ${row}`;
  expect(failureOf(withStack('x', stack), root, platform)).toMatchObject({ file: 'src/lib/home.ts', line: 24 });
});

test('what Astro and Vite say about the place comes first', () => {
  const error = Object.assign(withStack('Unexpected token', ''), {
    id: `${ROOT}/src/pages/a.astro?astro`,
    loc: { file: `${ROOT}/src/pages/a.astro`, line: 3 },
  });
  expect(failureOf(error, ROOT)).toMatchObject({ message: 'Unexpected token', file: 'src/pages/a.astro', line: 3 });
});

test('a full disk is found however deep it lies', () => {
  const disk = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const deep = [
    new AggregateError(
      [new Error('Error generating image', { cause: new Error('Could not transform', { cause: disk }) })],
      '2 errors',
    ),
    new Error(
      'An error was encountered while reading the cache file. Error: ENOSPC: no space left on device, copyfile',
    ),
    disk,
    Object.assign(
      new Error(
        'Build failed with 1 error:\n\n[UNHANDLEABLE_ERROR] Something went wrong inside rolldown\nFailed to write file in /a\n\nCaused by:\n    No space left on device (os error 28)\n\nStack backtrace:\n   0: <unknown>',
      ),
    ),
  ];
  for (const error of deep)
    expect(diskMessage(failureOf(error, ROOT), ROOT)).toBe(
      'The disk is full. Delete what is no longer needed, then do this again.',
    );
});

test.each([
  ['EROFS', "EROFS: read-only file system, mkdir '/home/her/site/.local'", /may only be read/],
  [
    'EACCES',
    "EACCES: permission denied, open '/home/her/site/.local/build.lock'",
    /^\.local\/build\.lock may not be read or written to/,
  ],
  [
    'ENOENT',
    "ENOENT: no such file or directory, open '/home/her/site/src/content/a.jpg'",
    /^src\/content\/a\.jpg is not there, or is a link to nothing/,
  ],
  [
    'ENOENT',
    "ENOENT: no such file or directory, mkdir '/home/her/site/.local'",
    /^\.local cannot be made: the folder around it may not be written to/,
  ],
  [
    'ENOTDIR',
    "ENOTDIR: not a directory, mkdir '/home/her/site/file/dist'",
    /^file\/dist is a file where a folder is wanted/,
  ],
])('%s is said without a code or a stack', (code, message, sentence) => {
  const said = diskMessage(failureOf(Object.assign(new Error(message), { code }), ROOT), ROOT, 'linux');
  expect(said).toMatch(sentence);
  expect(said).not.toMatch(/E[A-Z]{4}/);
});

test.each([
  ['EBUSY', 'linux', 'this again.'],
  ['EPERM', 'win32', 'this again. If none has, check the folder’s permissions.'],
  ['EACCES', 'win32', 'this again. If none has, check the folder’s permissions.'],
] as const)('%s on %s is another program’s hold', (code, platform, end) => {
  const message = `${code}: refused, rename '${ROOT}/dist' -> '${ROOT}/.dist-last'`;
  const said = diskMessage(failureOf(Object.assign(new Error(message), { code }), ROOT), ROOT, platform);
  expect(said).toBe(
    `Another program has dist open. Close it there (Explorer’s preview, Photos, a terminal in it), then do ${end}`,
  );
});

test('what is not a disk’s is none of its sentences, and anything may be thrown', () => {
  expect(diskMessage(failureOf(new Error('too late'), ROOT), ROOT)).toBeUndefined();
  expect(failureOf('a word', ROOT).message).toBe('a word');
  expect(failureOf(undefined, ROOT).message).toBe('undefined');
});
