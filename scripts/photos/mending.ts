/**
 * Photos that were hung by hand, straight from the phone: made safe where they hang. The entry stays; the picture
 * loses its metadata and its excess, and its original goes to the shelf first.
 */
import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import sharp from 'sharp';
import { exists, keepCopy, putAway, sha256, writeWhole } from '../disk/whole.ts';
import { renamePicture } from '../gallery/entry.ts';
import { filesBelow } from '../gallery/folder.ts';
import type { Gallery } from '../gallery/folder.ts';
import { jpegParts } from '../pictures/jpeg.ts';
import { kindOf } from '../pictures/kind.ts';
import { tellTales } from '../pictures/metadata.ts';
import { convert, LONG_SIDE } from './conversion.ts';
import type { Left } from './drop.ts';
import { ORIGINALS } from './hanging.ts';

/** The pictures outside the galleries (slides, the founder's), from the project's folder. */
const PICTURES = join('src', 'content', 'pictures');

/** A picture that hangs, and the entries that name it. */
interface Hung {
  /** Where the picture lies now. */
  source: string;
  /** Where its entries look for it. */
  named: string;
  entries: string[];
  shelf: string;
}

/** One mended picture: what it was and what it is now. */
export interface Mended {
  source: string;
  picture: string;
  entries: string[];
}

/** True for a picture that should not lie in the project as it is. */
async function isUnsafe(path: string): Promise<boolean> {
  const bytes = await readFile(path);
  const kind = kindOf(bytes);
  if (kind === 'heic' || kind === 'tiff') return true;
  if (!['jpeg', 'png', 'webp', 'avif'].includes(kind)) return false;
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  return tellTales(metadata).length > 0 || (metadata.orientation ?? 1) > 1 || metadata.space === 'cmyk'
    || Math.max(metadata.width, metadata.height) > LONG_SIDE || (kind === 'jpeg' && jpegParts(bytes).trailing > 0);
}

const stem = (path: string) => join(dirname(path), basename(path, extname(path))).normalize('NFC').toLowerCase();

function hungIn({ name, entries, others }: Gallery, root: string): Hung[] {
  const hung = new Map<string, Hung>();
  for (const { path, picture: named } of entries) {
    if (!named) continue;
    const source = others.includes(named) ? named : others.find((file) => stem(file) === stem(named) && extname(file) !== extname(named));
    if (!source) continue;
    const entry = hung.get(source) ?? { source, named, entries: [], shelf: join(root, ORIGINALS, name) };
    entry.entries.push(path);
    hung.set(source, entry);
  }
  return [...hung.values()];
}

async function target({ source, named }: Hung, jpeg: Buffer): Promise<string> {
  if (/\.jpe?g$/i.test(named)) return named;
  for (let copy = 1; ; copy += 1) {
    const path = `${named.slice(0, named.length - extname(named).length)}${copy === 1 ? '' : `-${copy}`}.jpg`;
    if (path === source || !(await exists(path)) || sha256(await readFile(path)) === sha256(jpeg)) return path;
  }
}

async function mend(hung: Hung): Promise<Mended | Left | undefined> {
  try {
    if (hung.source === hung.named && !(await isUnsafe(hung.source))) return undefined;
    const conversion = await convert(hung.source);
    if ('reason' in conversion) return { path: hung.source, reason: conversion.reason };
    const picture = await target(hung, conversion.jpeg);
    await keepCopy(hung.source, hung.shelf);
    await writeWhole(picture, conversion.jpeg);
    if (picture !== hung.named) for (const entry of hung.entries) await renamePicture(entry, basename(picture));
    if (picture !== hung.source) await putAway(hung.source, hung.shelf);
    return { source: hung.source, picture, entries: hung.entries };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { path: hung.source, reason: `it could not be made safe where it hangs (${text}). Run \`npm run check\`, which says more` };
  }
}

/** Mends what hangs and is unsafe. Safe pictures are not touched. */
export async function mendAll(root: string, galleries: Gallery[]): Promise<{ mended: Mended[]; left: Left[] }> {
  const slides = (await filesBelow(join(root, PICTURES)).catch(() => [])).filter((path) => /\.jpe?g$/i.test(path));
  const shelf = join(root, ORIGINALS, 'pictures');
  const hung = [
    ...galleries.flatMap((gallery) => hungIn(gallery, root)),
    ...slides.map((source) => ({ source, named: source, entries: [], shelf })),
  ];
  const mended: Mended[] = [];
  const left: Left[] = [];
  for (const picture of hung) {
    const result = await mend(picture);
    if (result && 'reason' in result) left.push(result);
    else if (result) mended.push(result);
  }
  return { mended, left };
}
