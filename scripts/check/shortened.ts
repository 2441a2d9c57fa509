/** Letters of a text that a sentence about it shows. */
const SHOWN = 60;

/** A text as a sentence about it quotes it. */
export const shortened = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()} …` : text);
