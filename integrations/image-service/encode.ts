/** A raster → a picture that is no heavier than it may be. */
import type { SharpImageServiceConfig } from 'astro/assets/services/sharp';
import { bestFitting, narrowing, qualitiesFrom, stepsDown } from './budget.ts';
import { openRaster, scaled, type Raster } from './raster.ts';

export type Format = 'avif' | 'jpeg' | 'webp';

/** Quality of each format when nobody says otherwise: sharp's own. */
const QUALITY: Record<Format, number> = { avif: 50, jpeg: 80, webp: 80 };
/** The factor by which three points of quality less usually shrink a photo that is too heavy (budget.ts, STEP). */
const SHRINK: Record<Format, number> = { avif: 1.18, jpeg: 1.06, webp: 1.08 };

/**
 * Efforts below the configured one. A hasty AVIF weighs as much as a careful one, give or take a seventh, in a tenth
 * of the time, and so tells what the careful one will weigh. Large pictures that have to be coarser are made with
 * little effort: careful ones of the same weight differ by a quarter of a decibel and take five times as long.
 */
const HASTY = { effort: 0, error: 1.15 } as const;
const LARGE = { effort: 1, pixels: 1_000_000 } as const;

export interface EncodeOptions {
  format: Format;
  /** The quality of a picture that is light enough. */
  quality?: number | undefined;
  /** Bytes. */
  most: number;
}

export interface Encoded {
  data: Buffer;
  /** The quality and width that were reached in the end. */
  quality: number;
  width: number;
}

function encoder(raster: Raster, { format }: EncodeOptions, best: number, config: SharpImageServiceConfig) {
  const large = format === 'avif' && raster.width * raster.height > LARGE.pixels;
  return (quality: number) => {
    const effort =
      large && quality < best ? { effort: Math.min(LARGE.effort, config.avif?.effort ?? LARGE.effort) } : {};
    const drawn = openRaster(raster);
    // A JPEG has no transparency, and would be black there.
    if (format === 'jpeg') drawn.flatten({ background: 'white' });
    return drawn.toFormat(format, { ...config[format], quality, ...effort }).toBuffer();
  };
}

/**
 * How many steps below `best` the search begins. Only AVIF, which is slow, is tried first with the least effort; 0 for
 * other formats, when that trial is light enough, and where every picture is made with so little effort.
 */
async function startOf(
  raster: Raster,
  best: number,
  { format, most }: EncodeOptions,
  config: SharpImageServiceConfig,
): Promise<number> {
  if (format !== 'avif' || config.avif?.effort === HASTY.effort) return 0;
  const hasty = await openRaster(raster)
    .avif({ ...config.avif, quality: best, effort: HASTY.effort })
    .toBuffer();
  return hasty.length > most * HASTY.error ? stepsDown(hasty.length, most, SHRINK.avif) : 0;
}

/**
 * Encodes at the quality that was asked for when that is light enough; else at the best lower one that is; and a
 * picture that is too heavy even at the lowest becomes narrower. The same raster gives the same bytes.
 */
export async function encode(
  raster: Raster,
  options: EncodeOptions,
  config: SharpImageServiceConfig,
): Promise<Encoded> {
  const { format, most } = options;
  const best = options.quality ?? QUALITY[format];
  let qualities = qualitiesFrom(best);
  let start = await startOf(raster, best, options, config);
  let picture = raster;
  for (;;) {
    const found = await bestFitting(
      { qualities, most, shrink: SHRINK[format], start },
      encoder(picture, options, best, config),
    );
    if ('made' in found) return { data: found.made, quality: found.quality, width: picture.width };
    qualities = qualities.slice(-1);
    start = 0;
    const narrower = await scaled(picture, narrowing(found.bytes, most));
    if (narrower.width === picture.width && narrower.height === picture.height)
      throw new Error(`it cannot be made lighter than ${found.bytes} bytes`);
    picture = narrower;
  }
}
