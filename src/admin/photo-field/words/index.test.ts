import { expect, test } from 'vitest';
import { REFUSALS } from '../../../shared/photo-rules.ts';
import { refusalSentence, wordsIn } from './index.ts';

/** The places of every text, by its name. */
const places = (table: object, before = ''): [string, string[]][] =>
  Object.entries(table).flatMap(([name, said]: [string, unknown]) =>
    typeof said === 'string'
      ? [[before + name, (said.match(/\{\w+\}/g) ?? []).sort()] as [string, string[]]]
      : places(said as object, `${before}${name}.`),
  );

test('both languages fill in the same', () => {
  expect(places(wordsIn('hi'))).toEqual(places(wordsIn('en')));
});

test('what is refused is said as the check says it', () => {
  const say = (language: 'en' | 'hi') => refusalSentence(wordsIn(language), 'a.jpg', 'too-large', 60_100_000);
  expect(say('en')).toBe(
    'a.jpg has 60 megapixels; more than 50 cannot be worked on. Make it smaller on the phone and choose that.',
  );
  expect(say('hi')).toMatch(/^a\.jpg में 60 मेगापिक्सेल हैं; 50 .*। .*।$/);
  expect(refusalSentence(wordsIn('en'), 'a.mp4', 'video', 0)).toContain(`a.mp4 ${REFUSALS.video}.`);
  expect(refusalSentence(wordsIn('en'), 'a.jpg', 'failed', 0)).toContain('nothing of it was sent');
  expect(refusalSentence(wordsIn('en'), 'a.heic', 'no-decoder', 0)).toMatch(/^a\.heic .*connection/);
  expect(refusalSentence(wordsIn('hi'), 'a.heic', 'no-decoder', 0)).toMatch(/^a\.heic .*इंटरनेट/);
});
