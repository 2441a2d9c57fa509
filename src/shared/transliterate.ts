/** Devanagari → Latin letters as people spell them in messages: दुल्हन → dulhan. For file names only. */

/** `क k ख kh` → a table from each letter to its spelling. */
function tableOf(pairs: string): Record<string, string> {
  const words = pairs.split(' ');
  return Object.fromEntries(words.flatMap((letter, at) => (at % 2 === 0 ? [[letter, words[at + 1] ?? '']] : [])));
}

const CONSONANTS = tableOf(
  'क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ' +
    'ध dh न n प p फ ph ब b भ bh म m य y र r ल l ळ l व v श sh ष sh स s ह h',
);
const VOWELS = tableOf('अ a आ a इ i ई i उ u ऊ u ऋ ri ए e ऐ ai ओ o औ au ऑ o ऍ e');
/** Vowels behind a consonant. */
const SIGNS = tableOf('ा a ि i ी i ु u ू u ृ ri े e ै ai ो o ौ au ॉ o ॅ e');
const NASAL = tableOf('ं n ँ n ः h');
const VIRAMA = '्';
const DIGITS = '०१२३४५६७८९';

const word = (letters: string[]) =>
  letters
    .map((letter, at) => {
      const after = letters[at + 1];
      const consonant = CONSONANTS[letter];
      // A consonant carries an a, unless a vowel sign or a virama follows, and except at a word's end.
      if (consonant) return consonant + (after === undefined || after === VIRAMA || after in SIGNS ? '' : 'a');
      const digit = DIGITS.indexOf(letter);
      return VOWELS[letter] ?? SIGNS[letter] ?? NASAL[letter] ?? (digit >= 0 ? String(digit) : '');
    })
    .join('');

/** The text with every Devanagari word spelt in Latin letters; all else stays. */
export function transliterate(text: string): string {
  // The dot below (nukta) colours a letter and is not written in Latin.
  const plain = text
    .normalize('NFD')
    .replace(/\u093c/g, '')
    .normalize('NFC');
  return plain.replace(/[\u0900-\u097f]+/g, (run) => word(Array.from(run)));
}
