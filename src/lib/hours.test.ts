import { expect, test } from 'vitest';
import { WEEK, hoursInWords, groupByHours, timeIn, type Hours } from './hours.ts';
import { settingsOf } from './locales.ts';

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
/** The sentences as they read. */
const read = (...facts: Parameters<typeof hoursInWords>) =>
  hoursInWords(...facts).map(({ days, times }) => days + times);

const USUAL = { opens: '09:30', closes: '20:30' };
const SHORT = { opens: '11:00', closes: '16:00' };

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
  expect(read({ ...USUAL, ...facts }, WORDS, settingsOf('en'))).toEqual(lines);
});

test('another language strings the days together and tells the time in its own way', () => {
  const days = { ...WORDS.days, Monday: 'सोमवार', Tuesday: 'मंगलवार', Sunday: 'रविवार' };
  const words = { ...WORDS, days, everyDayBut: '{days} को छोड़कर हर दिन, {opens} से {closes} बजे तक' };
  expect(read({ ...USUAL, closed: ['Monday', 'Tuesday'] }, words, settingsOf('hi'))).toEqual([
    'सोमवार और मंगलवार को छोड़कर हर दिन, सुबह 9:30 से रात 8:30 बजे तक',
  ]);
  expect(read({ ...USUAL, closed: ['Monday', 'Tuesday', 'Sunday'] }, words, settingsOf('hi'))).toEqual([
    'सोमवार, मंगलवार और रविवार को छोड़कर हर दिन, सुबह 9:30 से रात 8:30 बजे तक',
  ]);
});

test('a sentence is in two before its times, unless they stand before the days', () => {
  const hours: Hours = { ...USUAL, closed: ['Tuesday'], days: { Sunday: SHORT } };
  expect(hoursInWords(hours, WORDS, settingsOf('en'))).toEqual([
    { days: 'Every day but Tuesday and Sunday, ', times: '09:30 AM to 08:30 PM' },
    { days: 'Sunday, ', times: '11:00 AM to 04:00 PM' },
    { days: 'Closed on Tuesday', times: '' },
  ]);
  expect(hoursInWords(USUAL, WORDS, settingsOf('en'))).toEqual([
    { days: 'Every day, ', times: '09:30 AM to 08:30 PM' },
  ]);
  const words = { ...WORDS, everyDayBut: 'From {opens} to {closes} but on {days}' };
  expect(hoursInWords({ ...USUAL, closed: ['Tuesday'] }, words, settingsOf('en'))).toEqual([
    { days: 'From 09:30 AM to 08:30 PM but on Tuesday', times: '' },
  ]);
});

test.each([
  ['09:30', '09:30 AM', 'सुबह 9:30'],
  ['12:00', '12:00 PM', 'दोपहर 12:00'],
  ['16:05', '04:05 PM', 'शाम 4:05'],
  ['20:30', '08:30 PM', 'रात 8:30'],
  ['00:15', '12:15 AM', 'रात 12:15'],
])('%s is %s and %s', (time, english, hindi) => {
  expect(timeIn(time, settingsOf('en'))).toBe(english);
  expect(timeIn(time, settingsOf('hi'))).toBe(hindi);
});

test('for machines closed days are left out and other hours stand apart', () => {
  expect(groupByHours({ ...USUAL, closed: ['Tuesday'], days: { Sunday: SHORT } })).toEqual([
    { days: ['Monday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], ...USUAL },
    { days: ['Sunday'], ...SHORT },
  ]);
  expect(groupByHours(USUAL)).toEqual([{ days: [...WEEK], ...USUAL }]);
});
