import { expect, test } from 'vitest';
import { invalidArguments } from './arguments.ts';

test('nothing can be asked of the check, and what is asked all the same is not passed over', () => {
  expect(invalidArguments([])).toBeUndefined();
  expect(invalidArguments(['--foo', 'src'])).toBe('Nothing can stand behind `npm run check`: what is --foo src?');
});
