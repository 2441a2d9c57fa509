/**
 * A short text that Astro's bundler handles in place of an owner's picture: the hash of its bytes, and its path. With
 * three thousand photos the bundler would otherwise hold and copy gigabytes, which a build needs only for pictures that
 * were never encoded before; and an original that never lies in the site's folder cannot be published with it.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const BEGINNING = 'Stands for a picture: ';
const STAND_IN = new RegExp(`^${BEGINNING}[0-9a-f]{64} (.+)$`, 's');

/** @param path from the project's folder, so that names of pictures do not depend on where the project lies */
export const standInFor = (picture: Uint8Array, path: string): Buffer =>
  Buffer.from(`${BEGINNING}${createHash('sha256').update(picture).digest('hex')} ${path}`);

const originals = new WeakMap<Uint8Array, Promise<Uint8Array>>();

/**
 * The picture itself, read once as long as its stand-in is held; other bytes are given back as they are. Rejects when
 * the file cannot be read.
 * @param root the project's folder
 */
export async function readPicture(bytes: Uint8Array, root: string): Promise<Uint8Array> {
  const isStandIn = Buffer.from(bytes.subarray(0, BEGINNING.length)).toString() === BEGINNING;
  const path = isStandIn ? STAND_IN.exec(Buffer.from(bytes).toString())?.[1] : undefined;
  if (path === undefined) return bytes;
  const original = originals.get(bytes) ?? readFile(join(root, path));
  originals.set(bytes, original);
  return original;
}
