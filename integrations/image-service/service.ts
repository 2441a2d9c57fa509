/**
 * Astro's image service over sharp, with one promise more: no picture that it makes is heavier than it may be. A
 * picture says how many bytes it may have by the property `maxBytes`; without it, the number of its pixels does.
 * Pictures that are light enough are, to the byte, what Astro's own service makes of them.
 */
import { basename } from 'node:path';
import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import { parseFocalPoint } from '../../src/shared/focal-point.ts';
import { budgetOf } from './budget.ts';
import { encode, type Format } from './encode.ts';
import type { ServiceConfig } from './index.ts';
import { rasterOf } from './raster.ts';
import { readPicture } from './stand-in.ts';

const FORMATS: Record<string, Format> = { avif: 'avif', webp: 'webp', jpg: 'jpeg', jpeg: 'jpeg' };

/**
 * All that a picture depends on: seven of Astro's own, and this service's three. Pictures that differ in none are one.
 * Astro's eighth, `src`, begins with the path that the site is hosted under, on which no picture depends.
 */
const PROPERTIES = [
  'source',
  'width',
  'height',
  'format',
  'quality',
  'fit',
  'position',
  'background',
  'maxBytes',
  'fingerprint',
];

/** What a picture may ask for, beside its size and format. */
interface Wanted {
  fit?: string;
  position?: string;
  background?: string;
  quality?: number | string;
  maxBytes?: number | string;
}

const service: LocalImageService<ServiceConfig> = {
  ...sharpService,
  propertiesToHash: PROPERTIES,

  async validateOptions(options, config, logger) {
    const position: unknown = options['position'];
    if (typeof position === 'string' && position.includes('%') && !parseFocalPoint(position))
      throw new Error(`A picture cannot be cut at ${position}. A position is written 40% 20%.`);
    const valid = (await sharpService.validateOptions?.(options, config, logger)) ?? options;
    // Of an imported picture's file, such as `01-rani.Tv3X2A27.jpg`, what stands for its bytes: not what it is called.
    const source = typeof valid.src === 'string' ? valid.src : basename(valid.src.src).split('.').slice(-2).join('.');
    return { ...valid, source, fingerprint: config.service.config.fingerprint };
  },

  async transform(given, transform, config, logger) {
    const picture = await readPicture(given, config.service.config.root);
    const format = FORMATS[String(transform['format'])];
    const [width, height] = [Number(transform['width']), Number(transform['height'])];
    if (!format || !width || !height) return sharpService.transform(picture, transform, config, logger);
    const { fit, position, background, quality, maxBytes } = transform as Wanted;
    const settings = config.service.config;
    const raster = await rasterOf(picture, { width, height, fit, position, background }, settings);
    const most = Number(maxBytes) || budgetOf(format, raster);
    const { data } = await encode(
      raster,
      { format, most, quality: Number.parseInt(String(quality)) || undefined },
      settings,
    );
    return { data: new Uint8Array(data), format };
  },
};

export default service;
