/**
 * Lets the bundler of a build carry stand-ins of the owner's pictures, which the image service knows, and no module for
 * each of them.
 */
import { createHash } from 'node:crypto';
import { dirname, join, parse, relative } from 'node:path';
import type { Plugin } from 'vite';
import { HASH_LENGTH } from '../src/shared/encoded-picture.ts';
import { isSitePicture } from '../src/shared/path.ts';
import { standInFor } from './image-service/stand-in.ts';
import { renamedPictures } from './renamed-pictures.ts';

/** Astro's plugin that reads imported pictures and emits them as they are. */
const ASTRO_PLUGIN = 'astro:assets:esm';

interface Emitted {
  type: 'asset';
  name?: string;
  fileName?: string;
  source: string | Uint8Array;
}

interface LoadContext {
  /** Which of the build's bundles is made: each has handles of its own. */
  environment: object;
  /** Gives a handle, by which the file's name is asked for later. */
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

/** Characters that Astro keeps out of the names of pictures. */
const UNSAFE = /[\u0000-\u001F"#$%&*+,:;<=>?[\]^`{|}\u007F]/g;

/**
 * @param assets the folder of pictures in the site
 * @param linkRenamed is told what each picture is called, with the hash of its bytes
 * @returns emits a picture's stand-in under a name with the hash of the picture's own bytes: the bundler would take
 * that of the stand-in, which says where the picture lies, and a photo would be encoded again wherever it moves
 */
function standInEmitter(assets: string, linkRenamed: ReturnType<typeof renamedPictures>) {
  const handles = new WeakMap<object, Map<string, string>>();
  return (context: LoadContext, file: Emitted, path: string): string => {
    if (!(file.source instanceof Uint8Array)) return context.emitFile(file);
    const { name, ext } = parse(file.name ?? path);
    const stem = name.replace(UNSAFE, '_');
    const hash = createHash('sha256').update(file.source).digest('base64url').slice(0, HASH_LENGTH);
    const fileName = `${assets}/${stem}.${hash}${ext}`;
    const emitted = handles.get(context.environment) ?? new Map<string, string>();
    handles.set(context.environment, emitted);
    // Two photos may be called alike in two galleries, and be the same.
    const handle = emitted.get(fileName) ?? context.emitFile({ type: file.type, fileName, source: standInFor(path) });
    emitted.set(fileName, handle);
    linkRenamed(stem, hash);
    return handle;
  };
}

/** Made by `withStandIns`: Vite resolves a configuration more than once, with the same plugins. */
const wrapped = new WeakSet<Load>();

/** `load` with another `emitFile`: one of the owner's pictures goes out as its stand-in. */
function withStandIns(load: Load, root: string, emit: ReturnType<typeof standInEmitter>): Load {
  // One after the other: Astro holds each file whole, and asks for all of them at once.
  let before: Promise<unknown> = Promise.resolve();
  return function (id, ...others) {
    const path = ownersPicture(id, root);
    if (path === undefined) return load.call(this, id, ...others);
    const emitFile = (file: Emitted) => emit(this, file, path);
    const context = new Proxy(this, {
      get: (target, key) => (key === 'emitFile' ? emitFile : (Reflect.get(target, key, target) as unknown)),
    });
    const loaded = before.then(() => load.call(context, id, ...others));
    before = loaded.catch(() => undefined);
    return loaded;
  };
}

/** By this the module is known in which Astro lists the pictures of the content. */
const LISTED = 'astroContentImageFlag=&importer=';
/**
 * A line of that module, such as
 * `import A from "./01.jpg?astroContentImageFlag=&importer=src%2Fcontent%2F01.yaml";`. A picture that is not named by
 * a relative path is left to the bundler.
 */
const IMPORT = /^import (\w+) from "(\.[^"?\\]*)\?(astroContentImageFlag=&importer=[^"]*)";$/gm;
/** What Astro's plugin makes of a picture begins so: a module of one value. */
const EXPORT = 'export default ';

/** @throws when the module of a picture is not one of one value any more */
function valueOf(module: string): string {
  if (module.startsWith(EXPORT)) return module.slice(EXPORT.length);
  throw new Error(
    `Astro makes other modules of pictures than it did. See integrations/stand-in-pictures.ts: ${module}`,
  );
}

/**
 * The list with what Astro's plugin makes of each of the owner's pictures in place of its import: a module of its own
 * for each costs the bundler a third of a second in a thousand photos.
 * @param load gives the module of a picture
 */
async function withoutImports(list: string, root: string, load: (id: string) => Promise<string>): Promise<string> {
  const replace = async ([line, name, path = '', query]: RegExpExecArray): Promise<readonly [string, string]> => {
    const importer = new URLSearchParams(query).get('importer') ?? '';
    const id = join(root, dirname(importer), path);
    if (ownersPicture(id, root) === undefined) return [line, line];
    return [line, `const ${name} = ${valueOf(await load(id))};`];
  };
  const replaced = new Map(await Promise.all([...list.matchAll(IMPORT)].map(replace)));
  return list.replace(IMPORT, (line) => replaced.get(line) ?? line);
}

/**
 * @param encoded the folder in which Astro keeps encoded pictures, from the project's
 * @throws in a build when Astro reads pictures in another way than it did
 */
export function standInPictures(encoded: string): Plugin {
  let root = '';
  let load: Load | undefined;
  return {
    name: 'stand-in-pictures',
    apply: 'build',
    configResolved({ root: folder, plugins, build: { assetsDir } }) {
      root = folder;
      const hook = plugins.find(({ name }) => name === ASTRO_PLUGIN)?.load as { handler?: Load } | undefined;
      if (!hook?.handler)
        throw new Error(
          `Astro has no plugin ${ASTRO_PLUGIN} any more that loads pictures. See integrations/stand-in-pictures.ts: look who does now.`,
        );
      load = hook.handler;
      if (wrapped.has(load)) return;
      load = withStandIns(load, root, standInEmitter(assetsDir, renamedPictures(join(root, encoded))));
      wrapped.add(load);
      hook.handler = load;
    },
    transform: {
      order: 'pre',
      filter: { code: LISTED },
      async handler(code) {
        const moduleOf = async (id: string) =>
          ((await load?.call(this, `${id}?astroContentImageFlag`)) as { code: string }).code;
        return { code: await withoutImports(code, root, moduleOf), map: null };
      },
    },
  };
}
