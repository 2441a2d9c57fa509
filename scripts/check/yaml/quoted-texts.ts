/** Texts between quotation marks, in a line of YAML. */

const QUOTED = /(?<=[:,{[-]\s*)(["'])(?:(?!\1).)*\1/g;

/** The marks around a text that may not be used inside it. */
export const INSIDE = 'Inside it write ’ rather than \' or ".';

/** What to do about a text whose quotation marks are wrong, as the end of a sentence. */
export const QUOTE_ANEW = `start and end the text with the same mark, such as alt: "Bridal look". ${INSIDE}`;

/** A line with other characters, as many, in the place of those in quotation marks. */
export const withoutQuoted = (line: string) => line.replace(QUOTED, (quoted) => '_'.repeat(quoted.length));
