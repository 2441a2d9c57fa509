import { expect, test } from 'vitest';
import { plainDigits, readDays, readHours } from './clock-time.ts';
import { readPhone, readPostalCode, readProfile } from './contact-details.ts';
import { isAnswerError } from './answer-error.ts';
import { errorMessage } from './sentences.ts';

/** Why an answer is not taken, in English. */
const why = (read: object) => (isAnswerError(read) ? errorMessage('en', read) : undefined);

test.each([
  ['9:30 am to 8:30 pm', '09:30', '20:30'],
  ['9.30 am - 8.30 pm', '09:30', '20:30'],
  ['9.30a.m. to 8.30 p.m.', '09:30', '20:30'],
  ['9am-8pm', '09:00', '20:00'],
  ['09:30–20:30', '09:30', '20:30'],
  ['9 to 20', '09:00', '20:00'],
  ['0930 2030', '09:30', '20:30'],
  ['12 am to 12 pm', '00:00', '12:00'],
  ['सुबह ९:३० से रात ८:३०', '09:30', '20:30'],
  ['दोपहर 12 से शाम 7', '12:00', '19:00'],
])('%s', (answer, opens, closes) => expect(readHours(answer)).toEqual({ opens, closes }));

test.each([
  ['9:30', /not two times/],
  ['all day', /not two times/],
  ['9, 12 and 8', /not two times/],
  ['9:75 to 20:30', /‘9:75’ is no time of day/],
  ['9:30 to 25:00', /‘25:00’ is no time of day/],
  ['9:30 am to 0 pm', /is no time of day/],
])('%s is explained', (answer, said) => expect(why(readHours(answer))).toMatch(said));

test.each([
  ['Sunday', ['Sunday']],
  ['sun, TUE', ['Tuesday', 'Sunday']],
  ['Sundays and Tuesdays', ['Tuesday', 'Sunday']],
  ['wenesday', ['Wednesday']],
  ['रविवार और मंगल', ['Tuesday', 'Sunday']],
  ['Monday Monday', ['Monday']],
])('closed on %s', (answer, days) => expect(readDays(answer)).toEqual(days));

test.each([['often'], ['Su'], [','], ['Sunday, 7']])('closed on %s is explained', (answer) =>
  expect(why(readDays(answer))).toMatch(/is no day of the week/),
);

test.each([
  ['9811122334', '+91 98111 22334'],
  ['098111-22334', '+91 98111 22334'],
  ['919811122334', '+91 98111 22334'],
  ['+91 (0)98111 22334', '+91 98111 22334'],
  ['0091 98111 22334', '+91 98111 22334'],
  ['tel:+919811122334', '+91 98111 22334'],
  ['९८१११ २२३३४', '+91 98111 22334'],
  ['+44 20 7946-0958', '+44 20 7946 0958'],
  ['+91 981112233', '+91 981112233'],
  ['98111 2233', '98111 2233'],
  ['call me', 'call me'],
])('the number %s', (answer, phone) => expect(readPhone(answer)).toBe(phone));

test('digits of other scripts', () => {
  expect(plainDigits('२८४०१ ٢٨ ২৮ 28')).toBe('28401 28 28 28');
  expect(readPostalCode('२८४ ००१')).toBe('284001');
});

const PRESENT = { handle: '@old.name', url: 'https://www.instagram.com/old.name/' };
test.each([
  ['new.name', { handle: '@new.name', url: 'https://www.instagram.com/new.name/' }],
  ['@new', { handle: '@new', url: 'https://www.instagram.com/new/' }],
  [
    'https://www.instagram.com/new?igsh=x',
    { name: 'Instagram', handle: '@new', url: 'https://www.instagram.com/new/' },
  ],
  ['m.facebook.com/new.name/', { name: 'Facebook', handle: '@new.name', url: 'https://www.facebook.com/new.name/' }],
  ['https://youtube.com/@new', { name: 'YouTube', handle: '@new', url: 'https://www.youtube.com/@new/' }],
])('the profile %s', (answer, profile) => expect(readProfile(answer, PRESENT)).toEqual(profile));
