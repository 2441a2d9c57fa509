/** Signs that no screen shows and that are letters of a name all the same, as copying from chats and pages brings. */

/** Of them, those that nobody types: Indian scripts and emoji are written with two joiners. */
export const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/u;

const NAMES: Readonly<Record<string, string>> = {
  '\u00ad': 'a soft hyphen',
  '\u200b': 'a space without width',
  '\ufeff': 'a mark of the beginning of a file',
};

/** Which such sign stands in a text, and behind what: to follow a colon. */
export function unseenSign(text: string): string {
  const at = text.search(UNSEEN);
  const before = text.slice(0, at);
  const place = before === '' ? 'at its beginning' : `behind ‘${before}’`;
  return `a sign that cannot be seen stands ${place} (${NAMES[text.charAt(at)] ?? 'a mark of direction or of joining'})`;
}
