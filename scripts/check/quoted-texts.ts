/** Texts between quotation marks, in a line of YAML. */

const QUOTED = /(?<=[:,{[-]\s*)(["'])(?:(?!\1).)*\1/g;

/** The marks around a text that may not be used inside it. */
export const INSIDE = 'Inside it write ’ rather than \' or ".';

/** @param example a text that is written rightly, without the marks around it */
export const inQuotes = (example: string) =>
  `Start and end the text with the same mark, such as alt: "${example}". ${INSIDE}`;

/** A line with other characters, as many, in the place of those in quotation marks. */
export const withoutQuoted = (line: string) => line.replace(QUOTED, (quoted) => '_'.repeat(quoted.length));
