/** Characters that have room below an icon of a phone, which cuts what is longer. */
const MAX_LENGTH = 12;
/** Characters of a first word that alone names nobody, such as “The” or “Shri”. */
const MAX_PREFIX = 4;

/** @returns the first words of a studio's name, as they stand below its icon */
export function shortName(name: string): string {
  const words = name.split(' ');
  let short = words.shift() ?? '';
  for (const word of words) {
    const longer = `${short} ${word}`;
    if (longer.length > MAX_LENGTH && short.length > MAX_PREFIX) break;
    short = longer;
  }
  return short;
}
