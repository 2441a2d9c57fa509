/** Words that stand on one line: browsers break behind a hyphen wherever a line ends. */

/** With what stands right before and behind it, such as a comma, which would else begin a line. */
const HYPHENATED = /(\S*[\p{L}\p{M}\p{N}]-[\p{L}\p{N}]\S*)/u;

/** @returns in turn what stands between words with a hyphen, such as `make-up`, and such a word */
export const splitAtHyphenated = (text: string): string[] => text.split(HYPHENATED);

/** Characters that fit into a line of the narrowest phone whatever the size of its text. */
const FITTING = 10;

/**
 * Whether such a word may be longer than a line, and has to break then. It is a block in its line, and a search in the
 * page does not find it with the word beside it.
 */
export const isLong = (word: string): boolean => word.length > FITTING;

/**
 * A comment, a drawing, in whose words no tag may stand, or a tag; what is in quotation marks within it may hold `>`.
 */
const NO_WORDS = /(<!--[^]*?-->|<svg[\s>][^]*?<\/svg\s*>|<(?:"[^"]*"|'[^']*'|[^'">])*>)/i;

const opening = (word: string) => (isLong(word) ? `<span data-unbroken="long">` : '<span data-unbroken>');

const marked = (text: string) =>
  splitAtHyphenated(text)
    .map((part, at) => (at % 2 === 0 ? part : `${opening(part)}${part}</span>`))
    .join('');

/** @returns the HTML, in which such words are marked as UnbrokenWords.astro marks them */
export const withUnbrokenWords = (html: string): string =>
  html
    .split(NO_WORDS)
    .map((part, at) => (at % 2 === 0 ? marked(part) : part))
    .join('');
