import { expect, test } from 'vitest';
import { dateRangesText } from './format.ts';
import { listIn } from './format-list.ts';

test.each([
  ['en-IN', ['Monday'], 'Monday'],
  ['en-IN', ['Monday', 'Sunday'], 'Monday and Sunday'],
  ['en-IN', ['Monday', 'Tuesday', 'Sunday'], 'Monday, Tuesday and Sunday'],
  ['hi-IN', ['सोमवार', 'रविवार'], 'सोमवार और रविवार'],
  ['hi-IN', ['सोमवार', 'मंगलवार', 'रविवार'], 'सोमवार, मंगलवार और रविवार'],
  ['hi-IN', ['एक', 'दो, और आधा', 'तीन', 'चार'], 'एक, दो, और आधा, तीन और चार'],
  ['ur', ['ایک', 'دو', 'تین'], 'ایک، دو اور تین'],
])('in %s %j are strung to %s', (intl, items, text) => {
  expect(listIn(items, intl)).toBe(text);
});

test('days of a course are strung in the same way', () => {
  const days = ['2026-12-08', '2026-12-11', '2026-12-14'] as const;
  const text = dateRangesText(
    days.map((day) => [day, day]),
    'hi',
  );
  expect(text).toBe('8 दिसंबर, 11 दिसंबर और 14 दिसंबर');
});
