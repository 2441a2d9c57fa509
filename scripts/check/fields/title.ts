/** What a field is called in a sentence. */
import type { Path } from '../yaml/parse-file.ts';

/** `image`, or `image` (slides, number 2). */
export function fieldTitle(path: Path): string {
  const around = path.slice(0, -1).map((key) => (typeof key === 'number' ? `number ${key + 1}` : String(key)));
  const own = path.at(-1);
  const name = typeof own === 'number' ? `number ${own + 1}` : `\`${String(own)}\``;
  return around.length > 0 ? `${name} (${around.join(', ')})` : name;
}

/** The text as the beginning of a sentence. */
export const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
