import { expect, test } from 'vitest';
import { parseBuildArguments } from './arguments.ts';

test('without words the site goes to dist/', () => {
  expect(parseBuildArguments([])).toEqual({ kind: 'build', outDir: 'dist', args: [] });
});

test('the folder is this command’s own; what is Astro’s is handed on', () => {
  const args = ['--outDir', 'other', '--silent', '--verbose'];
  expect(parseBuildArguments(args)).toEqual({ kind: 'build', outDir: 'other', args: ['--silent', '--verbose'] });
});

test.each([['--outdir=other'], ['--minify'], ['--outDir'], ['--silent=yes'], ['--mode=staging'], ['other']])(
  '%s is not passed over: what can be asked for is said',
  (...args) => {
    const parsed = parseBuildArguments(args);
    expect(parsed).toEqual({
      kind: 'invalid',
      reason: expect.stringMatching(/.{10}\. What can .*--outDir, --silent, --verbose\.$/),
    });
  },
);

test.each([
  [['--site=http://a'], 'SITE_URL'],
  [['--base', '//x'], 'BASE_PATH'],
  [['--silent', '--base=/studio'], 'BASE_PATH'],
])('%s would pass the check of settings by: the setting is named', (args, setting) => {
  expect(parseBuildArguments(args)).toEqual({
    kind: 'invalid',
    reason: expect.stringMatching(new RegExp(`is not taken\\. Say it in the setting ${setting} \\(README`)),
  });
});
