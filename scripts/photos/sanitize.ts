/**
 * Pictures that were put in their place by hand, straight from the phone: made safe where they are. Their lines stay;
 * the picture loses its metadata, becomes smaller, gets a name that the site can use, and its original is kept in
 * `originals/` first. A run that was cut short is finished by the next: until the last line is changed, the old file is
 * there.
 */
import { readFile, rm } from 'node:fs/promises';
import { basename, extname, parse } from 'node:path';
import { pMapIterable } from 'p-map';
import sharp from 'sharp';
import { copyInto, moveInto, writeAtomic } from '../files/atomic-write.ts';
import { exists } from '../files/exists.ts';
import { hasCode } from '../files/error-code.ts';
import { sha256 } from '../files/hash.ts';
import { referencesIn, updateReferences } from '../gallery/references.ts';
import { isSafeName, looseName } from '../gallery/safe-name.ts';
import { READ_CONCURRENCY } from '../pictures/concurrency.ts';
import { embeddedDataOf } from '../pictures/embedded-data.ts';
import { fileTypeOf, PHOTO_FILE_TYPES } from '../../src/shared/file-type.ts';
import { LONG_SIDE } from '../../src/shared/photo-rules.ts';
import { convert, missingPhotoReason } from './convert.ts';
import { DISK_FULL, isDiskFull } from './disk-full.ts';
import type { SkippedFile } from './new-photos.ts';
import { ORIGINALS } from '../files/project-folders.ts';
import type { ExistingPicture } from './existing-pictures.ts';
import { freeName, safeStem } from '../gallery/sanitize-file-name.ts';
import { isSitePicture, PICTURE_NAME } from '../../src/shared/path.ts';

const reasonOf = (error: unknown) =>
  isDiskFull(error)
    ? DISK_FULL
    : `it could not be made safe where it is (${error instanceof Error ? error.message : String(error)}). ` +
      `Make sure that its folder and the folder ${ORIGINALS} may be written to and run this again`;

/** A picture that was made safe. */
export interface SanitizedPicture {
  /** Where it was. */
  from: string;
  /** Where it is now. */
  picture: string;
  /** False when it only got another name. */
  converted: boolean;
  /** The files whose lines name it. */
  referencedIn: string[];
}

/** True for a picture that is too large or has something in it that must not be published. */
async function isUnsafe(path: string, bytes: Buffer): Promise<boolean> {
  if (!isSitePicture(path) || (await embeddedDataOf(bytes)).length > 0) return true;
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  // What cannot be read at all is for the content check to say.
  return size !== undefined && (size.space === 'cmyk' || Math.max(size.width, size.height) > LONG_SIDE);
}

/** Where the picture is to lie: its own place, if its name can be used, or one whose lines need no change. */
async function target(
  { path: current, referencedAs }: ExistingPicture,
  bytes: Buffer,
  ending: string | undefined,
): Promise<string> {
  const isFree = async (path: string) =>
    path === current || !(await exists(path)) || sha256(await readFile(path)) === sha256(bytes);
  const fits = (path: string) => isSafeName(basename(path)) && (ending === undefined || /\.jpe?g$/i.test(path));
  if (fits(current)) return current;
  const fitting = referencedAs.find(
    (path) => fits(path) && extname(path) !== extname(current) && parse(path).name === parse(current).name,
  );
  if (fitting && (await isFree(fitting))) return fitting;
  const stem = isSafeName(basename(current)) ? parse(current).name : safeStem(parse(current).name);
  return freeName(current, stem, ending ?? extname(current).toLowerCase(), isFree);
}

/** What to do with a picture: rename it, correct the lines that name it, or convert it (`converted`); else nothing. */
type Plan = { existing: ExistingPicture; bytes: Buffer; converted: boolean } | { skipped: SkippedFile } | undefined;

/** Whether a line names the picture, or its name says that it is one. */
const isWanted = ({ path, referencedAs }: ExistingPicture) => referencedAs.length > 0 || PICTURE_NAME.test(path);

async function plan(existing: ExistingPicture): Promise<Plan> {
  const { path, referencedAs } = existing;
  try {
    const bytes = await readFile(path);
    if (!PHOTO_FILE_TYPES.has(await fileTypeOf(bytes))) {
      const reason = isWanted(existing) ? await missingPhotoReason(bytes, basename(path)) : undefined;
      return reason === undefined ? undefined : { skipped: { path, reason } };
    }
    if (await isUnsafe(path, bytes)) {
      const conversion = await convert(path);
      return 'reason' in conversion
        ? { skipped: { path, reason: conversion.reason } }
        : { existing, bytes: conversion.jpeg, converted: true };
    }
    const isFound =
      referencedAs.length === 0 ||
      referencedAs.some((name) => looseName(name) === looseName(path)) ||
      !PICTURE_NAME.test(referencedAs[0] ?? '');
    return isSafeName(basename(path)) && isFound ? undefined : { existing, bytes, converted: false };
  } catch (error) {
    // A link that leads nowhere: the content check names it.
    return hasCode(error, 'ENOENT') ? undefined : { skipped: { path, reason: reasonOf(error) } };
  }
}

/** Removes a picture that was written for lines of which none came to name it: it would be hung as a new one. */
async function removeUnnamed(picture: string, referencedIn: string[]): Promise<void> {
  const references = await Promise.all(referencedIn.map(referencesIn));
  if (references.flat().every((reference) => reference.picture !== picture)) await rm(picture, { force: true });
}

async function carryOut({
  existing,
  bytes,
  converted,
}: Exclude<Plan, undefined | { skipped: SkippedFile }>): Promise<SanitizedPicture | SkippedFile> {
  const { path, referencedAs, referencedIn, originalsFolder } = existing;
  try {
    const picture = await target(existing, bytes, converted ? '.jpg' : undefined);
    const isNew = !(await exists(picture));
    if (converted) await copyInto(path, originalsFolder);
    if (converted || picture !== path) await writeAtomic(picture, bytes);
    try {
      await updateReferences(referencedIn, new Map([path, ...referencedAs].map((old) => [old, picture])));
    } catch (error) {
      if (isNew) await removeUnnamed(picture, referencedIn);
      throw error;
    }
    if (picture !== path) await (converted ? moveInto(path, originalsFolder) : rm(path));
    return { from: path, picture, converted, referencedIn };
  } catch (error) {
    return { path, reason: reasonOf(error) };
  }
}

/** Sanitizes the pictures that need it. Safe pictures are not touched. */
export async function sanitizeAll(
  existing: ExistingPicture[],
): Promise<{ sanitized: SanitizedPicture[]; skipped: SkippedFile[] }> {
  const sanitized: SanitizedPicture[] = [];
  const skipped: SkippedFile[] = [];
  // Several are looked at together; files are changed one after the other, for two pictures may stand in one text.
  for await (const found of pMapIterable(existing, plan, { concurrency: READ_CONCURRENCY })) {
    const result = found && 'skipped' in found ? found.skipped : found && (await carryOut(found));
    if (result && 'reason' in result) skipped.push(result);
    else if (result) sanitized.push(result);
  }
  return { sanitized, skipped };
}
