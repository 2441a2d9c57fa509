/** Facts that are well-formed answers and still cannot be anyone's. The content check has the last word on all. */
import type { Problem } from './problem.ts';

/** Digits of a phone number with its country code (ITU-T E.164). */
const PHONE_DIGITS = { least: 8, most: 15 };
/** Degrees around India, its islands included. */
const INDIA = { south: 6, north: 38, west: 68, east: 98 };
/** As the shapes take an address. */
const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

export function phoneProblem(phone: string): Problem | undefined {
  if (!/^\+\d[\d ]{6,20}$/.test(phone)) return { problem: 'noPhone', word: phone };
  const digits = phone.replace(/\D/g, '');
  if (digits.length < PHONE_DIGITS.least || digits.length > PHONE_DIGITS.most)
    return { problem: 'phoneLength', word: String(digits.length) };
  const own = digits.slice(2);
  if (digits.startsWith('91') && own.length !== 10) return { problem: 'indianPhone', word: String(own.length) };
  // The sample's own number is of one digit, and is what the check advises to replace.
  if (digits.startsWith('91') && (own.startsWith('0') || /^(\d)\1+$/.test(own)))
    return { problem: 'oneDigit', word: phone };
  return undefined;
}

export const emailProblem = (email: string): Problem | undefined =>
  EMAIL.test(email) ? undefined : { problem: 'noEmail', word: email };

export const postalCodeProblem = (code: string): Problem | undefined =>
  /^[1-9]\d{5}$/.test(code) ? undefined : { problem: 'noPostalCode', word: code };

export const handleProblem = (handle: string): Problem | undefined =>
  /^@[\w.]+$/.test(handle) ? undefined : { problem: 'noHandle', word: handle };

const inIndia = (latitude: number, longitude: number) =>
  latitude >= INDIA.south && latitude <= INDIA.north && longitude >= INDIA.west && longitude <= INDIA.east;

/** @param latitude and @param longitude in degrees */
export function pointProblem(latitude: number, longitude: number): Problem | undefined {
  if (latitude === 0 || longitude === 0) return { problem: 'seaOffAfrica' };
  if (!inIndia(latitude, longitude) && inIndia(longitude, latitude)) return { problem: 'exchanged' };
  return Math.abs(latitude) > 90 || Math.abs(longitude) > 180 ? { problem: 'beyondTheEarth' } : undefined;
}

/** A fact is written into other texts and onto pictures: it has no places of its own, and no signs that no font has. */
export function textProblem(text: string): Problem | undefined {
  const place = /\{[^{}]*\}|[{}]/.exec(text)?.[0];
  if (place !== undefined) return { problem: 'place', word: place };
  const sign = /\p{Extended_Pictographic}/u.exec(text)?.[0];
  return sign === undefined ? undefined : { problem: 'unwritable', word: sign };
}
