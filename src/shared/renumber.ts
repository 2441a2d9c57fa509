/** The order of a gallery, which is that of its file names: the names that put a photo elsewhere. */
import { extname } from './path.ts';
import { naturalOrder } from './natural-order.ts';
import { splitPhotoName } from './photo-name.ts';

const withNumber = (name: string, number: number) => {
  const { number: old, rest } = splitPhotoName(name);
  const digits = String(number).padStart(2, '0');
  return old === number ? name : `${rest === '' ? digits : `${digits}-${rest}`}${extname(name)}`;
};

/** Numbers as they were, but in the new order; undefined when some photo has none or two have the same. */
function sameNumbers(names: readonly string[]): number[] | undefined {
  const numbers = names.map((name) => splitPhotoName(name).number);
  const known = numbers.filter((number) => number !== undefined);
  return known.length === names.length && new Set(known).size === names.length
    ? known.sort((a, b) => a - b)
    : undefined;
}

/** Numbers of which only the moved photo's is new, when one is free between its new neighbours. */
function ownNumber(names: readonly string[], moved: string | undefined): number[] | undefined {
  if (moved === undefined) return undefined;
  const numbers = names.map((name) => splitPhotoName(name).number ?? NaN);
  const at = names.indexOf(moved);
  const free = (numbers[at + 1] ?? NaN) - 1;
  if (!(free > (at === 0 ? 0 : (numbers[at - 1] ?? NaN)))) return undefined;
  return numbers.map((number, index) => (index === at ? free : number));
}

/**
 * The new name of each photo whose name has to change.
 * @param names the entries' file names in the order they are to have
 * @param moved the one that was put elsewhere; nothing when several were
 */
export function renumber(names: readonly string[], moved?: string): Map<string, string> {
  const counted = names.map((_, index) => index + 1);
  for (const numbers of [ownNumber(names, moved), sameNumbers(names), counted]) {
    if (!numbers) continue;
    const next = names.map((name, index) => withNumber(name, numbers[index] ?? index + 1));
    const sorted = [...next].sort(naturalOrder);
    if (numbers === counted || next.every((name, index) => name === sorted[index])) {
      return new Map(
        names.flatMap((name, index) => (next[index] && next[index] !== name ? [[name, next[index]]] : [])),
      );
    }
  }
  return new Map();
}
