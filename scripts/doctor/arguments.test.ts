import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folder } from '../../tests/fixtures/content-project.ts';
import { parseDoctorArguments } from './arguments.ts';

let root: string;
beforeAll(async () => {
  root = await folder();
  await mkdir(join(root, 'studio.in'));
});
afterAll(() => rm(root, { recursive: true }));

test.each([
  ['', { folder: 'dist' }],
  ['out', { folder: 'out' }],
  ['./out.old/', { folder: './out.old/' }],
  ['studio.in', { folder: 'studio.in' }],
  ['www.studio.in', { address: new URL('https://www.studio.in') }],
  ['studio.github.io/site', { address: new URL('https://studio.github.io/site') }],
  ['http://www.studio.in', { address: new URL('http://www.studio.in') }],
  ['localhost:4321', { address: new URL('http://localhost:4321') }],
])('‘%s’ is looked at', (words, target) => {
  expect(parseDoctorArguments(words.split(' ').filter(Boolean), {}, root)).toEqual({
    kind: 'look',
    target,
    mail: false,
  });
});

test.each([
  [['a.in', '--mail'], {}],
  [['a.in', 'mail'], {}],
  [['a.in'], { npm_config_mail: 'true' }],
])('mail is asked for by %s with %s', (args, env) => {
  expect(parseDoctorArguments(args, env, root)).toMatchObject({ mail: true });
});

test('a misspelt --mail that npm has kept is not passed over', () => {
  expect(parseDoctorArguments(['a.in'], { npm_config_mial: 'true' }, root)).toEqual({
    kind: 'invalid',
    reason:
      'npm has kept `--mial` for itself, and nothing was done. ' +
      'Did you mean `npm run doctor -- https://www.example.in --mail`?',
  });
});

test.each([
  [['ftp://a.in'], 'ftp://a.in is neither an address nor a folder.'],
  [['https://'], 'https:// is neither an address nor a folder.'],
  [['a.in', 'b.in'], 'One site at a time: what is b.in?'],
  [['--post'], "Unknown option '--post'"],
])('%s is not understood', (args, reason) => {
  expect(parseDoctorArguments(args, {}, root)).toEqual({ kind: 'invalid', reason });
});
