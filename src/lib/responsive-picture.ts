/** Published variants of a picture. The owner's file itself is never linked: it may carry a position and a name. */
import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { focalPointOf, isMiddle, positionIn, positionText, type FocalPoint } from '../shared/focal-point.ts';
import { MAX_INLINE_BYTES } from './inline-limit.ts';

/** Quality of each format on its own scale: by eye, the lowest at which skin shows no steps. */
const AVIF_QUALITY = 50;
const JPEG_QUALITY = 70;
/**
 * Quality of a picture that stands in the page itself: low enough that no page weighs more than with a file instead.
 */
export const INLINE_QUALITY = 44;

/**
 * What Astro says of a picture. Reading it off Astro's image itself would count as linking the owner's file, which
 * Astro then publishes beside the variants; its copy may be read.
 */
export const copyOf = (image: ImageMetadata & { clone?: ImageMetadata }): ImageMetadata => image.clone ?? image;

/** The size of a picture in pixels. */
export function sizeOf(image: ImageMetadata): { width: number; height: number } {
  const { width, height } = copyOf(image);
  return { width, height };
}

export interface Picture {
  /** `srcset` of the AVIF and JPEG variants, with widths in image pixels. */
  avif: string;
  jpeg: string;
  /** The largest JPEG, for a link and for browsers without `srcset`. */
  src: string;
  /** The AVIF that a phone's page carries inside itself, as a `srcset`: its address and its width. */
  inline: string | undefined;
  /** Size of `src` in image pixels. */
  width: number;
  height: number;
}

/** A width in image pixels, and how many bytes the AVIF of it may have where a page's weight hangs on that. */
export type Width = number | { width: number; maxBytes: number };

interface PictureOptions {
  /** Ascending. One that is wider than the source becomes the source's own width. */
  widths: readonly Width[];
  /** Height / width to crop to; the picture's own shape when left out. */
  crop?: number;
  /** What a crop keeps as near its middle as the picture allows; where a face usually is when left out. */
  focus?: FocalPoint;
  /**
   * The width of the only JPEG, in image pixels, for the few browsers without AVIF, where each address more weighs on
   * the page; every width has one when left out.
   */
  jpeg?: number;
  /** The quality of a further AVIF of the first width, where a phone's page is to carry the picture inside itself. */
  inline?: number | undefined;
}

/** The lower of two limits in bytes; none where neither limits anything. */
const lightest = (limit = Infinity, most: number): number | undefined => {
  const bytes = Math.min(limit, most);
  return Number.isFinite(bytes) ? bytes : undefined;
};

/** Makes the variants of one picture. Throws, naming the file, if the picture cannot be read. */
export async function getPicture(
  image: ImageMetadata,
  { widths, crop, focus, jpeg: only, inline: inlineQuality }: PictureOptions,
): Promise<Picture> {
  const source = sizeOf(image);
  const shape = crop ?? source.height / source.width;
  const position = crop && positionIn(1 / crop, focus ?? focalPointOf(undefined, source), source);
  const widest = Math.max(1, Math.floor(Math.min(source.width, source.height / shape)));
  const heightOf = (width: number) => Math.max(1, Math.round(width * shape));
  const limits = new Map<number, number | undefined>();
  for (const wanted of widths) {
    const { width, maxBytes } = typeof wanted === 'number' ? { width: wanted, maxBytes: undefined } : wanted;
    const fits = Math.min(width, widest);
    if (!limits.has(fits)) limits.set(fits, maxBytes);
  }
  const fitting = [...limits.keys()];
  const jpegs = only === undefined ? fitting : [Math.min(only, widest)];
  const variants = (made: readonly number[], format: 'avif' | 'jpg', quality: number, most = Infinity) =>
    Promise.all(
      made.map((width) =>
        getImage({
          src: image,
          format,
          quality,
          width,
          height: heightOf(width),
          maxBytes: format === 'avif' ? lightest(limits.get(width), most) : undefined,
          ...(position ? { fit: 'cover', position: isMiddle(position) ? 'center' : positionText(position) } : {}),
        }),
      ),
    );
  const [avif, jpeg, inline] = await Promise.all([
    variants(fitting, 'avif', AVIF_QUALITY),
    variants(jpegs, 'jpg', JPEG_QUALITY),
    inlineQuality ? variants(fitting.slice(0, 1), 'avif', inlineQuality, MAX_INLINE_BYTES) : [],
  ]);
  const srcset = (made: { src: string }[], widths: readonly number[]) =>
    made.map(({ src }, i) => `${src} ${widths[i]}w`).join(', ');
  const width = jpegs.at(-1) ?? widest;
  return {
    avif: srcset(avif, fitting),
    jpeg: srcset(jpeg, jpegs),
    inline: srcset(inline, fitting) || undefined,
    src: jpeg.at(-1)?.src ?? '',
    width,
    height: heightOf(width),
  };
}
