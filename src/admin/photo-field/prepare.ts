/**
 * What a phone gives → the JPEG that is hung: upright, sRGB, of bounded size, with nothing in it but its pixels. The
 * rules are those of `npm run photos`, and so is what is refused. Nothing but the result of the encoder ever leaves.
 */
import { isComplete } from '../../shared/complete-picture.ts';
import { HEAD_BYTES, fileTypeOf } from '../../shared/file-type.ts';
import type { FileType } from '../../shared/file-type.ts';
import { bareJpeg, jpegParts } from '../../shared/jpeg.ts';
import { GRID_WIDTH, LONG_SIDE, MAX_BYTES, QUALITY, refusalOf } from '../../shared/photo-rules.ts';
import type { RefusalReason } from '../../shared/photo-rules.ts';
import { unturnedWebp } from './exif-orientation.ts';
import { DamagedPicture, NoDecoder, decodeHeic } from './heic.ts';
import { readHeicHeader } from './heic-header.ts';
import { toScaledJpeg } from './scale.ts';
import type { DecodedPicture, ScaledJpeg } from './scale.ts';

/** Pixels that a phone's browser can hold at once: a sensor ‘of 50 megapixels’ gives up to 50.4 million. */
export const MAX_PIXELS = 51_000_000;

/** The types that a browser decodes, and HEIC. */
const BROWSER_TYPES: ReadonlySet<FileType> = new Set<FileType>(['jpeg', 'png', 'webp', 'avif', 'gif', 'heic']);

/** Why a photo that may be fine is not made ready: this browser cannot do it, or has not been given what it needs. */
export type Hindrance = 'failed' | 'no-decoder';

/** A photo that is ready, or why there is none. */
export type Preparation =
  | { jpeg: Blob; width: number; height: number; isNarrow: boolean }
  | { refusal: RefusalReason; pixels: number }
  | { refusal: Hindrance; pixels: number };

/** How the pixels of a file are found, and turned into a JPEG; a test puts others in their place. */
export interface Decoders {
  /** The size of a picture that the browser itself reads; undefined when it cannot. */
  pixelSize: (file: Blob) => Promise<{ width: number; height: number } | undefined>;
  heic: (bytes: Uint8Array<ArrayBuffer>) => Promise<DecodedPicture>;
  encode: (picture: DecodedPicture, side: number, quality: number) => Promise<ScaledJpeg>;
}

/** Reads a picture's header alone: a browser decodes the pixels of an `img` when it shows it. */
async function pixelSize(file: Blob): Promise<{ width: number; height: number } | undefined> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

const BROWSER: Decoders = { pixelSize, heic: decodeHeic, encode: toScaledJpeg };

const refused = (refusal: RefusalReason | Hindrance, pixels = 0): Preparation => ({ refusal, pixels });

/** A JPEG without anything but its picture; throws for what is none, whatever the encoder says. */
async function bare(jpeg: Blob): Promise<Blob> {
  const bytes = bareJpeg(new Uint8Array(await jpeg.arrayBuffer()));
  const { extras, trailing, complete } = jpegParts(bytes);
  if (!complete || trailing > 0 || extras.length > 0) throw new Error('The encoder left something in the picture');
  return new Blob([bytes], { type: 'image/jpeg' });
}

/** The pixels of a file, or why they cannot be had. */
async function decoded(
  file: File,
  type: FileType,
  bytes: Uint8Array<ArrayBuffer>,
  by: Decoders,
): Promise<{ picture: DecodedPicture } | { refusal: RefusalReason; pixels: number }> {
  const { bytes: source, orientation } = type === 'webp' ? unturnedWebp(bytes) : { bytes, orientation: 1 };
  const picture = new Blob([source], { type: file.type });
  const shown = await by.pixelSize(picture);
  const pixels = shown ? shown.width * shown.height : type === 'heic' ? readHeicHeader(bytes).pixels : 0;
  if (pixels > MAX_PIXELS) return { refusal: 'too-large', pixels };
  // Safari reads HEIC by itself, and then in a moment.
  if (shown) return { picture: { source: picture, ...shown, orientation } };
  if (type !== 'heic') return { refusal: 'damaged', pixels };
  return { picture: await by.heic(bytes) };
}

/** Prepares the photo `file`. Never throws, and never gives back the file itself. */
export async function prepare(file: File, by: Decoders = BROWSER): Promise<Preparation> {
  try {
    const type = await fileTypeOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
    const refusal = refusalOf(type, file.name, BROWSER_TYPES);
    if (refusal) return refused(refusal);
    if (file.size > MAX_BYTES) return refused('too-heavy');
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!isComplete(type, bytes)) return refused('damaged');
    const found = await decoded(file, type, bytes, by);
    if ('refusal' in found) return refused(found.refusal, found.pixels);
    const { jpeg, width, height } = await by.encode(found.picture, LONG_SIDE, QUALITY).catch(() => {
      throw new DamagedPicture();
    });
    return { jpeg: await bare(jpeg), width, height, isNarrow: width < GRID_WIDTH };
  } catch (error) {
    if (error instanceof NoDecoder) return refused('no-decoder');
    return refused(error instanceof DamagedPicture ? 'damaged' : 'failed');
  }
}
