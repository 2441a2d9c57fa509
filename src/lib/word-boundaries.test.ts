import { expect, test } from 'vitest';
import { saysWords } from './word-boundaries.ts';

test.each([
  ['Surat Bridal Studio', 'Surat'],
  ['Bridal Studio, Surat', 'Surat'],
  ['Bridal Studio (St. Thomas Mount)', 'St. Thomas Mount'],
  ['सूरत ब्यूटी स्टूडियो', 'सूरत'],
  // The same letter in one character and in two.
  ['\u0922\u093C\u093E\u0915\u093E Studio', '\u095D\u093E\u0915\u093E'],
])('%s says %s', (text, words) => {
  expect(saysWords(text, words)).toBe(true);
});

test.each([
  ['Khubsurat Beauty Studio', 'surat'],
  ['Suratwala Studio', 'Surat'],
  ['खूबसूरत ब्यूटी स्टूडियो', 'सूरत'],
  // A vowel sign makes it another word.
  ['पुणेरी स्टूडियो', 'पुण'],
  ['Studio', 'Surat'],
])('%s does not say %s', (text, words) => {
  expect(saysWords(text, words)).toBe(false);
});
