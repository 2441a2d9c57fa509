/** Finds duplicates of a photo in the galleries: identical ones by their bytes, similar ones by a small grey copy. */
import { readFile } from 'node:fs/promises';
import pMap from 'p-map';
import sharp from 'sharp';
import { sha256 } from '../files/hash.ts';
import { READ_CONCURRENCY } from '../pictures/concurrency.ts';

/** Side of the small grey copy by which photos are compared: fine enough to tell two shots of a series apart. */
const THUMBNAIL_SIDE = 128;
/**
 * Grey levels (of 255) by which two copies of one photo differ on average after another compression; two shots differ
 * more.
 */
const MAX_DIFFERENCE = 1;

/** A photo of a gallery. */
export interface IndexedPhoto {
  gallery: string;
  path: string;
}

/** The small grey copy of a JPEG. */
const thumbnailOf = (jpeg: Buffer) =>
  sharp(jpeg, { failOn: 'none' })
    .autoOrient()
    .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();

/** By what a photo is compared with others. */
interface Fingerprint {
  photo: IndexedPhoto;
  hash: string;
  thumbnail: Buffer;
}

async function fingerprintOf(photo: IndexedPhoto, jpeg: Buffer): Promise<Fingerprint> {
  return { photo, hash: sha256(jpeg), thumbnail: await thumbnailOf(jpeg) };
}

function areSimilar(one: Buffer, other: Buffer): boolean {
  const most = MAX_DIFFERENCE * THUMBNAIL_SIDE * THUMBNAIL_SIDE;
  let sum = 0;
  for (let at = 0; at < one.length && sum <= most; at += 1) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return sum <= most;
}

/**
 * The photos of the galleries, to compare new ones with. Everything is worked out from the pictures themselves: the
 * same original always becomes the same JPEG, so this needs no record and works in a fresh copy of the project.
 */
export class PhotoIndex {
  readonly #bytes = new Map<string, IndexedPhoto[]>();
  readonly #thumbnails: { photo: IndexedPhoto; thumbnail: Buffer }[] = [];

  /** Adds photos in their order; those that cannot be read are left out (the content check names them). */
  async addAll(photos: IndexedPhoto[]): Promise<void> {
    const read = (photo: IndexedPhoto) =>
      readFile(photo.path)
        .then((jpeg) => fingerprintOf(photo, jpeg))
        .catch(() => undefined);
    for (const found of await pMap(photos, read, { concurrency: READ_CONCURRENCY })) if (found) this.#insert(found);
  }

  /** Adds one photo of which the bytes are at hand. */
  async add(photo: IndexedPhoto, jpeg: Buffer): Promise<void> {
    this.#insert(await fingerprintOf(photo, jpeg));
  }

  #insert({ photo, hash, thumbnail }: Fingerprint): void {
    this.#bytes.set(hash, [...(this.#bytes.get(hash) ?? []), photo]);
    this.#thumbnails.push({ photo, thumbnail });
  }

  /** The photo of this gallery that has the same bytes. */
  findIdentical(gallery: string, jpeg: Buffer): IndexedPhoto | undefined {
    return this.#bytes.get(sha256(jpeg))?.find((photo) => photo.gallery === gallery);
  }

  /** A photo of any gallery that looks the same, such as the same picture compressed again or in another format. */
  async findSimilar(jpeg: Buffer): Promise<IndexedPhoto | undefined> {
    const thumbnail = await thumbnailOf(jpeg);
    return this.#thumbnails.find((other) => areSimilar(thumbnail, other.thumbnail))?.photo;
  }
}
