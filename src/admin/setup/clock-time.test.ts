import { expect, test } from 'vitest';
import { isAnswerError } from './answer-error.ts';
import { plainDigits, readDays, readHours } from './clock-time.ts';
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
  ['रात 12 से रात 11:59', '00:00', '23:59'],
  ['रात 12:30 से दोपहर 12:30', '00:30', '12:30'],
])('%s', (answer, opens, closes) => expect(readHours(answer)).toEqual({ opens, closes }));

test.each([
  ['9:30', /not two times/],
  ['all day', /not two times/],
  ['9, 12 and 8', /not two times/],
  ['10 am to 1 pm, 4 pm to 8 pm', /If the studio closes in between, write its first opening and its last closing/],
  ['9:75 to 20:30', /‘9:75’ is no time of day/],
  ['9:30 to 25:00', /‘25:00’ is no time of day/],
  ['9:30 am to 0 pm', /is no time of day/],
  ['10 AM – 12 AM', /closes at midnight.* 11:59 pm/],
  ['सुबह 10 बजे से रात 12 बजे', /closes at midnight.* 11:59 pm/],
  ['सुबह 10 से रात 1', /closes before it opens/],
])('%s is explained', (answer, said) => expect(why(readHours(answer))).toMatch(said));

test.each([
  ['Sunday', ['Sunday']],
  ['sun, TUE', ['Tuesday', 'Sunday']],
  ['Sundays and Tuesdays', ['Tuesday', 'Sunday']],
  ['wenesday', ['Wednesday']],
  ['रविवार और मंगल', ['Tuesday', 'Sunday']],
  ['Monday Monday', ['Monday']],
  ['वीरवार', ['Thursday']],
  ['Mangal aur itvar', ['Tuesday', 'Sunday']],
  ['संडे, मंडे', ['Monday', 'Sunday']],
])('closed on %s', (answer, days) => expect(readDays(answer)).toEqual(days));

test.each([['often'], ['Su'], [','], ['Sunday, 7'], ['holiday'], ['today'], ['Monday to Friday']])(
  'closed on %s is explained',
  (answer) => expect(why(readDays(answer))).toMatch(/is no day of the week/),
);

test('digits of other scripts', () => expect(plainDigits('२८४०१ ٢٨ ২৮ 28')).toBe('28401 28 28 28'));
