/** The fields of a group in the order and the characters in which they are written, which its data do not tell. */
import { isMap, isNode, isScalar } from 'yaml';

/** A field with all that is written of it. */
export interface WrittenField {
  name: string;
  /** Whether a colon stands behind its name. */
  hasColon: boolean;
  /**
   * What stands from the beginning of its value to its end, or from the beginning of its name where it has no colon.
   * Between curly brackets all up to the next field counts: `Closed, ` in `{ en: Closed, hi: बंद }`.
   */
  written: string;
}

/**
 * The fields of `group`, a part of YAML's document; none where it is no group.
 * @param text in which it stands
 * @param nameOf what the site calls a name that is written so
 */
export function writtenFields(group: unknown, text: string, nameOf = (name: string) => name): WrittenField[] {
  if (!isMap(group)) return [];
  const pairs = group.items.flatMap(({ key, value }) =>
    isScalar(key) && key.range ? [{ key, start: key.range[0], end: key.range[1], value }] : [],
  );
  return pairs.map(({ key, start, end, value }, place) => {
    const range = isNode(value) ? value.range : undefined;
    const next = group.flow ? pairs[place + 1]?.start : undefined;
    return {
      name: key.type === 'PLAIN' ? nameOf(key.source ?? '') : String(key.value),
      hasColon: value !== null,
      written: text.slice(range?.[0] ?? start, next ?? range?.[1] ?? end),
    };
  });
}
