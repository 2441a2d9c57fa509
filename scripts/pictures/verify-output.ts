/**
 * The last check before a site is published: no picture in it may contain a position, weigh too much, or be the
 * owner's own file. It reads what was really written, so it holds whatever the builder does.
 */
import { readFile, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import { sha256 } from '../files/hash.ts';
import { filesBelow, ORIGINALS } from '../gallery/read-gallery.ts';
import { READ_CONCURRENCY } from './concurrency.ts';
import { jpegParts } from '../../src/shared/jpeg.ts';
import { headOf } from './file-head.ts';
import { kindOf, PHOTO_KINDS, PICTURE_NAME } from '../../src/shared/file-kind.ts';
import type { Kind } from '../../src/shared/file-kind.ts';
import { metadataKinds } from './metadata.ts';

/** Bytes of the heaviest picture that a phone on a slow line should be asked to load. */
const HEAVIEST = 400_000;
/** Pixels in width of the widest picture the site shows, the slides on a desk. */
const WIDEST = 1920;
/** The kinds that every browser in use shows. */
const WEB_KINDS: ReadonlySet<Kind> = new Set<Kind>(['jpeg', 'png', 'webp', 'avif', 'gif']);
const UNOPENED = 'it cannot be opened: it is a link to something that is not there, or may not be read';

/** A published picture that must not go out. */
export interface RejectedPicture {
  /** From the site's folder. */
  file: string;
  reason: string;
  /** Whether the picture was made badly, so that making it once more may help. */
  damaged: boolean;
}

/** A picture as the owner gave it. */
interface Original {
  path: string;
  bytes: number;
  /** Pixels as they lie in the file; 0 when they cannot be read. */
  width: number;
  height: number;
  /** The hash of its pixels, once a published picture of its size was compared with it. */
  pixels?: Promise<string | undefined>;
}

const isPicture = (name: string, kind: Kind) => PHOTO_KINDS.has(kind) || PICTURE_NAME.test(name);

/** Every picture that the site is made from, and the originals that were kept. */
async function originalsOf(root: string): Promise<Original[]> {
  const folders = [join(root, 'src'), join(root, ORIGINALS)];
  const paths = (await Promise.all(folders.map((folder) => filesBelow(folder).catch((): string[] => [])))).flat();
  const look = async (path: string): Promise<Original[]> => {
    // What cannot be opened, such as a link to nothing, cannot have been copied.
    const head = await headOf(path).catch(() => undefined);
    if (!head || !isPicture(path, await kindOf(head))) return [];
    const size = await sharp(path, { limitInputPixels: false })
      .metadata()
      .catch(() => ({ width: 0, height: 0 }));
    return [{ path, bytes: (await stat(path)).size, width: size.width, height: size.height }];
  };
  return (await pMap(paths, look, { concurrency: READ_CONCURRENCY })).flat();
}

/** A hash of the decoded pixels; nothing when the picture cannot be read. */
const hashPixels = (picture: Buffer | string) =>
  sharp(picture, { failOn: 'none' })
    .raw()
    .toBuffer()
    .then(sha256, () => undefined);

/**
 * The original of which `bytes` are a copy: the same bytes, or the same pixels at the same size. An original that
 * cannot be read is compared by its bytes alone.
 */
async function originalOf(
  bytes: Buffer,
  kind: Kind,
  size: { width: number; height: number },
  originals: Original[],
): Promise<Original | undefined> {
  const hash = sha256(bytes);
  for (const original of originals) {
    if (original.bytes === bytes.length && sha256(await readFile(original.path)) === hash) return original;
  }
  // These are always compressed anew, so their pixels differ.
  if (kind === 'avif' || kind === 'gif' || size.width > WIDEST) return undefined;
  const alike = originals.filter(({ width, height }) => width === size.width && height === size.height);
  const pixels = alike.length > 0 ? await hashPixels(bytes) : undefined;
  for (const original of alike) {
    if (pixels && (await (original.pixels ??= hashPixels(original.path))) === pixels) return original;
  }
  return undefined;
}

type Rejection = Omit<RejectedPicture, 'file'> | undefined;

async function rejectionOf(path: string, kind: Kind, originals: () => Promise<Original[]>): Promise<Rejection> {
  const bytes = await readFile(path);
  const found: string[] = [];
  let damaged = false;
  if (!WEB_KINDS.has(kind)) {
    const name = kind === 'unknown' ? 'not readable' : kind.toUpperCase();
    return { reason: `it is no picture that browsers show (${name})`, damaged: kind === 'unknown' || kind === 'empty' };
  }
  if (bytes.length > HEAVIEST)
    found.push(`it weighs ${Math.round(bytes.length / 1000)} KB, more than ${HEAVIEST / 1000} KB`);
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  const tells = metadataKinds(metadata);
  if (tells.length > 0)
    found.push(
      `it still carries ${tells.join(' and ')}${tells.includes('GPS') ? ', the place where it was taken' : ''}`,
    );
  if (kind === 'jpeg') {
    const { trailing, complete } = jpegParts(bytes);
    if (!complete) found.push('its end is missing');
    damaged = !complete;
    if (trailing > 0) found.push(`something is hidden behind the picture (${trailing} bytes)`);
  }
  if (metadata.width > WIDEST)
    found.push(`it is ${metadata.width} pixels wide, more than the ${WIDEST} that the site ever shows`);
  const original = await originalOf(bytes, kind, metadata, await originals());
  if (original) found.push(`it is a copy of the original ${basename(original.path)}`);
  return found.length > 0 ? { reason: found.join('; '), damaged: damaged && found.length === 1 } : undefined;
}

/** Looks at every picture below `folder`, the site just built in the project `root`. */
export async function verifyOutput(folder: string, root: string): Promise<RejectedPicture[]> {
  let read: Promise<Original[]> | undefined;
  const originals = () => (read ??= originalsOf(root));
  const look = async (path: string): Promise<RejectedPicture[]> => {
    const file = relative(folder, path).split(sep).join('/');
    const head = await headOf(path).catch(() => undefined);
    if (!head) return [{ file, reason: UNOPENED, damaged: true }];
    const kind = await kindOf(head);
    if (!isPicture(path, kind)) return [];
    const unread = { reason: 'it cannot be read as a picture', damaged: true };
    const found = await rejectionOf(path, kind, originals).catch(() => unread);
    return found ? [{ file, ...found }] : [];
  };
  return (await pMap(await filesBelow(folder), look, { concurrency: READ_CONCURRENCY })).flat();
}
