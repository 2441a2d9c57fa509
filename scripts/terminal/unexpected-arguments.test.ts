import { expect, test } from 'vitest';
import { unexpectedArguments } from './unexpected-arguments.ts';

test('nothing can be asked of the command, and what is asked all the same is not passed over', () => {
  expect(unexpectedArguments('check', [])).toBeUndefined();
  expect(unexpectedArguments('check', ['--foo', 'src'])).toBe(
    'Nothing can stand behind `npm run check`: what is --foo src?',
  );
});
