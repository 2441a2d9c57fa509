/**
 * Publishes what was encoded before as a hard link to the file in the cache. Astro would copy every picture in every
 * build, and remove it with the last site: of a thousand photos that takes longer than to render their pages. And it
 * looks for pictures by name: of one photo that is put before a thousand others, which then have other numbers, all
 * would be encoded again.
 */
import { linkSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { variantOf } from '../../src/shared/encoded-picture-name.ts';

/** Astro's own list of what is to be made of pictures, by the path of each original in the site. */
type StaticImages = NonNullable<typeof globalThis.astroAsset.staticImages>;

/** The names of what lies in a folder; none where there is no folder yet. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Makes a hard link. @returns whether it is there: some file systems, such as FAT, know none */
function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param folder where Astro keeps encoded pictures
 * @returns the name of a picture that holds what one of this name would: itself, or what was made of the same bytes in
 * the same way when the photo had another name
 */
function readCache(folder: string): (name: string) => string | undefined {
  const names = new Set(namesIn(folder));
  /** Made when the first name is not there, which in most builds is never. */
  let variants: ReadonlyMap<string | undefined, string> | undefined;
  return (name) => {
    if (names.has(name)) return name;
    const variant = variantOf(name);
    variants ??= new Map([...names].map((other) => [variantOf(other), other]));
    return variant === undefined ? undefined : variants.get(variant);
  };
}

/**
 * Publishes pictures that were encoded before, and takes them off Astro's list. What stays there Astro copies or
 * encodes. Pictures of the cache that lie in the site already are the last site's (scripts/build/last-pictures.ts): of
 * these it removes what no page shows any more.
 * @param isOwners whether an original is the owner's. Of any other Astro wants to know what becomes of it.
 * @param cache the folder where Astro keeps encoded pictures
 * @param site the folder of the site
 * @param pictures the name of the folder in it that has the pictures
 */
export function publishEncoded(
  images: StaticImages,
  isOwners: (original: string) => boolean,
  cache: string,
  site: string,
  pictures: string,
): void {
  const encoded = readCache(cache);
  const fromLastSite = new Set(namesIn(join(site, pictures)).filter((name) => encoded(name) === name));
  for (const [original, { transforms }] of images) {
    if (!isOwners(original)) continue;
    for (const [key, { finalPath }] of transforms) {
      const name = basename(finalPath);
      const known = encoded(name);
      if (known === undefined) continue;
      if (known !== name) link(join(cache, known), join(cache, name));
      if (fromLastSite.delete(name) || link(join(cache, known), join(site, finalPath))) transforms.delete(key);
    }
    if (transforms.size === 0) images.delete(original);
  }
  for (const name of fromLastSite) rmSync(join(site, pictures, name));
}
