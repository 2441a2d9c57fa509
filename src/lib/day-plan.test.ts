import { expect, test } from 'vitest';
import { stepsIn } from './day-plan.ts';

const WORDS = { before: { one: '{n} day before', other: '{n} days before' }, onTheDay: 'On the day' };
const STEPS = [
  { days: 0, en: 'Come', hi: 'आएं' },
  { days: 12, en: 'Try' },
  { days: 1, hi: 'सोएं' },
  { days: 1, en: 'Sleep' },
  { days: 365, en: 'Book', hi: 'बुक करें' },
];

test('from the earliest to the day, only what is said in the language', () => {
  expect(stepsIn(STEPS, 'en', WORDS).map(({ lead, text }) => `${lead}: ${text}`)).toEqual([
    '365 days before: Book',
    '12 days before: Try',
    '1 day before: Sleep',
    'On the day: Come',
  ]);
  expect(stepsIn(STEPS, 'hi', WORDS).map(({ days, text }) => `${days} ${text}`)).toEqual([
    '365 बुक करें',
    '1 सोएं',
    '0 आएं',
  ]);
});
