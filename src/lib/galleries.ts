/** The galleries and their photos, in the order of their file names, finished for a page. */
import { getCollection, getEntry } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { requireEntry } from './require-entry.ts';
import { sizeOf } from './responsive-picture.ts';
import { altIn, DEFAULT_LOCALE, type Locale } from './locales.ts';
import { focalPointOf, type FocalPoint } from '../shared/focal-point.ts';
import { interpolate } from '../shared/interpolate.ts';
import { naturalOrder } from '../shared/natural-order.ts';
import { splitPhotoName } from '../shared/photo-name.ts';
import { getWords } from './words.ts';

/** The gallery of the studio's rooms, which shows no occasion. */
export const ROOMS = 'studio';

interface PhotoEntry {
  /** `portfolio/01-bridal-red.yaml` */
  id: string;
  data: {
    id?: number | undefined;
    image: ImageMetadata;
    alt?: string | undefined;
    group?: string | undefined;
    focus?: string | undefined;
    [field: string]: unknown;
  };
}

export interface PhotoListing {
  /** The part of its address after `#`, unique within its gallery: `post-1-bridal-red`. */
  anchor: string;
  /** `Post 1`, or `Post 1: what it shows`, in the page's language. */
  alt: string;
  /** What it shows in a word or two: its description as far as the first comma; nothing where there is no comma. */
  name: string;
  /** The key of the group that it hangs in. */
  group: string | undefined;
  /** Where the face is. */
  focus: FocalPoint;
  /** Its place among the files of the gallery, from 0. */
  filed: number;
  image: ImageMetadata;
  /** Width / height. */
  ratio: number;
}

/** What stands before the first comma of a description, in any script. */
const nameIn = (description = ''): string => /^(.+?)\s*[,،、，]/u.exec(description)?.[1] ?? '';

/**
 * Entries of all galleries → the listings of one, in the order shown: group by group, in each by their file names.
 * Numbers and anchors are those of the files' order, so that groups change no photo's address.
 * @param gallery the folder's name
 * @param groups the keys of its groups, in their order
 * @param words how a photo is called, with `{id}` and `{description}`
 */
export function toListings(
  entries: readonly PhotoEntry[],
  gallery: string,
  words: Record<'photo' | 'photoWith', string>,
  locale: Locale,
  groups: readonly string[],
): PhotoListing[] {
  const placeOf = ({ group }: PhotoListing) => {
    const place = group === undefined ? -1 : groups.indexOf(group);
    return place === -1 ? groups.length : place;
  };
  const taken = new Set<string>();
  return entries
    .filter(({ id }) => id.startsWith(`${gallery}/`))
    .sort((a, b) => naturalOrder(a.id, b.id))
    .map(({ id: path, data }, index) => {
      const { width, height } = sizeOf(data.image);
      const { number, rest: name } = splitPhotoName(path);
      // A file without a number still needs one: its place in the gallery.
      const id = data.id ?? (number || index + 1);
      const wished = ['post', id, ...name.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)]
        .filter((part) => part !== '')
        .join('-');
      let anchor = wished;
      for (let times = 2; taken.has(anchor); times++) anchor = `${wished}-${times}`;
      taken.add(anchor);
      const description = altIn(data, locale);
      return {
        anchor,
        alt: description ? interpolate(words.photoWith, { id, description }) : interpolate(words.photo, { id }),
        name: nameIn(description),
        group: data.group,
        focus: focalPointOf(data.focus, { width, height }),
        filed: index,
        image: data.image,
        ratio: width / height,
      };
    })
    .sort((a, b) => placeOf(a) - placeOf(b));
}

function stop(file: string, wrong: string): never {
  throw new Error(`src/content/${file} has no ${wrong}. Write it there.`);
}

/**
 * What `read` gives, read once in a build, in which no content changes: Astro would make thousands of entries anew for
 * each page that asks for them.
 */
function readOnce<Key, Value>(read: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>();
  return (key) => {
    const value = known.get(key) ?? read(key);
    if (import.meta.env.PROD) known.set(key, value);
    return value;
  };
}

const getEntries = readOnce((collection: 'photos') => getCollection(collection));

const galleryWords = async (locale: Locale) => {
  const file = `${locale}/galleries.yaml`;
  return requireEntry(await getEntry('galleries', file), file).data;
};

async function readGalleries(locale: Locale) {
  const file = `${locale}/galleries.yaml`;
  const first = await galleryWords(DEFAULT_LOCALE);
  const said = await galleryWords(locale);
  const entries = await getEntries('photos');
  const { gallery } = await getWords(locale);
  return Object.entries(first).map(([name, { groups: known = {} }]) => {
    const { groups: names = {}, ...words } = said[name] ?? stop(file, `gallery ${name}`);
    const keys = Object.keys(known);
    const listings = toListings(entries, name, gallery, locale, keys);
    const used = new Set(listings.map(({ group }) => group));
    for (const group of used)
      if (group !== undefined && !keys.includes(group))
        stop(`${DEFAULT_LOCALE}/galleries.yaml`, `group ${group} in the gallery ${name}, which a photo names`);
    return {
      name,
      ...words,
      groups: keys
        .map((key) => ({
          key,
          name: names[key] ?? stop(file, `name of the group ${key} of the gallery ${name}`),
          total: listings.filter(({ group }) => group === key).length,
        }))
        .filter(({ total }) => total > 0),
      listings,
    };
  });
}

/**
 * Every gallery that has words in the first language, with its listings. A folder without words has no page; words
 * without a folder are an empty gallery. `groups` are those that have photos, in the order of the first language's
 * file. Throws when another language lacks the words, or a photo names a group that the gallery does not have.
 * All who ask in a build get the same, which none of them may change.
 */
export const getGalleries = readOnce(readGalleries);
