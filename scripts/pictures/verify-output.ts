/**
 * The last check before a site is published: no picture in it may contain a position, weigh too much, or be the
 * owner's own file, and no other file may tell where a photo was taken or hold settings. It reads what was really
 * written, so it holds whatever the builder does.
 */
import { basename, relative, sep } from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import { isSystemError } from '../files/error-code.ts';
import { sha256 } from '../files/hash.ts';
import { contentState, fileState, readBytes, type ContentState } from '../files/read.ts';
import { everyFileBelow, ignoredBelow } from '../files/list-files.ts';
import { listWithAnd } from '../terminal/sentence-list.ts';
import { READ_CONCURRENCY } from './concurrency.ts';
import { jpegParts } from '../../src/shared/jpeg.ts';
import { readableHeadOf } from '../files/file-head.ts';
import { fileTypeOf } from '../../src/shared/file-type.ts';
import { naturalOrder } from '../../src/shared/natural-order.ts';
import { PICTURE_NAME } from '../../src/shared/path.ts';
import type { FileType } from '../../src/shared/file-type.ts';
import { embeddedDataMessage, isPhotoOrFilm } from './embedded-data.ts';
import { metadataKinds } from './metadata.ts';
import { isSettingsFile, OTHER_FILE_REASONS, otherFileOf, type OtherFile } from './other-files.ts';
import { seriousDataOf } from './privacy.ts';
import {
  isPhotoFile,
  MAX_WIDTH,
  resemblesSource,
  sourceOf,
  sourcePicturesOf,
  type SourcePictures,
} from './source-pictures.ts';
import { verifiedOutputCache, type VerifiedPicture, type VerifiedOutputCache } from './verified-output-cache.ts';

/** Bytes of the heaviest picture that a phone on a slow line should be asked to load. */
const MAX_BYTES = 400_000;
/** The types that every browser in use shows. */
const WEB_TYPES: ReadonlySet<FileType> = new Set<FileType>(['jpeg', 'png', 'webp', 'avif', 'gif']);
const UNOPENED = 'it cannot be opened: it is a link to something that is not there, or may not be read';

/** A published picture, or another file, that must not go out. */
export interface RejectedPicture {
  /** From the site's folder. */
  file: string;
  reason: string;
  /** Whether the picture was made badly, so that making it once more may help. */
  damaged: boolean;
  /** What it is instead of a picture. */
  other?: OtherFile;
}

/** A picture, and what is wrong with it as such. */
interface Inspected extends VerifiedPicture {
  faults: string[];
  damaged: boolean;
}

async function inspect(bytes: Buffer): Promise<Inspected> {
  const type = await fileTypeOf(bytes);
  if (!WEB_TYPES.has(type)) {
    const name = type === 'unknown' ? 'not readable' : type.toUpperCase();
    const damaged = type === 'unknown' || type === 'empty';
    return { type, width: 0, height: 0, faults: [`it is no picture that browsers show (${name})`], damaged };
  }
  const faults: string[] = [];
  if (bytes.length > MAX_BYTES)
    faults.push(`it weighs ${Math.round(bytes.length / 1000)} KB, more than ${MAX_BYTES / 1000} KB`);
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  const tells = metadataKinds(metadata);
  if (tells.length > 0)
    faults.push(
      `it still carries ${listWithAnd(tells)}${tells.includes('GPS') ? ', the place where it was taken' : ''}`,
    );
  const { trailing, complete } = type === 'jpeg' ? jpegParts(bytes) : { trailing: 0, complete: true };
  if (!complete) faults.push('its end is missing');
  if (trailing > 0) faults.push(`something is hidden behind the picture (${trailing} bytes)`);
  // Not all of it is metadata to the decoder: a text, a part of a program's own, a film.
  const hidden = tells.length > 0 || trailing > 0 ? [] : await seriousDataOf(bytes);
  if (hidden.length > 0) faults.push(`it ${embeddedDataMessage(hidden)}`);
  const { width, height } = metadata;
  if (width > MAX_WIDTH) faults.push(`it is ${width} pixels wide, more than the ${MAX_WIDTH} that the site ever shows`);
  return { type, width, height, faults, damaged: !complete };
}

/** Whether a file that nobody need hear of elsewhere is a photo or a film: it goes out with the rest. */
async function isHiddenPhotoOrFilm(path: string): Promise<boolean> {
  const head = readableHeadOf(path);
  return head !== undefined && isPhotoOrFilm(await fileTypeOf(head));
}

/**
 * Files that were found sound, each by a text that is another one once it is written: pictures wherever they lie, for
 * what is wrong with one does not hang on its folder; other files where they lie.
 */
export type SoundFiles = Set<string>;

/** That text; nothing while it could not tell the file from another. @param content of what is named a picture */
function stateOf(path: string, content: ContentState | undefined): string | undefined {
  if (PICTURE_NAME.test(path)) return content?.state;
  const state = fileState(path);
  return state && `${path} ${state}`;
}

interface VerifyOptions {
  /** Of pictures that were found sound; those that are found now are added. */
  record?: VerifiedOutputCache;
  /** Of the project; read when they are needed, if left out. */
  sources?: SourcePictures;
  /** What was found sound a moment ago, and is not looked at again; what is found now is added. */
  sound?: SoundFiles;
}

/** Looks at every picture below `folder`, the site just built in the project `root`. */
export async function verifyOutput(
  folder: string,
  root: string,
  { record = verifiedOutputCache(), sources, sound = new Set() }: VerifyOptions = {},
): Promise<RejectedPicture[]> {
  let known = sources && Promise.resolve(sources);
  const rejectionOf = async (
    path: string,
    content: ContentState | undefined,
  ): Promise<Omit<RejectedPicture, 'file'> | undefined> => {
    // The verdict is on the very bytes that have this hash. Of a picture that may not have reached the disk no hash is
    // kept: when the power fails, its size and date may be there and its bytes not.
    let bytes: Buffer | undefined;
    const read = () => (bytes ??= readBytes(path));
    const hash = record.hash(content?.settled ? content.state : undefined, () => sha256(read()));
    const verified = record.get(hash);
    const { faults, damaged, ...picture } = verified
      ? { ...verified, faults: [], damaged: false }
      : await inspect(read());
    if (faults.length === 0) record.add(hash, picture);
    const original = WEB_TYPES.has(picture.type)
      ? await sourceOf(
          { path, hash, bytes: content?.bytes ?? read().length },
          picture,
          await (known ??= sourcePicturesOf(root)),
          record,
        )
      : undefined;
    const all = original ? [...faults, `it is a copy of the original ${basename(original)}`] : faults;
    return all.length > 0 ? { reason: all.join('; '), damaged: damaged && all.length === 1 } : undefined;
  };
  const isIgnored = ignoredBelow(folder);
  const inspectFile = async (path: string, content: ContentState | undefined): Promise<RejectedPicture[]> => {
    if (isIgnored(path) && !isSettingsFile(path) && !(await isHiddenPhotoOrFilm(path))) return [];
    const file = relative(folder, path).split(sep).join('/');
    // Of what is not named a picture, the beginning tells.
    if (!PICTURE_NAME.test(path)) {
      const head = readableHeadOf(path);
      if (head && !isPhotoFile(path, await fileTypeOf(head))) {
        const other = await otherFileOf(path, file, root);
        return other ? [{ file, reason: OTHER_FILE_REASONS[other], damaged: false, other }] : [];
      }
    }
    const found = await rejectionOf(path, content).catch((error: unknown) => ({
      reason: isSystemError(error) ? UNOPENED : 'it cannot be read as a picture',
      damaged: true,
    }));
    return found ? [{ file, ...found }] : [];
  };
  const contentOf = (path: string) => (PICTURE_NAME.test(path) ? contentState(path) : undefined);
  /** Whether the record has a picture among the sound ones, and no source resembles it. */
  const isKnown = (content: ContentState | undefined): boolean => {
    if (!sources || !content?.settled) return false;
    const hash = record.knownHash(content.state);
    const picture = hash === undefined ? undefined : record.get(hash);
    return picture !== undefined && !resemblesSource(content.bytes, picture, sources);
  };
  const look = async (path: string): Promise<RejectedPicture[]> => {
    const content = contentOf(path);
    const state = stateOf(path, content);
    const rejected = await inspectFile(path, content);
    if (rejected.length === 0 && state !== undefined) sound.add(state);
    return rejected;
  };
  /**
   * Whether a file is sound without a look, as most are in most builds. It does not wait: to do that for each of
   * thousands takes as long as all else.
   */
  const isSound = (path: string): boolean => {
    const content = contentOf(path);
    const state = stateOf(path, content);
    if (state === undefined || !(sound.has(state) || isKnown(content))) return false;
    sound.add(state);
    return true;
  };
  const files = await everyFileBelow(folder);
  // While a build is being finished its pages change, and its pictures do not: what changes is looked at last.
  const pictures = files.filter((path) => PICTURE_NAME.test(path));
  const others = files.filter((path) => !PICTURE_NAME.test(path));
  const unknown = [...pictures, ...others].filter((path) => !isSound(path));
  const rejected = (await pMap(unknown, look, { concurrency: READ_CONCURRENCY })).flat();
  return rejected.sort((a, b) => naturalOrder(a.file, b.file));
}
