import { expect, test } from 'vitest';
import { galleryInOtherCapitals, isSafeName } from './safe-name.ts';

test.each([
  '01-bridal-red.jpg',
  'Bridal Look (2).JPG',
  'दुल्हन.jpg',
  'क़लम.jpg'.normalize('NFC'),
  'عروس.jpg',
  '花.webp',
  'Café.jpg',
  'party 💄✨.jpg',
  '👩‍🎨.jpg',
  "Priya's look, no. 1 & 2 + 3 [new] {x} = ~ @ ! ^ ` $;.jpg",
  'Priya’s – “look”….jpg',
  '-a.jpg',
  '_a.jpg',
  'Screenshot 2024-05-12 at 9.30.00\u202fAM.png',
  'a\u00a0b.jpg',
  'a .jpg',
  'a..b.jpg',
  'console.jpg',
  `${'a'.repeat(200)}.yaml`,
])('%s is safe', (name) => {
  expect(isSafeName(name)).toBe(true);
});

test.each([
  'a#b.jpg',
  'a?b.jpg',
  '50% off.yaml',
  'a\\b.jpg',
  'a/b.jpg',
  '09:30.jpg',
  'a*.jpg',
  'a"b.jpg',
  '<a>.jpg',
  'a|b.jpg',
  'a\nb.jpg',
  'a\tb.jpg',
  'a\u007fb.jpg',
  'a\ud800.jpg',
  'a\ufffd.jpg',
  '.a.jpg',
  ' a.jpg',
  'a.jpg ',
  'a.jpg.',
  '',
  'CON.jpg',
  'aux',
  'lpt1.old.jpg',
  'Cafe\u0301.jpg',
  `${'a'.repeat(230)}.jpg`,
  `${'दु'.repeat(40)}.jpg`,
])('%j is not', (name) => {
  expect(isSafeName(name)).toBe(false);
});

test.each([
  ['alone', ['Studio'], 'studio'],
  ['beside the gallery’s own', ['Studio', 'studio'], undefined],
])('a folder in other capitals, %s', (_, folders, gallery) => {
  expect(galleryInOtherCapitals('Studio', ['portfolio', 'studio'], folders)).toBe(gallery);
});
