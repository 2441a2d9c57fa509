/**
 * Blanks that YAML does not take as such, as web pages and phones write them: the one that never breaks, those without
 * width. At the beginning of a line nobody sees what is wrong. Joiners are among them there alone, where they have
 * nothing to join: within a line Indian scripts and emoji need them.
 */
const FOREIGN = String.raw`\u00a0\u1680\u2000-\u200d\u202f\u205f\u2060\u3000`;

/** A line with words that begins with such a blank. */
export const FOREIGN_BEGINNING = new RegExp(String.raw`^ *[${FOREIGN}][\s${FOREIGN}]*\S`);

const RUN = new RegExp(String.raw`^( *)[${FOREIGN}](?:[^\S\r\n]|[${FOREIGN}])*`, 'gm');

/** @returns the text with such blanks left out at the beginning of every line; as it is where it has nothing else */
export function withoutForeignBeginnings(text: string): string {
  const plain = text.replace(RUN, '$1');
  return plain.trim() === '' ? text : plain;
}
