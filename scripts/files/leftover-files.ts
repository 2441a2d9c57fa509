/** What git, editors and copying programs leave behind beside a text: `03-rose.yaml.orig`, `03-rose.yaml.bak`. */
import { isEntryName } from '../../src/shared/path.ts';

const ADDED = /(?:\.(?:orig|rej|bak|backup|old|save|tmp|temp|sw[op])|~)+$/i;

/** @returns the name of the text that a file of this name was left behind from; undefined for any other file */
export function leftoverOf(name: string): string | undefined {
  const text = name.replace(ADDED, '');
  return text !== name && isEntryName(text) ? text : undefined;
}
