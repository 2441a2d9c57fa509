import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFile, type CalendarEvent } from './icalendar.ts';

const TRICKY = 'दिन 1: आँखें, होंठ; और ब्रश\\स्पंज की पूरी जानकारी, जो एक लाइन में कभी नहीं आती 💄💄💄';
const EVENTS: CalendarEvent[] = [
  { uid: 'a@studio.test', title: TRICKY, date: '2028-02-29', description: 'One\r\nTwo\nThree', location: 'Room 1, up' },
  { uid: 'b@studio.test', title: 'Evening', date: '2026-12-31', from: '18:00', to: '20:30' },
  { uid: 'c@studio.test', title: 'Night', date: '2026-12-31', from: '22:00', to: '02:00' },
];
const FILE = calendarFile(EVENTS, { name: 'Course 2026' });

const parsed = () => {
  const calendar = new ICAL.Component(ICAL.parse(FILE) as unknown[]);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)) };
};

test('a parser reads back every text as it was given', () => {
  const { calendar, events } = parsed();
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Course 2026');
  expect(events.map(({ uid, summary }) => ({ uid, title: summary }))).toEqual(
    EVENTS.map(({ uid, title }) => ({ uid, title })),
  );
  expect(events[0]!.description).toBe('One\nTwo\nThree');
  expect(events[0]!.location).toBe('Room 1, up');
});

test('a whole day is that day; times are India’s, also past midnight', () => {
  const [day, evening, night] = parsed().events;
  expect([day!.startDate.isDate, day!.startDate.toString(), day!.endDate.toString()]).toEqual([
    true,
    '2028-02-29',
    '2028-03-01',
  ]);
  expect(evening!.startDate.zone.tzid).toBe('Asia/Kolkata');
  expect(evening!.startDate.toJSDate().toISOString()).toBe('2026-12-31T12:30:00.000Z');
  expect(evening!.endDate.toJSDate().toISOString()).toBe('2026-12-31T15:00:00.000Z');
  expect(night!.endDate.toJSDate().toISOString()).toBe('2026-12-31T20:30:00.000Z');
});

test('no line is longer than 75 octets, every line ends as the standard wants, no letter is cut', () => {
  expect(FILE).toMatch(/\r\n$/);
  expect(FILE.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of FILE.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line.isWellFormed()).toBe(true);
  }
});

test('the same events make the same file, and whole days need no clock', () => {
  expect(calendarFile(EVENTS, { name: 'Course 2026' })).toBe(FILE);
  expect(calendarFile([EVENTS[0]!], { name: 'x' })).not.toContain('VTIMEZONE');
});
