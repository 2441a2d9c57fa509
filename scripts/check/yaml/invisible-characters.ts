/**
 * Characters that no screen shows, as copying from chats and pages brings them along: a name with one is another name.
 */

/** Those of them that nobody types on purpose. The two joiners are none: Indian scripts and emoji need them. */
export const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/u;

const NAMES: Readonly<Record<string, string>> = {
  '\u00ad': 'a soft hyphen',
  '\u200b': 'a space without width',
  '\ufeff': 'a mark of the beginning of a file',
};

/** Which such character stands in a text, and behind what: to follow a colon. */
export function invisibleCharacter(text: string): string {
  const at = text.search(INVISIBLE);
  const before = text.slice(0, at);
  const place = before === '' ? 'at its beginning' : `behind ‘${before}’`;
  return `a character that cannot be seen stands ${place} (${NAMES[text.charAt(at)] ?? 'a mark of direction or of joining'})`;
}
