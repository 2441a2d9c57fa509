/**
 * A short text that lies in the site's folder in place of an owner's picture, where Astro's build reads what it is to
 * encode: it says where the picture lies. An original that is never in the site's folder cannot be published with it.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const BEGINNING = 'Stands for a picture: ';

/** @param path where the picture lies, from the project's folder */
export const standInFor = (path: string): Buffer => Buffer.from(BEGINNING + path);

const originals = new WeakMap<Uint8Array, Promise<Uint8Array>>();

/**
 * The picture itself, read once as long as its stand-in is held; other bytes are given back as they are. Rejects when
 * the file cannot be read.
 * @param root the project's folder
 */
export async function readPicture(bytes: Uint8Array, root: string): Promise<Uint8Array> {
  if (Buffer.from(bytes.subarray(0, BEGINNING.length)).toString() !== BEGINNING) return bytes;
  const path = Buffer.from(bytes).toString().slice(BEGINNING.length);
  const original = originals.get(bytes) ?? readFile(join(root, path));
  originals.set(bytes, original);
  return original;
}
