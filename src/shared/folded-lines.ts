/** The lines that calendars (RFC 5545) and address books (RFC 2426) are files of. Pure, and small enough for a page. */

/** Octets of a line without its end; a longer one goes on in the next, behind a space. */
const LINE_OCTETS = 75;
const LINE_END = '\r\n';

/**
 * @returns a text as it stands in a value: characters that have a meaning of their own there are escaped, and control
 * characters, which may not stand there, are none
 */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|[\n\v\f\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

/** Breaks a line where it has to be, and never within a letter: a phone may read each part by itself. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let [folded, octets] = ['', 0];
  for (const letter of line) {
    const { length } = encoder.encode(letter);
    if (octets + length > LINE_OCTETS) {
      folded += `${LINE_END} `;
      octets = 1;
    }
    folded += letter;
    octets += length;
  }
  return folded;
}

/** @returns the text of a file of these lines, long ones folded, each with its end */
export const foldedLines = (lines: readonly string[]): string => lines.map((line) => fold(line) + LINE_END).join('');
