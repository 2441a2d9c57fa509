/** The groups of the galleries, as galleries.yaml of every language names them. */
import { LOCALES } from '../../lib/locales.ts';
import { isFields, type Data, type Fields } from './data.ts';

/** What a gallery calls its groups, by their keys. @param gallery what a file says of it */
export const groupsIn = (gallery: Data): Fields => {
  const groups = isFields(gallery ?? null) ? (gallery as Fields)['groups'] : undefined;
  return isFields(groups ?? null) ? (groups as Fields) : {};
};

/** The keys of each gallery's groups. @param files what galleries.yaml of some languages says */
export function groupKeys(files: readonly Fields[]): Readonly<Record<string, readonly string[]>> {
  const galleries = new Set(files.flatMap(Object.keys));
  return Object.fromEntries(
    [...galleries].map((name) => [name, [...new Set(files.flatMap((file) => Object.keys(groupsIn(file[name]))))]]),
  );
}

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
    keys: () => (files.length === 0 ? undefined : groupKeys(files)),
  };
}
