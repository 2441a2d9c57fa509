/** Where Astro keeps what it has read and encoded, from the project's folder. */
import { join } from 'node:path';

/** `cacheDir` of the configuration. Outside node_modules, so that `npm ci` does not throw encoded pictures away. */
export const ASTRO_CACHE = join('.cache', 'astro');

/** The folder in it that Astro gives to encoded pictures. */
export const IMAGE_CACHE = join(ASTRO_CACHE, 'assets');
