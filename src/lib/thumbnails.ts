/** The smallest picture of each photo that the galleries publish, for the owner's page that puts them in order. */
import { readFile } from 'node:fs/promises';
import type { ImageMetadata } from 'astro';
import { getSections } from './gallery-sections.ts';
import { gitBlobHash } from './git-blob-hash.ts';
import { DEFAULT_LOCALE } from './locales.ts';
import { PHOTOS_PER_PAGE } from './pagination.ts';
import { getGalleries } from './galleries.ts';

/**
 * @returns the address of a small picture of every photo, by the hash of the owner's file: names change when photos
 * are put in order, while the published page is still that of before
 */
export async function getThumbnails(): Promise<Record<string, string>> {
  const galleries = await getGalleries(DEFAULT_LOCALE);
  const pages = galleries.flatMap(({ groups, listings }) =>
    Array.from({ length: Math.ceil(listings.length / PHOTOS_PER_PAGE) }, (_, page) => ({
      groups,
      listings: listings.slice(page * PHOTOS_PER_PAGE, (page + 1) * PHOTOS_PER_PAGE),
    })),
  );
  const found: [string, string][] = [];
  for (const { groups, listings } of pages) {
    // Laid out as on their page, so that no picture is encoded for this alone.
    const sections = await getSections(listings, groups, String);
    const photos = sections.flatMap((section) => section.photos);
    for (const [at, { picture }] of photos.entries()) {
      const image = listings[at]?.image as (ImageMetadata & { fsPath: string }) | undefined;
      if (image) found.push([gitBlobHash(await readFile(image.fsPath)), picture.avif.split(' ')[0] ?? '']);
    }
  }
  return Object.fromEntries(found);
}
