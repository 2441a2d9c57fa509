/** The groups of a gallery's photos, in whatever order the photos are. */
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
