/** Lets the bundler of a build carry stand-ins of the owner's pictures, which the image service knows. */
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { isSitePicture } from '../src/shared/path.ts';
import { standInFor } from './image-service/stand-in.ts';

/** Astro's plugin that reads imported pictures and emits them as they are. */
const ASTRO_PLUGIN = 'astro:assets:esm';

interface Emitted {
  type: string;
  name?: string;
  source?: string | Uint8Array;
}

interface LoadContext {
  emitFile: (file: Emitted) => string;
}

type Load = (this: LoadContext, id: string, ...others: unknown[]) => unknown;

/**
 * Where one of the owner's pictures lies, from the project's folder, with `/` on every system; nothing for any other
 * module. What browsers get of it is what the image service encodes, never the file.
 */
function ownersPicture(id: string, root: string): string | undefined {
  const path = relative(root, id.replace(/\?.*$/s, '')).replaceAll('\\', '/');
  return path.startsWith('src/content/') && isSitePicture(path) ? path : undefined;
}

/** `load` with another `emitFile`: one of the owner's pictures goes out as its stand-in. */
function withStandIns(load: Load, root: string): Load {
  // One after the other: Astro holds each file whole, and asks for all of them at once.
  let before: Promise<unknown> = Promise.resolve();
  return function (id, ...others) {
    const path = ownersPicture(id, root);
    if (path === undefined) return load.call(this, id, ...others);
    const emitFile = (file: Emitted) =>
      this.emitFile(file.source instanceof Uint8Array ? { ...file, source: standInFor(file.source, path) } : file);
    const context = new Proxy(this, {
      get: (target, key) => (key === 'emitFile' ? emitFile : (Reflect.get(target, key, target) as unknown)),
    });
    const loaded = before.then(() => load.call(context, id, ...others));
    before = loaded.catch(() => undefined);
    return loaded;
  };
}

/** @throws in a build when Astro reads pictures in another way than it did */
export function standInPictures(): Plugin {
  return {
    name: 'stand-in-pictures',
    apply: 'build',
    configResolved({ root, plugins }) {
      const hook = plugins.find(({ name }) => name === ASTRO_PLUGIN)?.load as { handler?: Load } | undefined;
      if (!hook?.handler)
        throw new Error(
          `Astro has no plugin ${ASTRO_PLUGIN} any more that loads pictures. See integrations/stand-in-pictures.ts: look who does now.`,
        );
      hook.handler = withStandIns(hook.handler, root);
    },
  };
}
