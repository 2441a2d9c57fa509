/** Finding the photo that hangs already: by its bytes for certain, by its looks as a hint. */
import { readFile } from 'node:fs/promises';
import pMap from 'p-map';
import sharp from 'sharp';
import { sha256 } from '../files/hash.ts';
import { READ_CONCURRENCY } from '../pictures/concurrency.ts';

/** Side of the small grey square that stands for a photo's looks: fine enough to tell two shots of a series apart. */
const SIDE = 128;
/** Grey levels (of 255) by which two copies of one photo differ on average after another compression; two shots differ more. */
const SAME_LOOKS = 1;

/** A photo that hangs. */
export interface Hanging {
  gallery: string;
  path: string;
}

/** The small grey square of a JPEG. */
const looksOf = (jpeg: Buffer) =>
  sharp(jpeg, { failOn: 'none' }).autoOrient().resize(SIDE, SIDE, { fit: 'fill' }).greyscale().raw().toBuffer();

function areAlike(one: Buffer, other: Buffer): boolean {
  const most = SAME_LOOKS * SIDE * SIDE;
  let sum = 0;
  for (let at = 0; at < one.length && sum <= most; at += 1) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return sum <= most;
}

/**
 * The photos that hang, to compare new ones with. Everything is worked out from the pictures themselves: the same
 * original always becomes the same JPEG, so this needs no record and works in a fresh copy of the project.
 */
export class Wall {
  readonly #bytes = new Map<string, Hanging[]>();
  readonly #looks: { hanging: Hanging; looks: Buffer }[] = [];

  /** Adds photos that hang; those that cannot be read are left out (the content check names them). */
  async add(photos: Hanging[]): Promise<void> {
    const look = async (hanging: Hanging) => {
      const jpeg = await readFile(hanging.path).catch(() => undefined);
      if (jpeg) await this.hang(hanging, jpeg).catch(() => undefined);
    };
    await pMap(photos, look, { concurrency: READ_CONCURRENCY });
  }

  /** Adds one photo of which the bytes are at hand. */
  async hang(hanging: Hanging, jpeg: Buffer): Promise<void> {
    const hash = sha256(jpeg);
    this.#bytes.set(hash, [...(this.#bytes.get(hash) ?? []), hanging]);
    this.#looks.push({ hanging, looks: await looksOf(jpeg) });
  }

  /** The photo in this gallery that is this very one. */
  twin(gallery: string, jpeg: Buffer): Hanging | undefined {
    return this.#bytes.get(sha256(jpeg))?.find((hanging) => hanging.gallery === gallery);
  }

  /** A photo, in any gallery, that looks the same: another copy of it, or its like in another format. */
  async lookalike(jpeg: Buffer): Promise<Hanging | undefined> {
    const looks = await looksOf(jpeg);
    return this.#looks.find((other) => areAlike(looks, other.looks))?.hanging;
  }
}
