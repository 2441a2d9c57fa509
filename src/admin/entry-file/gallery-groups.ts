/** The groups of the galleries, as galleries.yaml of every language names them. */
import { LOCALES } from '../../lib/locales.ts';
import { isFields, type Data, type Fields } from './data.ts';

/** What a gallery calls its groups, by their keys. @param gallery what a file says of it */
export const groupsIn = (gallery: Data): Fields => {
  const groups = isFields(gallery ?? null) ? (gallery as Fields)['groups'] : undefined;
  return isFields(groups ?? null) ? (groups as Fields) : {};
};

export interface GalleryGroups {
  /** Takes what galleries.yaml of some language says. */
  remember: (data: Fields) => void;
  /** @returns the keys of each gallery's groups; undefined as long as no file is known */
  keys: () => Readonly<Record<string, readonly string[]>> | undefined;
}

export function galleryGroups(): GalleryGroups {
  /** The newest files. Nothing tells their languages: there are as many of them as languages. */
  let files: Fields[] = [];
  return {
    remember: (data) => {
      files = [...files, data].slice(-LOCALES.length);
    },
    // A group that one language has no name for yet is told of where it is named.
    keys: () => {
      if (files.length === 0) return undefined;
      const galleries = new Set(files.flatMap(Object.keys));
      return Object.fromEntries(
        [...galleries].map((name) => [name, [...new Set(files.flatMap((file) => Object.keys(groupsIn(file[name]))))]]),
      );
    },
  };
}
