/** Picture files: whether they can be shown, and whether they contain what must not be published. */
import { basename } from 'node:path';
import sharp from 'sharp';
import { sha256 } from '../../files/hash.ts';
import { fileState, REACHES_DISK, readBytes } from '../../files/read.ts';
import { assertConvertible, assertUndamaged, MAX_SOURCE_PIXELS } from '../../pictures/damage.ts';
import { isLfsPointer, LFS_POINTER, LFS_REMEDY } from '../../pictures/lfs-pointer.ts';
import { fileTypeOf, PHOTO_FILE_TYPES } from '../../../src/shared/file-type.ts';
import { interpolate } from '../../../src/shared/interpolate.ts';
import { GRID_WIDTH, LONG_SIDE, NARROW, REFUSALS } from '../../../src/shared/photo-rules.ts';
import { privacyRiskOf } from '../../pictures/privacy.ts';
import type { PictureSize } from '../../pictures/source-pictures.ts';
import { isRaw, RESEND, RESEND_ALL, unshowable } from './formats.ts';
import { advice, error } from '../problem.ts';
import type { CheckFinding } from '../problem.ts';
import type { CleanPictures } from './clean-pictures-cache.ts';
import type { PictureHeader, UndamagedPictures } from './undamaged-pictures-cache.ts';
import { embeddedDataFindings } from './privacy.ts';

/** Pixels above which making the site's sizes takes too much memory; phones of 48 megapixels stay below. */
const MAX_PIXELS = 50_000_000;
/** Width / height beyond which the grid's upright frames show only a small part of a photo. */
const ASPECT_RATIOS = { highest: 0.4, widest: 2.5 };

/** What the check knows of a picture from outside. */
export interface PictureContext {
  /** It stands in the grid of a gallery. */
  grid: boolean;
  /** The check runs where a site is built for its host, and a photo may have come from a phone's browser. */
  onHost: boolean;
  /** The pictures that earlier checks found undamaged; those of this one are added. */
  verified: UndamagedPictures;
  /**
   * The files that earlier checks had nothing to say of but their size; this one is added if it is such a file. None
   * where every file is to be read.
   */
  clean: CleanPictures | undefined;
}

export interface PictureReport {
  findings: CheckFinding[];
  /** True when `npm run photos` can make something of the file. */
  usable: boolean;
  /** The SHA-256 of its bytes. */
  hash: string;
  /** In pixels, as stored in the file; nothing when it cannot be told. */
  size?: PictureSize | undefined;
}

/** The same refusal of a picture that has a position in it too. */
function withLocation({ level, cause, remedy, many }: CheckFinding): CheckFinding {
  const where = 'where it was taken (GPS)';
  return {
    level,
    remedy,
    cause: cause.replace(/\.$/, `, and still tells ${where}.`),
    ...(many && { many: { ...many, cause: many.cause.replace(/\.$/, `, and each still tells ${where}.`) } }),
  };
}

const storedSize = ({ width, height }: PictureHeader): PictureSize => ({ width, height });

/** In pixels, as the picture is shown. */
const uprightSize = ({ width, height, orientation }: PictureHeader): PictureSize =>
  orientation > 4 ? { width: height, height: width } : { width, height };

function sizeFindings(name: string, header: PictureHeader, grid: boolean): CheckFinding[] {
  const { width, height } = uprightSize(header);
  const smaller = 'Run `npm run photos`, which makes it smaller and keeps the original.';
  const findings: CheckFinding[] = [];
  if (Math.max(width, height) > LONG_SIDE) {
    findings.push(
      advice(`${name} is ${width} × ${height} pixels, larger than the site ever shows.`, smaller, {
        cause: `These have more than ${LONG_SIDE} pixels on a side, more than the site ever shows.`,
        remedy: 'Run `npm run photos`, which makes them smaller and keeps the originals.',
      }),
    );
  }
  const shape = width / height;
  // Of a strip so high the photo command makes a narrow picture itself, whatever the phone sends.
  const canBeWide = LONG_SIDE * shape >= GRID_WIDTH;
  if (grid && width < GRID_WIDTH && canBeWide) {
    findings.push(
      advice(
        `${name} ${interpolate(NARROW, { width, wanted: GRID_WIDTH })}.`,
        'Send the photo itself from the phone, not a preview or a screenshot.',
        {
          cause: `These are narrower than ${GRID_WIDTH} pixels and will look blurred in the gallery.`,
          remedy: 'Send the photos themselves from the phone, not previews or screenshots.',
        },
      ),
    );
  }
  if (grid && (shape > ASPECT_RATIOS.widest || shape < ASPECT_RATIOS.highest)) {
    findings.push(
      advice(
        `${name} is ${width} × ${height} pixels, a ${shape > 1 ? 'long' : 'high'} strip, of which the gallery shows the middle.`,
        'Cut it closer around what it shows, or leave it: a tap shows all of it.',
        {
          cause: `These are ${shape > 1 ? 'long' : 'high'} strips, of which the gallery shows the middle.`,
          remedy: 'Cut them closer around what they show, or leave them: a tap shows all of each.',
        },
      ),
    );
  }
  return findings;
}

function damagedPicture(name: string): CheckFinding {
  return error(`${name} ${REFUSALS.damaged}.`, `${RESEND}.`, {
    cause: 'These are damaged: a part of each picture is missing or unreadable.',
    remedy: `${RESEND_ALL}.`,
  });
}

/** What Git LFS keeps in place of a picture. */
const unfetchedPicture = (name: string): CheckFinding =>
  error(`${name} ${LFS_POINTER}.`, `${LFS_REMEDY}.`, {
    cause: 'These are only the notes that Git LFS keeps in photos’ places: the photos themselves were not fetched.',
    remedy: 'Install Git LFS, then run `git lfs pull`, which fetches them.',
  });

/** A picture of so many pixels that none is published of it. */
function tooLarge(name: string, pixels: number): CheckFinding {
  const canBeMadeSmaller = pixels <= MAX_SOURCE_PIXELS;
  const most = (canBeMadeSmaller ? MAX_PIXELS : MAX_SOURCE_PIXELS) / 1e6;
  return error(
    `${name} ${interpolate(REFUSALS['too-large'], { megapixels: Math.round(pixels / 1e6), most })}.`,
    canBeMadeSmaller
      ? 'Run `npm run photos`, which makes it smaller and keeps the original.'
      : 'Make it smaller on the phone and send it again.',
    {
      cause: `These have more than ${most} megapixels, which cannot be worked on.`,
      remedy: canBeMadeSmaller
        ? 'Run `npm run photos`, which makes them smaller and keeps the originals.'
        : 'Make them smaller on the phone and send them again.',
    },
  );
}

/** Whether `npm run photos` can make a JPEG of a photo. What it can is remembered. */
async function isConvertible(bytes: Buffer, hash: string, verified: UndamagedPictures): Promise<boolean> {
  const known = verified.get(hash);
  try {
    const header = known ?? (await headerOf(bytes));
    if (!known) await assertConvertible(bytes);
    verified.add(hash, header);
    return true;
  } catch {
    return false;
  }
}

/** Throws when the bytes are no picture. */
export async function headerOf(bytes: Buffer): Promise<PictureHeader> {
  const { width, height, orientation = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return { width, height, orientation };
}

/** What is wrong with the picture at `path`. Throws when it cannot be read from the disk. */
export async function checkPicture(
  path: string,
  { grid, onHost, verified, clean }: PictureContext,
): Promise<PictureReport> {
  const name = basename(path);
  const state = fileState(path, REACHES_DISK);
  const unchanged = clean?.get(state);
  // A file may have two names, with other endings.
  if (unchanged && !unshowable(unchanged.type, name)) {
    const { hash, header } = unchanged;
    verified.add(hash, header);
    return { findings: sizeFindings(name, header, grid), usable: true, hash, size: storedSize(header) };
  }
  const bytes = readBytes(path);
  const [type, hash] = [await fileTypeOf(bytes), sha256(bytes)];
  if (isLfsPointer(bytes)) return { findings: [unfetchedPicture(name)], usable: false, hash };
  const refused = unshowable(type, name);
  if (refused) {
    const isPhoto = PHOTO_FILE_TYPES.has(type);
    const { hasLocation } = isPhoto ? await privacyRiskOf(bytes, []) : { hasLocation: false };
    const isWhole = !isPhoto || isRaw(type, name) || (await isConvertible(bytes, hash, verified));
    const finding = isWhole ? refused : damagedPicture(name);
    const usable = isPhoto && !isRaw(type, name) && isWhole;
    return { findings: [hasLocation ? withLocation(finding) : finding], usable, hash };
  }
  const damaged = { findings: [damagedPicture(name)], usable: false, hash };
  try {
    const known = verified.get(hash);
    const header = known ?? (await headerOf(bytes));
    const size = storedSize(header);
    const { width, height } = uprightSize(header);
    const privacy = await embeddedDataFindings(bytes, name, onHost);
    if (width * height > MAX_PIXELS) {
      const usable = width * height <= MAX_SOURCE_PIXELS;
      if (usable && !(await isConvertible(bytes, hash, verified))) return damaged;
      return { findings: [tooLarge(name, width * height), ...privacy], usable, hash, size };
    }
    if (!known) await assertUndamaged(bytes, MAX_PIXELS);
    verified.add(hash, header);
    if (privacy.length === 0) clean?.add(state, { type, hash, header });
    return { findings: [...privacy, ...sizeFindings(name, header, grid)], usable: true, hash, size };
  } catch {
    return damaged;
  }
}
