/** The site's own image service, as Astro's configuration wants it named. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SharpImageServiceConfig } from 'astro/assets/services/sharp';

/** From the project's folder, so that the names of published pictures do not depend on where the project lies. */
const ENTRYPOINT = './integrations/image-service/service.ts';
/** What it takes from elsewhere: how pictures are cut. */
const CROPS = '../../src/shared/focal-point.ts';

export interface ServiceConfig extends SharpImageServiceConfig {
  /**
   * Stands for these settings and for the code that makes pictures. It is a part of every picture's name in the site
   * and in the cache, so that a picture made by other settings or other code is never taken for one of these.
   */
  fingerprint: string;
  /** The project's folder. */
  root: string;
}

/** Settings of the encoders → the value of `image.service`. */
export function imageService(settings: SharpImageServiceConfig): { entrypoint: string; config: ServiceConfig } {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const sources = globSync('*.ts', { cwd: import.meta.dirname })
    .filter((name) => !name.endsWith('.test.ts'))
    .sort();
  for (const name of [...sources, CROPS]) hash.update(readFileSync(join(import.meta.dirname, name)));
  const root = join(import.meta.dirname, '../..');
  return { entrypoint: ENTRYPOINT, config: { ...settings, fingerprint: hash.digest('hex').slice(0, 16), root } };
}
