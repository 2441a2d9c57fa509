import { expect, test } from 'vitest';
import { unsupportedCharacters, toDrawnText } from './share-font-coverage.ts';

test.each([
  ['Gulmohar Makeup Studio & Academy', []],
  ['30 DAYS MASTER CLASS – “₹5,000” · 100 % é ü ñ', []],
  ['Śrī Dāsī Ñandú Łódź', []],
  ['क्षत्रिय श्री दुल्हन मास्टर क्लास हिन्दी ज़्यादा फ़ोटो ०१२३ ।', []],
  // In parts, as some keyboards write them.
  ['s\u0301ri\u0304 Du\u0308rga', []],
  ['Ruby 💄💄', ['💄']],
  ['👩‍🎨 at work ❤️', ['👩‍🎨', '❤']],
  ['日本', ['日', '本']],
])('%s has no font for %j', (text, missing) => {
  expect(unsupportedCharacters(text)).toEqual(missing);
});

test('what is drawn is one line, without signs that are never seen', () => {
  expect(toDrawnText(' A\u200e\n  B\u00ad c\ufe0f ')).toBe('A B c');
  // Joiners decide how Devanagari is written.
  expect(toDrawnText('क्\u200dष')).toBe('क्\u200dष');
});
