/** Facts of the studio that are well-formed and still cannot be: a number nobody has, a point in the sea. */
import type { z } from 'astro/zod';
import { endsFirst } from '../lib/clock-time.ts';
import { WEEK, type Hours } from '../lib/hours.ts';
import { INDIAN_DIGITS } from '../shared/phone-number.ts';
import { isSamplePhone } from '../shared/sample-facts.ts';
import { digits } from '../shared/whatsapp-link.ts';
import { refuse, type BrokenRule, type RuleName } from './rule-messages.ts';

/** Digits of a phone number with its country code (ITU-T E.164). */
export const PHONE_DIGITS = { least: 8, most: 15 };
/** Degrees around India, its islands included. */
const INDIA = { south: 6, north: 38, west: 68, east: 98 };

/** @param phone `+`, digits and spaces; another form is left to the pattern */
export function phoneFault(phone: string): BrokenRule | undefined {
  if (!/^\+[\d ]+$/.test(phone)) return undefined;
  const all = digits(phone);
  const own = all.slice(2);
  const isIndian = all.startsWith('91');
  if (all.length < PHONE_DIGITS.least || all.length > PHONE_DIGITS.most)
    return { rule: 'phoneLength', values: { digits: all.length } };
  if (isIndian && own.startsWith('0')) return { rule: 'indianPhoneZero', values: { digits: own.length } };
  if (isIndian && own.length !== INDIAN_DIGITS) return { rule: 'indianPhoneLength', values: { digits: own.length } };
  return /^(\d)\1+$/.test(own) ? { rule: 'phoneOfOneDigit', values: {} } : undefined;
}

/** The sample's number passes: it is nobody's by design, and the content check advises to replace it. */
export function refusePhone(phone: string, context: z.RefinementCtx): void {
  const fault = isSamplePhone(phone) ? undefined : phoneFault(phone);
  if (fault) refuse(context, fault.rule, [], fault.values);
}

export function refuseHours({ opens, closes, closed = [], days = {} }: Hours, context: z.RefinementCtx): void {
  if (endsFirst(opens, closes)) refuse(context, 'closesFirst', ['closes']);
  for (const day of WEEK) {
    const times = days[day];
    if (times && endsFirst(times.opens, times.closes))
      refuse(context, 'closesFirstOnWeekday', ['days', day, 'closes'], { day });
    if (times && closed.includes(day)) refuse(context, 'weekdayClosedWithHours', ['days', day], { day });
  }
  if (WEEK.every((day) => closed.includes(day))) refuse(context, 'neverOpen', ['closed']);
}

interface Point {
  /** Degrees. */
  latitude: number;
  longitude: number;
}

/** @param point degrees */
export const liesInIndia = ({ latitude, longitude }: Point): boolean =>
  latitude >= INDIA.south && latitude <= INDIA.north && longitude >= INDIA.west && longitude <= INDIA.east;

/** @param point degrees; @returns the rule that it breaks */
export function pointFault({ latitude, longitude }: Point): RuleName | undefined {
  if (latitude === 0 || longitude === 0) return 'pointInTheSea';
  const isExchanged =
    !liesInIndia({ latitude, longitude }) && liesInIndia({ latitude: longitude, longitude: latitude });
  return isExchanged ? 'pointExchanged' : undefined;
}

export function refusePoint(point: Point, context: z.RefinementCtx): void {
  const rule = pointFault(point);
  if (rule) refuse(context, rule, ['latitude']);
}
