/** Words that stand on one line: browsers break behind a hyphen wherever a line ends. */

/** With what stands right before and behind it, such as a comma, which would else begin a line. */
const HYPHENATED = /(\S*[\p{L}\p{M}\p{N}]-[\p{L}\p{N}]\S*)/u;

/** @returns in turn what stands between words with a hyphen, such as `make-up`, and such a word */
export const splitAtHyphenated = (text: string): string[] => text.split(HYPHENATED);

/**
 * A comment, a drawing, in whose words no tag may stand, or a tag; what is in quotation marks within it may hold `>`.
 */
const NO_WORDS = /(<!--[^]*?-->|<svg[\s>][^]*?<\/svg\s*>|<(?:"[^"]*"|'[^']*'|[^'">])*>)/i;

const marked = (text: string) =>
  splitAtHyphenated(text)
    .map((part, at) => (at % 2 === 0 ? part : `<span data-unbroken>${part}</span>`))
    .join('');

/** @returns the HTML, in which such words are marked as UnbrokenWords.astro marks them */
export const withUnbrokenWords = (html: string): string =>
  html
    .split(NO_WORDS)
    .map((part, at) => (at % 2 === 0 ? marked(part) : part))
    .join('');
