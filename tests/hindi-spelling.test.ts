/**
 * The product's own Hindi, in the editor, in the commands and in the README: each word is spelt in one way, each thing
 * has one name, and no sentence guesses whether the owner is a woman or a man.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Tables of what an answer may be: people spell as they like. */
const READ_ALONE = /(hour-words|weekday-names)\.ts$/;
/** The site's texts are left to their owner. */
const FILES = globSync(['README.hi.md', '{src/admin,src/lib,scripts,integrations}/**/*.{ts,json}']).filter(
  (file) => !/\.test\.ts$/.test(file) && !READ_ALONE.test(file),
);
const WORD = /[\u{900}-\u{963}\u{970}-\u{97F}\u{200C}\u{200D}]+(?:-[\u{900}-\u{963}\u{970}-\u{97F}]+)*/gu;
/** The same in an expression. */
const ANSWERS = /\/\^\(.*\)\$\//g;

/**
 * What spellings of the same word have in common: letters without nukta, one sign for each nasal, no hyphen, no sign
 * that a letter has no vowel of its own, and no य that glides into a vowel, but where it follows the first letter:
 * क्या is another word than का.
 */
const skeleton = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[\u{93C}\u{200C}\u{200D}-]/gu, '')
    .replace(/\u{901}|[ङञणनम]\u{94D}(?=[क-भ])/gu, '\u{902}')
    .replace(/(?<!^.)\u{94D}य/gu, '')
    .replaceAll('\u{94D}', '')
    .replaceAll('ये', 'ए')
    .replaceAll('यी', 'ई');

/** The words of a text that are spelt in more than one way. */
function spellings(text: string): string[] {
  const words = new Map<string, Set<string>>();
  for (const [found] of text.replace(ANSWERS, '').matchAll(WORD)) {
    const word = found.normalize('NFC');
    words.set(skeleton(word), (words.get(skeleton(word)) ?? new Set()).add(word));
  }
  return [...words.values()].filter(({ size }) => size > 1).map((ways) => [...ways].join(' '));
}

test.each([
  ['आख़िरी दिन, आखिरी दिन', ['आख़िरी आखिरी']],
  ['ई-मेल ईमेल', ['ई-मेल ईमेल']],
  ['हिन्दी हिंदी', ['हिन्दी हिंदी']],
  ['यहाँ यहां', ['यहाँ यहां']],
  ['गये गए', ['गये गए']],
  ['मेन्यू मेनू', ['मेन्यू मेनू']],
  ['उल्टे, उलटे', ['उल्टे उलटे']],
  ['में मैं, की कि, का क्या, /^(हां|हाँ)$/', []],
])('in ‘%s’ there are %j', (text, found) => {
  expect(spellings(text)).toEqual(found.map((ways) => ways.normalize('NFC')));
});

test('no word is spelt in two ways', () => {
  expect(spellings(FILES.map((file) => readFileSync(file, 'utf8')).join('\n'))).toEqual([]);
});

/** What the owner's pages call a thing, as the site does, and a word that would be a second name for it. */
const NAMES: [name: string, other: string][] = [
  ['दाम', 'कीमत'],
  ['नक्शा', 'मैप'],
  ['लिस्ट', 'सूची'],
  ['सड़क', 'गली'],
];

test.each(NAMES)('%s is not called %s as well', (name, other) => {
  const words = FILES.flatMap((file) => readFileSync(file, 'utf8').normalize('NFC').match(WORD) ?? []);
  expect(words).toContain(name.normalize('NFC'));
  expect(words).not.toContain(other.normalize('NFC'));
});

/** The same of names in several words, or with a word that is right elsewhere: an e-mail service is a सर्विस. */
const PHRASES: [name: string, other: RegExp][] = [
  ['संदेश', /पूछताछ/],
  ['सेवाएं', /(?<!ई-मेल )सर्विस/],
  ['होम पेज', /पहल[ाे] पेज/],
  ['चरण', /`stages:`[^।]*हिस्स/],
  ['keys', /चाब[िी]/],
];

test.each(PHRASES)('%s has no second name like %s', (name, other) => {
  const text = FILES.map((file) => readFileSync(file, 'utf8').normalize('NFC')).join('\n');
  expect(text).toContain(name.normalize('NFC'));
  expect(text.match(new RegExp(other.source.normalize('NFC'), 'u'))).toBeNull();
});

/** Verbs that say of whoever reads whether it is a woman or a man, and not of a thing or of people in general. */
const GENDERED =
  /(?<!(?:जा|रह) )सकत[ेी] हैं|चाहत[ेी] (?:हैं|थे|थीं)|(?:करें|लिखें|लें|चाहें)ग[ेी]|(?<!(?:जा|दिख|लग|हो) )रह[ेी] हैं|देत[ेी] हैं|आप ही थ/u;
const saysGender = (sentence: string) => GENDERED.test(sentence) && !sentence.includes('लोग');

test.each([
  ['आप यह पेज बंद कर सकते हैं', true],
  ['क्या आप यह लिखना चाहती थीं', true],
  ['अभी सेव करेंगी, तो वह मिटेगा', true],
  ['तो वह आप ही थे', true],
  ['यह पेज बंद किया जा सकता है', false],
  ['कितने लोग सीख सकते हैं', false],
])('‘%s’ says whether the owner is a woman or a man: %s', (sentence, says) => {
  expect(saysGender(sentence)).toBe(says);
});

test('no sentence says whether the owner is a woman or a man', () => {
  const sentences = FILES.flatMap((file) => readFileSync(file, 'utf8').split(/[।?\n]/));
  expect(sentences.filter(saysGender)).toEqual([]);
});
