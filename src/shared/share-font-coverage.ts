/**
 * The letters of the fonts that draw the share pictures, as code points, for the schemas of texts: those also run in
 * the owner’s editor, which has no font files. A test compares this list with the fonts (src/images/share-fonts.ts).
 */

/** By the names of the fonts, in the order of preference: ranges of code points in hexadecimal. */
export const SUPPORTED_CODE_POINTS: Readonly<Record<string, string>> = {
  Cormorant:
    '20-7e a0-b4 b6-ff 131 152-153 2bb-2bc 2c6 2da 2dc 300-301 303-304 308-309 323 2002 2009 200b 2013-2014 2018-201a ' +
    '201c-201e 2022 2026 2032-2033 2039-203a 2044 20ac 2122 2191 2193 2212 feff ffff',
  'Cormorant Extended':
    '20 41 a0 100-130 132-151 154-17f 18f 192 197 1a0-1a1 1af-1b0 1cd-1dc 1e2-1e3 1e6-1eb 1f8-21b 232-233 237 244 251 ' +
    '259 261 268 289 2bc 2be-2bf 2c7-2c8 2ca-2cc 2dd 300-301 303-304 308-309 323 1db0 1e0c-1e0f 1e20-1e21 1e24-1e25 ' +
    '1e2a-1e2b 1e30-1e31 1e36-1e3b 1e3e-1e4b 1e5a-1e63 1e6c-1e6f 1e80-1e85 1e8e-1e8f 1e92-1e93 1e97 1e9e 1ef2-1ef9 ' +
    '2020 20a1 20a4 20a6-20a7 20ab 20ae 20b1-20b2 20b4-20b5 20b8-20ba 20bd 2113 a729 a78b-a78c ffff',
  'Tiro Devanagari': '0 d 20 a0 900-97f 200b-200d 2044 20a8 20b9 25cc a830-a839 a8fc-a8ff ffff',
};

/** A class of characters in a regular expression. */
const classOf = (ranges: string): string =>
  ranges
    .split(' ')
    .map((range) => range.replace(/[\da-f]+/g, String.raw`\u{$&}`))
    .join('');

/** A letter with the marks on it is drawn in one font. */
const IN_ONE_FONT = Object.values(SUPPORTED_CODE_POINTS).map((ranges) => new RegExp(`^[${classOf(ranges)}]+$`, 'u'));

/** What is never seen: marks of direction, variants of emoji. The two joiners change how Devanagari is written. */
const INVISIBLE = /[\u{FE00}-\u{FE0F}]|(?![\u{200C}\u{200D}])\p{Cf}/gu;

/** A text as it is drawn: one line, each letter in one piece, without characters that are never seen. */
export const toDrawnText = (text: string): string =>
  text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();

/** A letter with the marks on it, or an emoji with what is joined to it. */
const CHARACTER = /\P{M}[\p{M}\p{Emoji_Modifier}]*(?:\u{200D}\P{M}[\p{M}\p{Emoji_Modifier}]*)*|\p{M}+/gu;

/** @returns the characters of a text that no font of the share pictures has, each once, such as an emoji */
export function unsupportedCharacters(text: string): string[] {
  const characters = new Set(toDrawnText(text).match(CHARACTER));
  return [...characters].filter((character) => character !== ' ' && !IN_ONE_FONT.some((font) => font.test(character)));
}

/** Every letter that a font of the share pictures has. */
const SUPPORTED_LETTERS = Object.values(SUPPORTED_CODE_POINTS)
  .flatMap((ranges) => ranges.split(' '))
  .flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map((point) => parseInt(point, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
  })
  .filter((character) => /\p{L}/u.test(character))
  .join('');

/**
 * The characters of a text that are a mistake where share pictures are made of it: those that no font has. Those of a
 * script for which there is no font at all are none: the picture does without them.
 * @param scripts those that the site's languages are written in, by their names in ISO 15924
 */
export function refusedCharacters(text: string, scripts: readonly string[]): string[] {
  const without = scripts.filter((script) => !new RegExp(`\\p{Script=${script}}`, 'u').test(SUPPORTED_LETTERS));
  const known = new RegExp(
    `^[\\u{200D}${without.map((script) => `\\p{Script_Extensions=${script}}`).join('')}]+$`,
    'u',
  );
  return unsupportedCharacters(text).filter((character) => !known.test(character));
}

/** A text as far as it can be drawn: the words that the fonts have all letters of, if one of them has letters. */
export function drawableText(text: string): string {
  const whole = toDrawnText(text);
  if (unsupportedCharacters(whole).length === 0) return whole;
  const words = whole.split(' ').filter((word) => unsupportedCharacters(word).length === 0);
  return words.some((word) => /\p{L}/u.test(word)) ? words.join(' ') : '';
}
