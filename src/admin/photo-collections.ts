/** The files that say what a photo shows, and the lists that the editor keeps of them. */

/** Their endings. What the editor and `npm run photos` write is the first; people write the others, too. */
export const ENTRY_ENDINGS = ['yaml', 'yml', 'md'] as const;
export type EntryEnding = (typeof ENTRY_ENDINGS)[number];

/** @returns the editor's name for a gallery's photos whose entries have an ending, which it keeps a list of */
export const collectionName = (gallery: string, ending: EntryEnding): string =>
  ending === 'yaml' ? gallery : `${gallery}_${ending}`;

/** @returns the gallery that such a list belongs to */
export const galleryOf = (collection: string): string => collection.replace(/_(yml|md)$/, '');

const PHOTO_FORMAT = /^photo-(.+?)(_yml|_md-frontmatter)?$/;

/**
 * @returns the name of the format that such a list is written in. Each gallery has its own: pictures of two galleries
 * may have one name. The editor requires `-frontmatter` at the end of a Markdown format's name.
 */
export const photoFormat = (gallery: string, ending: EntryEnding): string =>
  `photo-${collectionName(gallery, ending)}${ending === 'md' ? '-frontmatter' : ''}`;

/** @returns the gallery whose photos are written in a format; nothing where it is that of another file */
export const galleryOfFormat = (format: string): string | undefined => PHOTO_FORMAT.exec(format)?.[1];
