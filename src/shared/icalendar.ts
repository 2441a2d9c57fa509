/**
 * A file of appointments that every calendar opens (RFC 5545), with India's clock. Pure, and small enough for a page.
 */
import { addDays, type CalendarDate } from './calendar-date.ts';
import { escapeText, foldedLines } from './folded-lines.ts';

export interface CalendarEvent {
  /** Stays the same as long as the event is the same: a calendar that imports it twice then has it once. */
  uid: string;
  title: string;
  date: CalendarDate;
  /** `HH:MM` by India's clock; without it the event takes the whole day. */
  from?: string;
  /** `HH:MM`; one that is not later than `from` is on the next day. */
  to?: string;
  description?: string;
  location?: string;
}

const ZONE = 'Asia/Kolkata';
/** When an event was last changed is not known; a fixed moment makes the same events the same file. */
const STAMP = 'DTSTAMP:20200101T000000Z';
const TIMEZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const moment = (date: CalendarDate, time: string): string => `${date}T${time}00`.replace(/[-:]/g, '');

function eventLines({ uid, title, date, from, to, description, location }: CalendarEvent): string[] {
  const at = (name: string, day: CalendarDate, time: string) => `${name};TZID=${ZONE}:${moment(day, time)}`;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    STAMP,
    from ? at('DTSTART', date, from) : `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
    from && to ? at('DTEND', to > from ? date : addDays(date, 1), to) : '',
    `SUMMARY:${escapeText(title)}`,
    description ? `DESCRIPTION:${escapeText(description)}` : '',
    location ? `LOCATION:${escapeText(location)}` : '',
    'END:VEVENT',
  ].filter(Boolean);
}

/** @param name what the calendar is called where the file becomes one of its own */
export function calendarFile(events: readonly CalendarEvent[], { name }: { name: string }): string {
  return foldedLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Studio//Dates//EN',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...(events.some(({ from }) => from) ? TIMEZONE : []),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]);
}
