import { expect, test } from 'vitest';
import { WEEK, hoursInWords, openingsOf, type Hours } from './hours.ts';
import { interpolate } from '../shared/interpolate.ts';

const WORDS = {
  everyDay: 'Every day, {opens} to {closes}',
  everyDayBut: 'Every day but {days}, {opens} to {closes}',
  onDays: '{days}, {opens} to {closes}',
  closedOn: 'Closed on {days}',
  days: {
    Monday: 'Monday',
    Tuesday: 'Tuesday',
    Wednesday: 'Wednesday',
    Thursday: 'Thursday',
    Friday: 'Friday',
    Saturday: 'Saturday',
    Sunday: 'Sunday',
  },
};
const USUAL = { opens: '09:30 AM', closes: '08:30 PM' };
const SHORT = { opens: '11:00 AM', closes: '04:00 PM' };

test.each<[string, Omit<Hours, 'opens' | 'closes'>, string[]]>([
  ['nothing closed', {}, ['Every day, 09:30 AM to 08:30 PM']],
  ['an empty list', { closed: [], days: {} }, ['Every day, 09:30 AM to 08:30 PM']],
  ['one day closed', { closed: ['Tuesday'] }, ['Every day but Tuesday, 09:30 AM to 08:30 PM']],
  [
    'days closed, in the week’s order',
    { closed: ['Sunday', 'Monday', 'Tuesday'] },
    ['Every day but Monday, Tuesday and Sunday, 09:30 AM to 08:30 PM'],
  ],
  [
    'more closed than open',
    { closed: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'] },
    ['Friday, Saturday and Sunday, 09:30 AM to 08:30 PM'],
  ],
  [
    'other hours on Sunday',
    { days: { Sunday: SHORT } },
    ['Every day but Sunday, 09:30 AM to 08:30 PM', 'Sunday, 11:00 AM to 04:00 PM'],
  ],
  [
    'both',
    { closed: ['Tuesday'], days: { Saturday: SHORT, Sunday: SHORT } },
    [
      'Every day but Tuesday, Saturday and Sunday, 09:30 AM to 08:30 PM',
      'Saturday and Sunday, 11:00 AM to 04:00 PM',
      'Closed on Tuesday',
    ],
  ],
  ['a day that names the usual hours', { days: { Sunday: USUAL } }, ['Every day, 09:30 AM to 08:30 PM']],
  [
    'every day with hours of its own',
    { days: Object.fromEntries(WEEK.map((day) => [day, SHORT])) },
    ['Monday, Tuesday, Wednesday, Thursday, Friday, Saturday and Sunday, 11:00 AM to 04:00 PM'],
  ],
])('%s in words', (_, facts, lines) => {
  expect(hoursInWords({ ...USUAL, ...facts }, WORDS, 'en', interpolate)).toEqual(lines);
});

test('another language strings the days together in its own way', () => {
  const days = { ...WORDS.days, Monday: 'सोमवार', Tuesday: 'मंगलवार' };
  const [line] = hoursInWords({ ...USUAL, closed: ['Monday', 'Tuesday'] }, { ...WORDS, days }, 'hi', interpolate);
  expect(line).toContain('सोमवार और मंगलवार');
});

test('for machines closed days are left out and other hours stand apart', () => {
  expect(openingsOf({ ...USUAL, closed: ['Tuesday'], days: { Sunday: SHORT } })).toEqual([
    { days: ['Monday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], ...USUAL },
    { days: ['Sunday'], ...SHORT },
  ]);
  expect(openingsOf(USUAL)).toEqual([{ days: [...WEEK], ...USUAL }]);
});
