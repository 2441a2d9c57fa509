/** Reading the headers of binary files, alike in Node and in a browser. */

/** The bytes from `start` up to `end` as letters, one for each byte. Meant for headers of a few kilobytes. */
export function latin1(bytes: Uint8Array, start = 0, end = bytes.length): string {
  let letters = '';
  // Spread into one call they take four times as long.
  for (const byte of bytes.subarray(start, end)) letters += String.fromCharCode(byte);
  return letters;
}

/** The number that two bytes write, the larger first; nothing behind the end counts. */
export const uint16 = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);

/** The number that four bytes write, the largest first. */
export const uint32 = (bytes: Uint8Array, at: number): number => uint16(bytes, at) * 0x10000 + uint16(bytes, at + 2);

/** Where `text` stands among the bytes, at `from` or behind it; -1 when it does not. */
export function indexOfText(bytes: Uint8Array, text: string, from = 0): number {
  const letters = Array.from(text, (letter) => letter.charCodeAt(0));
  const first = letters[0] ?? 0;
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (letters.every((letter, index) => bytes[at + index] === letter)) return at;
  }
  return -1;
}
