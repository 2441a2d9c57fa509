/** The studio's name as the first page sets it: the first word large, the others below it. Free of Astro. */

/**
 * Widths of Cormorant's letters in hundredths of the font's size, rounded up. A letter that is not among them counts as
 * a wide one.
 */
const LATIN: readonly (readonly [hundredths: number, letters: string])[] = [
  [20, "'’.,:;"],
  [28, 'ijl'],
  [35, 'ftsI1J-'],
  [38.5, 'r'],
  [40, '23'],
  [43, 'aceyz57'],
  [47, 'vxg469'],
  [51, 'uqok08'],
  [52, 'bdhpnSF'],
  [56, 'LEP'],
  [62, 'BZY'],
  [67, 'TKXVC'],
  [73, 'wRDUA&GN'],
  [78, 'mOQH'],
  [92, 'MW'],
];
const WIDE = 0.92;
const WIDTHS = new Map(
  LATIN.flatMap(([hundredths, letters]) => Array.from(letters, (letter) => [letter, hundredths / 100] as const)),
);
/**
 * Widths of Tiro's Devanagari letters, in parts of the font's size, that no letter of their kind exceeds: a letter, one
 * with the stroke of a long vowel, a vowel sign, and what a half letter saves by being joined to the next.
 */
const LETTER = 0.7;
const LONG_VOWEL = 1.06;
const SIGN = 0.29;
const HALF = -0.2;

function widthOf(character: string): number {
  if (character === '\u094D') return HALF;
  if (/\p{Mn}/u.test(character)) return 0;
  if (/\p{Mc}/u.test(character)) return SIGN;
  if (/[आओऔ]/.test(character)) return LONG_VOWEL;
  if (/\p{Script=Devanagari}/u.test(character)) return LETTER;
  return WIDTHS.get(character) ?? WIDE;
}

/** Each letter stands this much nearer to the next (`letter-spacing` of the word). */
const TRACKING = 0.02;

/** Letters that reach far below their line, also with a mark. Devanagari's lines are high enough for its signs. */
const DESCENDING = /[gjpqyJQ]/;
/** Parts of the font's size that keep them clear of the next line. */
const BELOW = 0.15;

export interface Wordmark {
  first: string;
  /** The other words; empty when there is one word only. */
  rest: string;
  /** At least as many times its font's size as the first word is wide. */
  ems: number;
  /** The same of the widest of the other words, with those of the city. */
  longest: number;
  /** The room that the first word wants below its line, in parts of its font's size. */
  below: number;
}

/** How many times its font's size a word is wide, each letter being nearer to the next by `tracking`. */
function emsOf(word: string, tracking = 0): number {
  // Letters and their marks apart.
  const ems = Array.from(word.normalize('NFD')).reduce((sum, character) => sum + widthOf(character) - tracking, 0);
  return Math.ceil(ems * 100) / 100;
}

/** Splits a name after its first word, and estimates how wide its words will be: never less than they are. */
export function toWordmark(name: string, city = ''): Wordmark {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const longest = Math.max(0, ...[...rest, ...city.split(/\s+/)].map((word) => emsOf(word)));
  return {
    first,
    rest: rest.join(' '),
    ems: emsOf(first, TRACKING),
    longest,
    below: DESCENDING.test(first) ? BELOW : 0,
  };
}
