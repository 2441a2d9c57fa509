/** The owner's pictures on their way through Astro's build, of which only encoded variants reach the site. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { IMAGE_CACHE } from '../astro-cache.ts';
import { publishEncoded } from './publish-encoded.ts';
import { standInFor } from '../image-service/stand-in.ts';
import { sourceHash } from '../source-hash.ts';
import { pictureModules } from './picture-modules.ts';

const ROOT = join(import.meta.dirname, '../..');
/** How a build reads and names pictures: the sources, and the versions of the packages. */
const SOURCES = [
  'integrations/content-pictures/*.ts',
  'src/shared/{bytes,encoded-picture-name,file-type,path}.ts',
  'package-lock.json',
];

export function contentPictures(): AstroIntegration {
  let [site, assets, cache, modules] = ['', '', '', ''];
  /** Where each picture lies in the project, by the path under which Astro looks for it in the site. */
  const paths = new Map<string, string>();
  /** When all pages are rendered, and Astro knows what to encode. */
  const publish = () => {
    const images = globalThis.astroAsset.staticImages ?? new Map<string, never>();
    mkdirSync(join(site, assets), { recursive: true });
    publishEncoded(images, (original) => paths.has(original), cache, site, assets);
    // Of what is left Astro reads the originals: it finds their stand-ins, and removes these when it is done.
    for (const original of images.keys()) {
      const path = paths.get(original);
      if (path !== undefined) writeFileSync(join(site, original), standInFor(path));
    }
  };
  return {
    name: 'content-pictures',
    hooks: {
      'astro:config:setup': async ({ updateConfig }) => {
        const note = (path: string, original: string) => void paths.set(`/${original}`, path);
        const plugin = pictureModules(note, () => modules, await sourceHash(ROOT, SOURCES));
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:config:done': ({ config }) => {
        site = fileURLToPath(config.outDir);
        assets = config.build.assets;
        cache = join(fileURLToPath(config.root), IMAGE_CACHE);
        modules = join(fileURLToPath(config.cacheDir), 'picture-modules.json');
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((prerenderer) => ({
          ...prerenderer,
          teardown: async () => {
            await prerenderer.teardown?.();
            publish();
          },
        }));
      },
    },
  };
}
