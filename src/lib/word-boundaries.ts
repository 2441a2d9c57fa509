/** Words as such, not as letters within longer words. Free of Astro. */

/** @param source of a regular expression; @returns that of the same as whole words, for one with the flag `u` */
export const asWholeWords = (source: string): string => `(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])`;

/** Whether a text says these words: “Khubsurat” does not say “surat”. */
export const saysWords = (text: string, words: string): boolean =>
  new RegExp(asWholeWords(RegExp.escape(words.normalize('NFC'))), 'u').test(text.normalize('NFC'));
