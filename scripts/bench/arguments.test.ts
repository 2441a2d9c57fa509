import { expect, test } from 'vitest';
import { parseCompareArguments, parsePhotosArguments, parseViewersArguments } from './arguments.ts';

const PLAIN = { detailed: false, small: false, everywhere: false, quick: false };

test('what each bench takes', () => {
  expect(parsePhotosArguments([])).toEqual({ counts: [30, 300], kind: PLAIN });
  expect(parsePhotosArguments(['1000', '--small', '100'])).toEqual({
    counts: [100, 1000],
    kind: { ...PLAIN, small: true },
  });
  expect(parseViewersArguments([])).toEqual({ runs: 5 });
  expect(parseViewersArguments(['2'])).toEqual({ runs: 2 });
  expect(parseCompareArguments(['../before/dist'])).toEqual({ folder: '../before/dist', runs: 5, pages: [] });
  expect(parseCompareArguments(['dist', '2', '/', '/hi'])).toEqual({ folder: 'dist', runs: 2, pages: ['/', '/hi'] });
});

test.each([
  ['bench:photos', parsePhotosArguments, [['x'], ['-5'], ['0'], ['1.5'], ['--help']]],
  ['bench:viewers', parseViewersArguments, [['x'], ['-5'], ['0'], ['5', '6'], ['--help']]],
  ['bench:compare', parseCompareArguments, [[], ['dist', 'x'], ['dist', '0'], ['dist', '5', 'portfolio'], ['--help']]],
] as const)('%s says what it takes where it is asked for something else', (bench, parse, lines) => {
  for (const line of lines)
    expect(parse(line), line.join(' ')).toEqual({
      reason: expect.stringMatching(new RegExp(`^.{8,}[.?] What can stand behind \`npm run ${bench} --\`: .{20,}\\.$`)),
    });
});
