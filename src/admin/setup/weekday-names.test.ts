import { expect, test } from 'vitest';
import { WEEK } from '../../lib/hours.ts';
import { SUPPORTED_LOCALES, settingsOf } from '../../lib/locales.ts';
import { dayName } from './clock-time.ts';
import { namedWeekday } from './weekday-names.ts';

const READ = {
  Monday: 'Monday MON mondays somvar Somwar somvaar sombar सोमवार सोम मंडे मन्डे manday',
  Tuesday: 'Tuesday tue tues teusday tusday mangalvar Mangalwar mangal Mangal मंगलवार मंगल ट्यूज़डे ट्यूजडे',
  Wednesday: 'Wednesday wed wenesday Wensday wendesday budhvar budhwar Budh बुधवार बुध वेडनेसडे वेन्सडे',
  Thursday:
    'Thursday thu thur thurs Thrusday guruvar guruwaar veervar virwar brihaspativar Brihaspatiwar ' +
    'गुरुवार गुरूवार गुरु वीरवार बीरवार बृहस्पतिवार बृहस्पति थर्सडे',
  Friday: 'Friday fri firday fridays shukravar shukrawar sukravar shukra शुक्रवार शुक्र फ्राइडे फ्रायडे',
  Saturday: 'Saturday sat satur shanivar Shaniwaar sanivar shani shanichar शनिवार शनीवार शनि शनिचर सैटरडे सेटरडे',
  Sunday: 'Sunday sun sundays ravivar raviwar ravi itvar itwaar रविवार रवीवार रवि इतवार एतवार संडे सन्डे',
};

test.each(WEEK.flatMap((day) => READ[day].split(' ').map((word) => [word, day] as const)))('%s is %s', (word, day) =>
  expect(namedWeekday(word)).toBe(day),
);

test.each(SUPPORTED_LOCALES)('a name as a page in %s shows it is read', (code) =>
  expect(WEEK.map((day) => namedWeekday(dayName(day, settingsOf(code).intl)))).toEqual(WEEK),
);

test.each(
  'today holiday someday everyday weekend often daily never munday sonday man moon som-fri Mon-Fri su th m s var वार दिन आज कल छुट्टी रोज़ कंडे मंदिर सोना'.split(
    ' ',
  ),
)('%s names no day, or as likely two', (word) => expect(namedWeekday(word)).toBeUndefined());
