import { expect, test } from 'vitest';
import { EN } from './en.ts';
import { HI } from './hi.ts';
import { QUESTIONS } from './questions.ts';
import { EDITOR_LANGUAGES } from '../language.ts';
import { currentValueText, errorMessage, questionIn } from './sentences.ts';

/** Every text of a table with the way to it. */
const textsOf = (table: object, path = ''): [path: string, text: string][] =>
  Object.entries(table).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${path}.${name}`, value] as [string, string]]
      : textsOf(value as object, `${path}.${name}`),
  );
const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

test('Hindi says everything, in Devanagari and with the same places', () => {
  const hindi = new Map(textsOf(HI));
  for (const [path, text] of textsOf(EN)) {
    expect(placesOf(hindi.get(path) ?? ''), path).toEqual(placesOf(text));
    if (/[a-z]{3}/.test(text.replace(/\{\w+\}/g, ''))) expect(hindi.get(path), path).toMatch(/\p{Script=Devanagari}/u);
  }
  expect(hindi.size).toBe(textsOf(EN).length);
});

test.each(EDITOR_LANGUAGES)('in %s no question and no reason has a hole', (language) => {
  for (const question of QUESTIONS) expect(questionIn(language, question)).toMatch(/^[^{}]+$/);
  expect(errorMessage(language, { error: 'indianPhone', word: '9' })).toMatch(/^[^{}]*9[^{}]*$/);
});

test('what is there now, in both languages', () => {
  expect(EDITOR_LANGUAGES.map((language) => currentValueText(language, { days: ['Monday', 'Sunday'] }))).toEqual([
    'Monday, Sunday',
    'सोमवार, रविवार',
  ]);
  expect(EDITOR_LANGUAGES.map((language) => currentValueText(language, { opens: '09:00', closes: '20:00' }))).toEqual([
    '09:00 to 20:00',
    '09:00 से 20:00',
  ]);
});
