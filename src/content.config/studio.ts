/** The facts of the studio. */
import { z } from 'astro/zod';
import { endsFirst } from '../lib/clock-time.ts';
import { WEEK } from '../lib/hours.ts';
import { EMAIL, HANDLE, PHONE, POSTAL_CODE } from '../shared/fact-patterns.ts';
import {
  calendarDate,
  clock,
  drawnFactSameOrPerLocale,
  factSameOrPerLocale,
  perDay,
  sameOrPerLocale,
  sentence,
  text,
  times,
  words,
} from './fields.ts';
import { refuse } from './rule-messages.ts';
import { refuseHours, refusePhone, refusePoint } from './studio-rules.ts';

export const specialDaySchema = z
  .strictObject({
    from: calendarDate.describe('the first day, such as 2026-11-08'),
    to: calendarDate.optional().describe('the last day, such as 2026-11-10; left out for one day alone'),
    closed: z
      .literal(true)
      .optional()
      .describe('true when the studio is closed all day; otherwise give opens and closes'),
    opens: clock.optional(),
    closes: clock.optional(),
    reason: sameOrPerLocale('why, such as Diwali').optional(),
  })
  .superRefine(({ from, to, closed, opens, closes }, context) => {
    if (to !== undefined && to < from) refuse(context, 'lastDayFirst', ['to']);
    if (closed && (opens ?? closes) !== undefined) refuse(context, 'closedWithHours', ['closed']);
    else if (!closed && (opens === undefined || closes === undefined))
      refuse(context, 'neitherClosedNorWithHours', ['from']);
    else if (opens !== undefined && closes !== undefined && endsFirst(opens, closes))
      refuse(context, 'closesFirstOnTheseDays', ['closes']);
  });

export const noticeSchema = z
  .strictObject({
    from: calendarDate.describe('the first day on which it is shown, such as 2026-11-01'),
    to: calendarDate.describe('the last day on which it is shown, such as 2026-11-10'),
    text: sameOrPerLocale('what visitors are told, with the dates it is about: a phone may keep a page for days'),
  })
  .superRefine(({ from, to }, context) => {
    if (to < from) refuse(context, 'lastDayFirst', ['to']);
  });

export const studioSchema = z.strictObject({
  name: drawnFactSameOrPerLocale("the studio's name"),
  phone: z
    .string()
    .regex(PHONE)
    .superRefine(refusePhone)
    .describe('the phone number with the country code, such as +91 98765 43210; calls and chats go there'),
  email: z.email({ pattern: EMAIL }).describe('the e-mail address, such as studio@example.in'),
  address: z.strictObject({
    street: factSameOrPerLocale('house and street, if you want them shown').optional(),
    city: factSameOrPerLocale('the city'),
    region: factSameOrPerLocale('the state'),
    postalCode: z.string().regex(POSTAL_CODE).describe('six digits in quotation marks, such as "284001"'),
    country: factSameOrPerLocale('the country'),
  }),
  hours: z
    .strictObject({
      opens: clock,
      closes: clock,
      closed: z
        .array(z.enum(WEEK).describe('a day of the week in English, such as Tuesday'))
        .optional()
        .describe(
          'the days on which the studio is closed, such as [Tuesday] or [Monday, Tuesday]; left out when it is open every day',
        ),
      days: z
        .strictObject(perDay(times.optional()))
        .optional()
        .describe('days with other hours, such as Sunday: { opens: "11:00", closes: "16:00" }'),
    })
    .superRefine(refuseHours),
  social: z.strictObject({
    name: text.describe('the network, such as Instagram'),
    handle: z.string().regex(HANDLE).describe('your name there, such as "@gulmohar.makeup", in quotation marks'),
    url: z
      .url({ protocol: /^https?$/ })
      .describe('the full address of the profile, such as https://www.instagram.com/gulmohar.makeup/'),
  }),
  location: z
    .strictObject({
      latitude: z
        .number()
        .min(-90)
        .max(90)
        .describe('the first number that the map app shows when you long-press the studio, such as 25.4484'),
      longitude: z
        .number()
        .min(-180)
        .max(180)
        .describe('the second number that the map app shows when you long-press the studio, such as 78.5685'),
    })
    .superRefine(refusePoint),
  keepMonths: z
    .number()
    .int()
    .positive()
    .optional()
    .describe(
      'after how many months you delete enquiries at the latest, such as 12; left out, the page about privacy names no time',
    ),
  specialDays: z
    .array(specialDaySchema)
    .optional()
    .describe(
      'days with other hours than usual, such as holidays; may be left out. Of two that share a day the shorter one counts',
    ),
  notices: z.array(noticeSchema).optional().describe('lines that every page shows for some days; may be left out'),
});

/** The site's own words around special days and notices, and what says whether the studio is open now. */
export const openStatusWords = words('closed', 'notice', 'save').extend({
  open: sentence('time'),
  opensToday: sentence('time'),
  opensTomorrow: sentence('time'),
  opensOn: sentence('day', 'time'),
  closedDays: sentence('dates'),
  closedDaysFor: sentence('reason', 'dates'),
  otherHours: sentence('dates', 'opens', 'closes'),
  otherHoursFor: sentence('reason', 'dates', 'opens', 'closes'),
});
