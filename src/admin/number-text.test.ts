import { expect, test } from 'vitest';
import { readNumber } from './number-text.ts';

test.each([
  ['15500', 15_500],
  ['15,500', 15_500],
  ['1,50,000', 150_000],
  ['150,000', 150_000],
  ['15 000', 15_000],
  ['15\u00A0000', 15_000],
  [' 15000/- ', 15_000],
  ['15,000/-', 15_000],
  ['₹15000', 15_000],
  ['₹ 15,000', 15_000],
  ['16500₹', 16_500],
  ['Rs. 15000', 15_000],
  ['रु १५,०००', 15_000],
  ['१५०००', 15_000],
  ['007', 7],
  ['0', 0],
])('%j is a whole number', (text, number) => expect(readNumber(text, true)).toBe(number));

test.each(['15.000', '15.5', '15,5', '15,50', '1e3', '-5', 'abc', '15k', '15000-20000', '15000 20000', '₹', '15,,000'])(
  '%j is no whole number, and stays as it is written',
  (text) => expect(readNumber(text, true)).toBe(text),
);

test.each([
  ['25.4484', 25.4484],
  ['25,4484', 25.4484],
  ['२५.४४८४', 25.4484],
  ['-33.5', -33.5],
  ['−33,5', -33.5],
  ['78', 78],
])('%j is a number', (text, number) => expect(readNumber(text, false)).toBe(number));

test.each(['25.4484, 78.5685', '25.4484,', '25.44.84', '1,234.5', '25°26′', 'x'])(
  '%j is no number, and stays as it is written',
  (text) => expect(readNumber(text, false)).toBe(text),
);

test.each(['', ' ', '\u00A0'])('%j says nothing', (text) => {
  expect(readNumber(text, true)).toBeUndefined();
  expect(readNumber(text, false)).toBeUndefined();
});
