/** Which photo an address means, after the photos have been reordered. */

/** The name in `post-27-bridal-red`, which stays when the number changes. */
const nameIn = (anchor: string) => /^post-\d+-(.+)$/.exec(anchor)?.[1];

/**
 * @param wanted the part of the address after `#`
 * @param anchors those of the existing photos
 * @returns the same anchor if it exists, else the only one of that name; undefined when there is none
 */
export function matchAnchor(wanted: string, anchors: readonly string[]): string | undefined {
  if (anchors.includes(wanted)) return wanted;
  const name = nameIn(wanted);
  const [found, ...more] = name ? anchors.filter((anchor) => nameIn(anchor) === name) : [];
  return more.length === 0 ? found : undefined;
}
