import { expect, test } from 'vitest';
import { parseBuildArguments } from './arguments.ts';

test('without words the site goes to dist/', () => {
  expect(parseBuildArguments([])).toEqual({ kind: 'build', outDir: 'dist', args: [] });
});

test('the folder is this command’s own; what is Astro’s is handed on', () => {
  const args = ['--outDir', 'other', '--silent', '--site=https://www.example.in', '--base', '/studio'];
  expect(parseBuildArguments(args)).toEqual({
    kind: 'build',
    outDir: 'other',
    args: ['--silent', '--site=https://www.example.in', '--base=/studio'],
  });
});

test.each([['--outdir=other'], ['--minify'], ['--outDir'], ['--silent=yes'], ['other']])(
  '%s is not passed over: what can be asked for is said',
  (...args) => {
    const parsed = parseBuildArguments(args);
    expect(parsed).toEqual({ kind: 'invalid', reason: expect.stringMatching(/.{10}\. What can .*--outDir, --mode/) });
  },
);
