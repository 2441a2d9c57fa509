/** Texts between quotation marks, in a line of YAML. */

const QUOTED = /(?<=[:,{[-]\s*)(["'])(?:(?!\1).)*\1/g;

/** The marks around a text that may not be used inside it. */
export const INSIDE = 'Inside it write ’ rather than \' or ".';

/** @param example a text that is written rightly, without the marks around it */
export const inQuotes = (example: string) =>
  `Start and end the text with the same mark, such as alt: "${example}". ${INSIDE}`;

/** The same characters with others for those in quotation marks. */
export const withoutQuoted = (characters: string) => characters.replace(QUOTED, (quoted) => '_'.repeat(quoted.length));
