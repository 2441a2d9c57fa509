/** Moves of photos in the order of a gallery, which is the names of their entries. */

/**
 * Moves one photo to the place of another of its group. The places of all other groups' photos stay.
 * @param group the names of its group, in their order
 * @param to its new place in the group, from 0
 * @returns the new order of all
 */
export function movedTo(order: readonly string[], group: readonly string[], name: string, to: number): string[] {
  const others = group.filter((other) => other !== name);
  const next = [...others.slice(0, to), name, ...others.slice(to)].values();
  return order.map((one) => (group.includes(one) ? (next.next().value ?? one) : one));
}

/** @returns each photo that, moved alone, turns the first order into the second: either of two neighbours, or none */
export function movedAlone(before: readonly string[], after: readonly string[]): string[] {
  const at = before.findIndex((name, place) => name !== after[place]);
  const without = (order: readonly string[], name: string) => order.filter((one) => one !== name).join('/');
  return [before[at], after[at]].filter(
    (name): name is string => name !== undefined && without(before, name) === without(after, name),
  );
}
