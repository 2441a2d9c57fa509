import { expect, test } from 'vitest';
import { drawableText, refusedCharacters, toDrawnText, unsupportedCharacters } from './share-font-coverage.ts';

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

test('what is drawn is one line, without characters that are never seen', () => {
  expect(toDrawnText(' A\u200e\n  B\u00ad c\ufe0f ')).toBe('A B c');
  // Joiners decide how Devanagari is written.
  expect(toDrawnText('क्\u200dष')).toBe('क्\u200dष');
});

const OF_THE_SITE = ['Latn', 'Deva'];
const WITH_URDU = [...OF_THE_SITE, 'Arab'];

test.each([
  ['دلہن کا میک اپ، ناخن آرٹ ۲۰۲۶۔', WITH_URDU, []],
  ['جھانسی کا اسٹوڈیو ✨', WITH_URDU, ['✨']],
  ['Master Class 💄 Связь', WITH_URDU, ['💄', 'С', 'в', 'я', 'з', 'ь']],
  // A letter of a script that a font is there for.
  ['Nguyễn', WITH_URDU, ['ễ']],
  ['اردو', OF_THE_SITE, ['ا', 'ر', 'د', 'و']],
])('%s in a site of %j has the mistakes %j', (text, scripts, mistakes) => {
  expect(refusedCharacters(text, scripts)).toEqual(mistakes);
});

test.each([
  ['Nail Art & Academy', 'Nail Art & Academy'],
  ['گلمہر Makeup Studio اور اکیڈمی', 'Makeup Studio'],
  ['30 دن کی ماسٹر کلاس', ''],
  ['اکیڈمی', ''],
  ['30', '30'],
])('of %s there is drawn %j', (text, drawn) => {
  expect(drawableText(text)).toBe(drawn);
});
