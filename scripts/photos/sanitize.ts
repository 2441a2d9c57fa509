/**
 * Pictures that were put in their place by hand, straight from the phone: made safe where they are. Their lines stay;
 * the picture loses its metadata and its excess, gets a name that reaches the site, and its original goes to the
 * shelf first. A run that was cut short is finished by the next: until the last line is changed, the old file is there.
 */
import { readFile, rm } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { pMapIterable } from 'p-map';
import sharp from 'sharp';
import { keepCopy, putAway, writeWhole } from '../files/atomic-write.ts';
import { exists } from '../files/exists.ts';
import { isCode } from '../files/error-code.ts';
import { sha256 } from '../files/hash.ts';
import { repoint } from '../gallery/references.ts';
import { isSafeName } from '../gallery/safe-name.ts';
import { READ_CONCURRENCY } from '../pictures/concurrency.ts';
import { carriedBy } from '../pictures/embedded-data.ts';
import { kindOf, PHOTO_KINDS, PICTURE_NAME } from '../pictures/file-kind.ts';
import { convert, LONG_SIDE } from './convert.ts';
import type { Left } from './new-photos.ts';
import { ORIGINALS } from '../gallery/folder.ts';
import type { Hung } from './existing-pictures.ts';
import { freeName, plainStem, stemOf } from '../gallery/free-name.ts';

/** Endings of pictures that the site can be built from as they are. */
const SITE_ENDING = /\.(jpe?g|png|webp|avif)$/i;

const reasonOf = (error: unknown) =>
  `it could not be made safe where it is (${error instanceof Error ? error.message : String(error)}). ` +
  `Make sure that its folder and the folder ${ORIGINALS} may be written to and run this again`;

/** One mended picture: what it was and what it is now. */
export interface Mended {
  source: string;
  picture: string;
  /** False when it only got another name. */
  converted: boolean;
}

/** True when the pixels or what travels with them should not lie in the project as they are. */
async function isUnsafe(path: string, bytes: Buffer): Promise<boolean> {
  if (!SITE_ENDING.test(path) || (await carriedBy(bytes)).length > 0) return true;
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  // What cannot be read at all is for the content check to say.
  return size !== undefined && (size.space === 'cmyk' || Math.max(size.width, size.height) > LONG_SIDE);
}

/** Where the picture is to lie: its own place, if its name can be used, or one whose lines need no change. */
async function target({ source, named }: Hung, bytes: Buffer, ending: string | undefined): Promise<string> {
  const isFree = async (path: string) =>
    path === source || !(await exists(path)) || sha256(await readFile(path)) === sha256(bytes);
  const fits = (path: string) => isSafeName(basename(path)) && (ending === undefined || /\.jpe?g$/i.test(path));
  if (fits(source)) return source;
  const wished = named.find(
    (path) => fits(path) && extname(path) !== extname(source) && stemOf(path) === stemOf(source),
  );
  if (wished && (await isFree(wished))) return wished;
  const stem = isSafeName(basename(source)) ? stemOf(source) : plainStem(stemOf(source));
  return freeName(source, stem, ending ?? extname(source).toLowerCase(), isFree);
}

/** What is to be done with a picture: nothing, another name for it or for it in its lines, or other pixels. */
type Plan = { hung: Hung; bytes: Buffer; converted: boolean } | { left: Left } | undefined;

const sameFile = (one: string, other: string) =>
  one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase();

async function plan(hung: Hung): Promise<Plan> {
  const { source, named } = hung;
  try {
    const bytes = await readFile(source);
    if (!PHOTO_KINDS.has(await kindOf(bytes))) return undefined;
    if (await isUnsafe(source, bytes)) {
      const conversion = await convert(source);
      return 'reason' in conversion
        ? { left: { path: source, reason: conversion.reason } }
        : { hung, bytes: conversion.jpeg, converted: true };
    }
    const isFound =
      named.length === 0 || named.some((path) => sameFile(path, source)) || !PICTURE_NAME.test(named[0] ?? '');
    return isSafeName(basename(source)) && isFound ? undefined : { hung, bytes, converted: false };
  } catch (error) {
    // A link that leads nowhere: the content check names it.
    return isCode(error, 'ENOENT') ? undefined : { left: { path: source, reason: reasonOf(error) } };
  }
}

async function carryOut({ hung, bytes, converted }: Exclude<Plan, undefined | { left: Left }>): Promise<Mended | Left> {
  const { source, named, files, shelf } = hung;
  try {
    const picture = await target(hung, bytes, converted ? '.jpg' : undefined);
    if (converted) await keepCopy(source, shelf);
    if (converted || picture !== source) await writeWhole(picture, bytes);
    await repoint(files, new Map([source, ...named].map((path) => [path, picture])));
    if (picture !== source) await (converted ? putAway(source, shelf) : rm(source));
    return { source, picture, converted };
  } catch (error) {
    return { path: source, reason: reasonOf(error) };
  }
}

/** Mends what is in its place and unsafe. Safe pictures are not touched. */
export async function mendAll(hung: Hung[]): Promise<{ mended: Mended[]; left: Left[] }> {
  const mended: Mended[] = [];
  const left: Left[] = [];
  // Several are looked at together; files are changed one after the other, for two pictures may stand in one text.
  for await (const found of pMapIterable(hung, plan, { concurrency: READ_CONCURRENCY })) {
    const result = found && 'left' in found ? found.left : found && (await carryOut(found));
    if (result && 'reason' in result) left.push(result);
    else if (result) mended.push(result);
  }
  return { mended, left };
}
