/** The pictures that a site is made from, and the owner's originals: none of them may be published as it is. */
import { join } from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import { sha256 } from '../files/hash.ts';
import { fileSize, fileState, readBytes } from '../files/read.ts';
import { filesBelow } from '../files/list-files.ts';
import { ORIGINALS } from '../files/project-folders.ts';
import { fileTypeOf, PHOTO_FILE_TYPES } from '../../src/shared/file-type.ts';
import { isEntryName, PICTURE_NAME } from '../../src/shared/path.ts';
import type { FileType } from '../../src/shared/file-type.ts';
import { DECODE_CONCURRENCY, READ_CONCURRENCY } from './concurrency.ts';
import { readableHeadOf } from '../files/file-head.ts';
import type { VerifiedPicture, VerifiedOutputCache } from './verified-output-cache.ts';

/** Pixels in width of the widest picture the site shows, the slides on a desk. */
export const MAX_WIDTH = 1920;

/** Whether a file counts as a picture, by its content or by the ending of its name. */
export const isPhotoFile = (name: string, type: FileType) => PHOTO_FILE_TYPES.has(type) || PICTURE_NAME.test(name);

/**
 * What cannot be opened, such as a link to nothing, cannot have been copied; and of what is named as an entry Astro
 * makes no picture, whatever it holds.
 */
async function isReadablePhoto(path: string): Promise<boolean> {
  if (isEntryName(path)) return false;
  const head = readableHeadOf(path);
  return head !== undefined && isPhotoFile(path, await fileTypeOf(head));
}

/** Sources of one size. */
interface Alike {
  paths: string[];
  /** Each by the hash of its pixels, once a published picture of their size was compared with them. */
  byPixels?: Promise<Map<string, string>>;
}

/** The paths of the sources, by what a copy has in common with them. */
export interface SourcePictures {
  /** By the size of the file in bytes. */
  byBytes: Map<number, string[]>;
  /** By `width height` as stored in the file. One whose size cannot be read is missing here. */
  bySize: Map<string, Alike>;
}

/** In pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

const sizeKey = ({ width, height }: PictureSize) => `${width} ${height}`;

/** As stored in the file; nothing when it cannot be told. */
const storedSize = (path: string): Promise<PictureSize | undefined> =>
  sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);

/**
 * Every picture that the site of the project in `root` is made from, and the owner's originals that were kept.
 * @param known sizes as stored in the files, by full paths, where they have just been read
 */
export async function sourcePicturesOf(
  root: string,
  known?: ReadonlyMap<string, PictureSize>,
): Promise<SourcePictures> {
  const folders = [join(root, 'src'), join(root, ORIGINALS)];
  const paths = (await Promise.all(folders.map((folder) => filesBelow(folder).catch((): string[] => [])))).flat();
  const read = async (path: string) => {
    const size = known?.get(path);
    if (!size && !(await isReadablePhoto(path))) return [];
    return [{ path, bytes: fileSize(path) ?? 0, size: size ?? (await storedSize(path)) }];
  };
  const sources: SourcePictures = { byBytes: new Map(), bySize: new Map() };
  for (const { path, bytes, size } of (await pMap(paths, read, { concurrency: READ_CONCURRENCY })).flat()) {
    sources.byBytes.set(bytes, [...(sources.byBytes.get(bytes) ?? []), path]);
    if (!size) continue;
    const alike = sources.bySize.get(sizeKey(size)) ?? { paths: [] };
    alike.paths.push(path);
    sources.bySize.set(sizeKey(size), alike);
  }
  return sources;
}

/** A hash of the decoded pixels; nothing when the picture cannot be read. */
const hashPixels = (picture: Buffer) =>
  sharp(picture, { failOn: 'none' })
    .raw()
    .toBuffer()
    .then(sha256, () => undefined);

/** Quality of a JPEG below which the site makes none unless it would be too heavy. */
const QUALITY = 70;

/**
 * Whether compressing the picture once more changes its pixels, as it does with every photo: where it does not, as with
 * a few pixels or one colour, a picture that the site has made may have the very pixels of its source.
 */
async function changesWhenCompressed(picture: Buffer): Promise<boolean> {
  const again = await sharp(picture, { failOn: 'none' }).jpeg({ quality: QUALITY }).toBuffer();
  return (await hashPixels(again)) !== (await hashPixels(picture));
}

/** @param record remembers hashes and pixels from one build to the next */
async function pixelsOf(paths: readonly string[], record: VerifiedOutputCache): Promise<Map<string, string>> {
  const read = async (path: string) => {
    const hash = record.hash(fileState(path), () => sha256(readBytes(path)));
    return [await record.pixels(hash, () => hashPixels(readBytes(path))), path] as const;
  };
  const found = await pMap(paths, read, { concurrency: DECODE_CONCURRENCY });
  return new Map(found.flatMap(([pixels, path]) => (pixels === undefined ? [] : [[pixels, path]])));
}

/** Whether a picture may have the pixels of a source. These types are always compressed anew, so theirs differ. */
const hasPixelsOfSource = ({ type, width, height }: VerifiedPicture, { bySize }: SourcePictures): boolean =>
  type !== 'avif' && type !== 'gif' && width <= MAX_WIDTH && bySize.has(sizeKey({ width, height }));

/** Whether a published picture of so many bytes may be a copy of a source: only then need `sourceOf` be asked. */
export const resemblesSource = (bytes: number, picture: VerifiedPicture, sources: SourcePictures): boolean =>
  sources.byBytes.has(bytes) || hasPixelsOfSource(picture, sources);

/** A published picture. */
export interface PublishedPicture {
  path: string;
  bytes: number;
  /** Of its bytes. */
  hash: string;
}

/**
 * The source of which a published picture is a copy: the same bytes, or the same pixels at the same size. One that
 * cannot be read is compared by its bytes alone.
 * @param record remembers hashes and pixels from one build to the next
 */
export async function sourceOf(
  { path: published, bytes, hash }: PublishedPicture,
  picture: VerifiedPicture,
  sources: SourcePictures,
  record: VerifiedOutputCache,
): Promise<string | undefined> {
  for (const path of sources.byBytes.get(bytes) ?? [])
    if (record.hash(fileState(path), () => sha256(readBytes(path))) === hash) return path;
  const alike = hasPixelsOfSource(picture, sources) ? sources.bySize.get(sizeKey(picture)) : undefined;
  const pixels = alike && (await record.pixels(hash, () => hashPixels(readBytes(published))));
  if (!pixels) return undefined;
  alike.byPixels ??= pixelsOf(alike.paths, record);
  const source = (await alike.byPixels).get(pixels);
  return source !== undefined && (await changesWhenCompressed(readBytes(published))) ? source : undefined;
}
