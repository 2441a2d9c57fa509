/** Facts in Latin letters and figures, in texts that may run from right to left. */

/** What is between these two characters of Unicode runs from left to right, whatever stands around it. */
const [LEFT_TO_RIGHT, END] = ['\u2066', '\u2069'];

/**
 * @param text that may begin with a mark, such as `+91 98765 43210` or `@name`: in a text from right to left the mark
 * would change sides, and the groups of figures their order
 * @param dir the direction of the text that it comes to stand in
 * @returns it with characters that keep its order there; in a text from left to right, as it is
 */
export const isolated = (text: string, dir: 'ltr' | 'rtl'): string =>
  dir === 'rtl' ? LEFT_TO_RIGHT + text + END : text;
