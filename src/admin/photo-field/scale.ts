/** A decoded picture → an upright JPEG of bounded size in sRGB. */

/** Decoded pixels, as they lie in the file. */
export interface DecodedPicture {
  /** A file that the browser decodes, already turned; or pixels. */
  source: Blob | ImageData;
  /** Pixels of the picture as it is shown, or, where `orientation` still has to be done, as it lies. */
  width: number;
  height: number;
  /** EXIF's orientation that is still to be done; 1 for an upright picture. */
  orientation: number;
}

export interface ScaledJpeg {
  jpeg: Blob;
  width: number;
  height: number;
}

/** The matrix of each of EXIF's orientations for a picture of 1 × 1, from which a canvas draws it upright. */
const TURNS: Readonly<Record<number, readonly [number, number, number, number, number, number]>> = {
  1: [1, 0, 0, 1, 0, 0],
  2: [-1, 0, 0, 1, 1, 0],
  3: [-1, 0, 0, -1, 1, 1],
  4: [1, 0, 0, -1, 0, 1],
  5: [0, 1, 1, 0, 0, 0],
  6: [0, 1, -1, 0, 1, 0],
  7: [0, -1, -1, 0, 1, 1],
  8: [0, -1, 1, 0, 0, 1],
};

/** Behind what is transparent, as `npm run photos` has it. */
const GROUND = 'white';

function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d', { alpha: false, colorSpace: 'srgb' });
  if (!context) throw new Error('This browser has no canvas');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = GROUND;
  context.fillRect(0, 0, width, height);
  return [canvas, context];
}

/** The picture as a bitmap of this size, made while it is decoded where the browser can, so that memory stays small. */
async function smallBitmap({ source }: DecodedPicture, width: number, height: number): Promise<ImageBitmap> {
  return createImageBitmap(source, {
    imageOrientation: 'from-image',
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  });
}

/** Half and half again: one large step leaves out pixels where the browser had no way to make the bitmap smaller. */
function halved(bitmap: ImageBitmap, width: number, height: number): CanvasImageSource {
  let from: ImageBitmap | HTMLCanvasElement = bitmap;
  while (from.width >= width * 2 && from.height >= height * 2) {
    const [canvas, context] = canvasOf(Math.ceil(from.width / 2), Math.ceil(from.height / 2));
    context.drawImage(from, 0, 0, canvas.width, canvas.height);
    from = canvas;
  }
  return from;
}

/**
 * The picture as a JPEG. Throws when it cannot be decoded or encoded.
 * @param side pixels that the long side has at most; a smaller picture is not enlarged
 * @param quality of the JPEG, from 0 to 100
 */
export async function toScaledJpeg(picture: DecodedPicture, side: number, quality: number): Promise<ScaledJpeg> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const along = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  const [across, down] = [along(picture.width), along(picture.height)];
  const bitmap = await smallBitmap(picture, across, down);
  const lies = picture.orientation > 4;
  const [width, height] = lies ? [down, across] : [across, down];
  const [canvas, context] = canvasOf(width, height);
  const [a, b, c, d, e, f] = TURNS[picture.orientation] ?? [1, 0, 0, 1, 0, 0];
  context.setTransform(a, b, c, d, e * width, f * height);
  context.drawImage(halved(bitmap, across, down), 0, 0, across, down);
  bitmap.close();
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality / 100));
  // A phone without memory gives an empty canvas rather than an error; one that knows no JPEG gives a PNG.
  if (jpeg?.type !== 'image/jpeg') throw new Error('The picture could not be encoded');
  return { jpeg, width, height };
}
