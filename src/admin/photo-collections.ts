/** The files that say what a photo shows, and the lists that the editor keeps of them. */

/** Their endings. What the editor and `npm run photos` write is the first; people write the others, too. */
export const ENTRY_ENDINGS = ['yaml', 'yml', 'md'] as const;
export type EntryEnding = (typeof ENTRY_ENDINGS)[number];

/** @returns the editor's name for a gallery's photos whose entries have an ending, which it keeps a list of */
export const collectionName = (gallery: string, ending: EntryEnding): string =>
  ending === 'yaml' ? gallery : `${gallery}_${ending}`;

/** @returns the gallery that such a list belongs to */
export const galleryOf = (collection: string): string => collection.replace(/_(yml|md)$/, '');
