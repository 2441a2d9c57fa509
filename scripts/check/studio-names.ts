/** The studio's own names, which may stand in the letters of any language. */
import { asWholeWords } from '../../src/lib/word-boundaries.ts';
import { valueAt } from '../../src/shared/value-at.ts';

/** A text without the names in it. */
export type WithoutNames = (text: string) => string;

/** What many studios are called: a word of the language, which by itself names none of them. */
const GENERIC = new Set(
  [
    'a an and at by for in of the with & + -',
    'academy art artist artistry arts beauty bridal bride brides centre center class classes cosmetics course',
    'hair henna home house institute ladies lounge make make-up makeover makeovers makeup mehendi mehndi nail nails',
    'parlor parlour party photo photos portfolio professional salon school skin spa studio studios style training',
    'unisex up wedding women',
    'अकादमी अकैडमी आर्ट आर्टिस्ट इंस्टीट्यूट एंड एकेडमी और का की के कोर्स क्लास क्लासेज़ ट्रेनिंग नेल नेल्स पार्टी पार्लर',
    'पोर्टफ़ोलियो प्रोफ़ेशनल ब्यूटी ब्राइडल मेकअप मेकओवर मेहंदी व वेडिंग सेंटर सैलून स्कूल स्टूडियो स्पा हेयर होम',
  ]
    .join(' ')
    .normalize('NFC')
    .split(' '),
);

const isGeneric = (word: string) => GENERIC.has(word.replace(/[,.:]$/, '').toLowerCase());
const anyOf = (texts: readonly string[]) => `(?:${texts.map(RegExp.escape).join('|')})`;
/** The longest first, for a regular expression takes the first that fits. */
const longestFirst = (texts: Iterable<string>) => [...new Set(texts)].sort((a, b) => b.length - a.length);

/** A fact as it is said in each language. */
const sayings = (fact: unknown): string[] =>
  (fact !== null && typeof fact === 'object' ? Object.values(fact) : [fact])
    .filter((said) => typeof said === 'string')
    .map((said) => said.normalize('NFC').trim())
    .filter((said) => said !== '');

/**
 * Takes out of texts the studio's name as a whole, parts of it that name the studio (`Gulmohar Academy` of `Gulmohar
 * Makeup Studio & Academy`, not `Academy`), and the network's.
 * @param studio what studio.yaml says
 */
export function withoutOwnNames(studio: unknown): WithoutNames {
  const names = sayings(valueAt(studio, ['name']));
  const whole = longestFirst([...names, ...sayings(valueAt(studio, ['social', 'name']))]);
  const words = longestFirst(names.flatMap((name) => name.split(/\s+/)));
  const own = words.filter((word) => !isGeneric(word));
  const parts = own.length > 0 ? [`(?:${anyOf(words)}\\s+)*?${anyOf(own)}(?:\\s+${anyOf(words)})*`] : [];
  const alternatives = [...(whole.length > 0 ? [anyOf(whole)] : []), ...parts];
  if (alternatives.length === 0) return (text) => text;
  const said = new RegExp(asWholeWords(alternatives.join('|')), 'gu');
  return (text) => text.normalize('NFC').replace(said, ' ');
}
