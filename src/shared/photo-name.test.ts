import { expect, test } from 'vitest';
import { highestNumber, isGalleryFileName, numberedName, numberOf, slugOf } from './photo-name.ts';

test.each([
  ['IMG_2034', 'photo'],
  ['IMG-20240512-WA0007', 'photo'],
  ['PXL_20240512_103344123.PORTRAIT', 'photo'],
  ['WhatsApp Image 2024-05-12 at 10.33.44 AM (1)', 'photo'],
  ['Screenshot_20240512-103344_Instagram', 'photo'],
  ['20240512_103344', 'photo'],
  ['6F9619FF-8B86-D011-B42D-00CF4FC964FF', 'photo'],
  ['💄✨', 'photo'],
  ['', 'photo'],
  ['Bridal Look', 'bridal-look'],
  ['03-foo', 'foo'],
  ['03 - Haldi (2)', 'haldi'],
  ['Haldi 2', 'haldi-2'],
  ["Priya's reception_FINAL", 'priyas-reception'],
  ['Café déjà vu', 'cafe-deja-vu'],
  ['दुल्हन', 'dulhan'],
  ['मेहँदी और हल्दी', 'mehandi-aur-haldi'],
  ['ब्राइडल मेकअप 2', 'braidal-mekaap-2'],
  ['party_gold💛', 'party-gold'],
  // Words that only begin or end as a camera's, a number's or a filler do.
  ['Imagery', 'imagery'],
  ['Mascaras', 'mascaras'],
  ['Paperfile', 'paperfile'],
  ['Wedding2026', 'wedding2026'],
  ['2026bride', '2026bride'],
  ['Theme', 'theme'],
  ['Peach at 10', 'peach-at-10'],
  ['Pat', 'pat'],
  ['a-very-long-name-that-someone-typed-for-a-single-photograph', 'a-very-long-name-that-someone-typed-for'],
])('%s is called %s', (stem, name) => {
  expect(slugOf(stem)).toBe(name);
});

test('numbers sort and are read above 99', () => {
  expect(numberedName(7, 'a')).toBe('07-a');
  expect(numberedName(100, 'a')).toBe('100-a');
  expect(numberOf('100-a.yaml')).toBe(100);
  expect(numberOf('IMG_2034.jpg')).toBeUndefined();
});

test.each(['10.yaml', '10 haldi.yaml', '10_haldi.yaml', '10-haldi.yaml', '10haldi.md'])(
  '%s has the number that the site shows',
  (name) => {
    expect(numberOf(name)).toBe(10);
  },
);

test.each([
  [[], 0],
  [['01-first.jpg', '01-first.yaml', '07-party.yaml', 'IMG_2034.jpg'], 7],
  [['99-last.jpg', '100-more.jpg'], 100],
  [['09-rose.yaml', '10.yaml', '11 haldi.yml'], 11],
  [['09-rose.yaml', '20240512_103344.jpg', '20240512_103344.yaml', '2034.jpg'], 9],
])('the highest number of %j is %s: a camera’s picture has none, nor has its entry', (names, number) => {
  expect(highestNumber(names)).toBe(number);
});

test('a name of the command is known again', () => {
  expect(isGalleryFileName('07-party-gold.jpg')).toBe(true);
  expect(isGalleryFileName('07-Party.jpg')).toBe(false);
  expect(isGalleryFileName('7-party.jpg')).toBe(false);
});
