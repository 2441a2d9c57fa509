import { expect, test } from 'vitest';
import { placesIn, textsIn } from '../../../tests/fixtures/message-tables.ts';
import { en } from './question-words/en.ts';
import { hi } from './question-words/hi.ts';
import { QUESTIONS } from './questions.ts';
import { EDITOR_LANGUAGES } from '../language.ts';
import { currentValueText, errorMessage, questionIn } from './sentences.ts';

test('Hindi says everything, in Devanagari and with the same places', () => {
  const hindi = new Map(textsIn(hi));
  for (const [path, text] of textsIn(en)) {
    expect(placesIn(hindi.get(path) ?? ''), path).toEqual(placesIn(text));
    if (/[a-z]{3}/.test(text.replace(/\{\w+\}/g, ''))) expect(hindi.get(path), path).toMatch(/\p{Script=Devanagari}/u);
  }
  expect(hindi.size).toBe(textsIn(en).length);
});

test.each(EDITOR_LANGUAGES)('in %s no question and no reason has a hole', (language) => {
  for (const question of QUESTIONS) expect(questionIn(language, question)).toMatch(/^[^{}]+$/);
  expect(errorMessage(language, { error: 'indianPhone', word: '9' })).toMatch(/^[^{}]*9[^{}]*$/);
});

test('a day of the week that an answer closes is named as the language calls it', () => {
  const error = { error: 'batchStarts', word: '2130-01-02', day: 'Monday' } as const;
  expect(errorMessage('en', error)).toMatch(/2130-01-02, a Monday/);
  expect(errorMessage('hi', error)).toMatch(/2130-01-02 \(सोमवार\)/);
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
