/** Pictures as bare pixels of the size at which they are published: made once, encoded as often as it takes. */
import sharp, { type FitEnum, type Sharp } from 'sharp';
import type { SharpImageServiceConfig } from 'astro/assets/services/sharp';
import { cropOf, parseFocalPoint, type FocalPoint, type Size } from '../../src/shared/focal-point.ts';

type Kernel = SharpImageServiceConfig['kernel'];

export interface Raster {
  pixels: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

export interface ResizeOptions {
  width: number;
  height: number;
  fit?: string | undefined;
  /** One of sharp's words, or where the frame lies in what is left over, such as `50% 20%`. */
  position?: string | undefined;
  background?: string | undefined;
}

/** Pixels of one side of a published picture: the formats end at 16,383 and a browser's memory before that. */
const MAX_SIDE = 12_000;

/** Astro's words for fitting, which are CSS's, in sharp's. */
const FITS: Record<string, keyof FitEnum> = {
  fill: 'fill',
  contain: 'inside',
  cover: 'cover',
  'scale-down': 'inside',
  outside: 'outside',
  inside: 'inside',
};

const bounded = ({ width, height }: ResizeOptions) => {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/** What is left of a picture's size when nothing is enlarged. */
const within = (size: Size, most: Size): Size => ({
  width: Math.min(size.width, most.width),
  height: Math.min(size.height, most.height),
});

/** Cuts an upright picture at a position in percent, which sharp's own words for positions cannot say. */
async function cutAt(upright: Sharp, size: Size, position: FocalPoint, kernel: Kernel): Promise<Sharp> {
  const { autoOrient } = await upright.metadata();
  const frame = within(size, autoOrient);
  const { width, height, left, top } = cropOf(frame, position, autoOrient);
  return upright.resize({ width, height, kernel, fit: 'fill' }).extract({ left, top, ...frame });
}

/** Reads a picture, turns it upright and brings it to `size`. Throws when it cannot be read. */
async function toRaster(picture: Uint8Array, size: ResizeOptions, config: SharpImageServiceConfig): Promise<Raster> {
  const upright = sharp(picture, { failOn: 'none', limitInputPixels: config.limitInputPixels }).rotate();
  const position = size.fit === 'cover' ? parseFocalPoint(size.position ?? '') : undefined;
  if (position) await cutAt(upright, bounded(size), position, config.kernel);
  else
    upright.resize({
      ...bounded(size),
      kernel: config.kernel,
      fit: FITS[size.fit ?? ''] ?? (size.fit ? 'inside' : undefined),
      position: size.position,
      withoutEnlargement: true,
    });
  if (size.background) upright.flatten({ background: size.background });
  const {
    data: pixels,
    info: { width, height, channels },
  } = await upright.raw().toBuffer({ resolveWithObject: true });
  return { pixels, width, height, channels };
}

/** The raster as input for sharp. */
export const openRaster = ({ pixels, width, height, channels }: Raster): Sharp =>
  sharp(pixels, { raw: { width, height, channels } });

/** The same picture, `scale` times as wide and high. */
export async function scaled(raster: Raster, scale: number): Promise<Raster> {
  const [width, height] = [raster.width, raster.height].map((side) => Math.max(1, Math.round(side * scale)));
  const { data: pixels, info } = await openRaster(raster)
    .resize({ width, height, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels, width: info.width, height: info.height, channels: info.channels };
}

const rasters = new WeakMap<Uint8Array, Map<string, Promise<Raster>>>();

/** As `toRaster`, but one picture's raster of one shape is made once, however many formats want it. */
export function rasterOf(picture: Uint8Array, size: ResizeOptions, config: SharpImageServiceConfig): Promise<Raster> {
  const known = rasters.get(picture) ?? new Map<string, Promise<Raster>>();
  rasters.set(picture, known);
  const key = JSON.stringify([size.width, size.height, size.fit, size.position, size.background]);
  const raster = known.get(key) ?? toRaster(picture, size, config);
  known.set(key, raster);
  return raster;
}
