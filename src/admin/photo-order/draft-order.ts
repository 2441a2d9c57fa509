/** The order of a gallery's photos while it is being changed: the names of their entries, group after group. */
import type { OrderedPhoto } from './gallery-photos.ts';

export interface OrderGroup {
  /** Nothing for the photos without a group, which the site shows behind all others. */
  key: string | undefined;
  photos: OrderedPhoto[];
}

/**
 * @param photos in their order @param keys the gallery's groups in theirs
 * @returns the groups that have photos, as the site shows them
 */
export function groupsOf(photos: readonly OrderedPhoto[], keys: readonly string[]): OrderGroup[] {
  const own = ({ group }: OrderedPhoto) => (group !== undefined && keys.includes(group) ? group : undefined);
  return [...keys, undefined]
    .map((key) => ({ key, photos: photos.filter((photo) => own(photo) === key) }))
    .filter((group) => group.photos.length > 0);
}

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
