/** @returns an answer in one line, without signs that a keyboard or a paste may leave and that no text wants */
export const cleanAnswer = (answer: string): string =>
  answer
    .replace(/[\p{Cc}\u200B\u2060\uFEFF]/gu, '')
    .trim()
    .normalize('NFC');
