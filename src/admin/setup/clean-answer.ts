import { isBlank } from '../../shared/is-blank.ts';

/** @returns an answer in one line, without the invisible characters that a keyboard or a paste may leave */
export const cleanAnswer = (answer: string): string =>
  isBlank(answer)
    ? ''
    : answer
        .replace(/[\p{Cc}\p{Bidi_Control}\u200B\u2060\uFEFF]/gu, '')
        .trim()
        .normalize('NFC');
