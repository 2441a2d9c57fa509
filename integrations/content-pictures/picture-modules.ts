/**
 * Gives the bundler of a build the addresses of the owner's pictures: not the pictures, and no module for each of them.
 * With three thousand photos it would otherwise hold and copy gigabytes.
 */
import { createHash } from 'node:crypto';
import { dirname, join, parse, relative } from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { HASH_LENGTH } from '../../src/shared/encoded-picture-name.ts';
import { fileTypeOf } from '../../src/shared/file-type.ts';
import { isSitePicture } from '../../src/shared/path.ts';
import { openModuleCache, type PictureModule } from './module-cache.ts';
import { pictureValues } from './picture-values.ts';

/** Astro holds each picture whole while it is read. */
const PICTURES_AT_ONCE = 4;

/** Astro's plugin that reads imported pictures and emits them as they are. */
const ASTRO_PLUGIN = 'astro:assets:esm';

/** What an emitted file is asked for by, and what Astro writes into a module where its address belongs. */
const HANDLE = 'owners-picture';
const PLACEHOLDER = `__ASTRO_ASSET_IMAGE__${HANDLE}__`;

/**
 * Is told where one of the owner's pictures lies, from the project's folder, with `/` on every system; and where Astro
 * will look for it, from the site's folder: `_astro/01-rani.Tv3X2A27.jpg`.
 */
export type NotePicture = (path: string, original: string) => void;

interface Emitted {
  type: 'asset';
  name?: string;
  source: string | Uint8Array;
}

interface LoadContext {
  /** Gives a handle, by which the file's name is asked for later. */
  emitFile: (file: Emitted) => string;
}

type Load = (this: LoadContext, id: string, ...others: unknown[]) => unknown;

/**
 * Where one of the owner's pictures lies; nothing for any other module. What browsers get of it is what the image
 * service encodes, never the file.
 */
function pathOf(id: string, root: string): string | undefined {
  const path = relative(root, id.replace(/\?.*$/s, '')).replaceAll('\\', '/');
  return path.startsWith('src/content/') && isSitePicture(path) ? path : undefined;
}

/** Characters that Astro keeps out of the names of pictures. */
const UNSAFE = /[\u0000-\u001F"#$%&*+,:;<=>?[\]^`{|}\u007F]/g;

/** A picture's name in the site. It has the hash of the bytes: wherever the picture moves it is not encoded again. */
function nameOf(file: string, bytes: Uint8Array): string {
  const { name, ext } = parse(file);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, HASH_LENGTH);
  return `${name.replace(UNSAFE, '_')}.${hash}${ext}`;
}

/** Why a build stops when Astro makes something else of a picture than it did. */
const unexpected = (module: string) =>
  new Error(
    `Astro makes other modules of pictures than it did. See integrations/content-pictures/picture-modules.ts: ${module}`,
  );

/** A picture's size in a module of Astro's. */
const SIZE = /"width":\d+,"height":\d+/;

/**
 * The module with the size that the picture has upright, as the image service makes it. Astro reads which side is up
 * in JPEGs alone.
 */
async function withUprightSize(module: string, picture: Uint8Array): Promise<string> {
  if ((await fileTypeOf(picture)) === 'jpeg') return module;
  const upright = await sharp(picture, { limitInputPixels: false })
    .metadata()
    .then(({ autoOrient }) => autoOrient)
    // What cannot be read, the image service says.
    .catch(() => undefined);
  if (!upright) return module;
  if (!SIZE.test(module)) throw unexpected(module);
  return module.replace(SIZE, `"width":${upright.width},"height":${upright.height}`);
}

interface Site {
  /** The project's folder. */
  root: string;
  /** The path that the site is hosted under, with a slash at its end. */
  base: string;
  /** The folder of pictures in the site. */
  assets: string;
}

/** Made by `withAddresses`: Vite resolves a configuration more than once, with the same plugins. */
const wrapped = new WeakSet<Load>();

/** `load`, which emits none of the owner's pictures, and gives each its address in the site. */
function withAddresses(load: Load, { root, base, assets }: Site, note: NotePicture): Load {
  return async function (id, ...others) {
    const path = pathOf(id, root);
    if (path === undefined) return load.call(this, id, ...others);
    let original = '';
    let picture: Uint8Array = new Uint8Array();
    const emitFile = (file: Emitted): string => {
      if (!(file.source instanceof Uint8Array)) return this.emitFile(file);
      picture = file.source;
      original = `${assets}/${nameOf(file.name ?? path, file.source)}`;
      return HANDLE;
    };
    const context = new Proxy(this, {
      get: (target, key) => (key === 'emitFile' ? emitFile : (Reflect.get(target, key, target) as unknown)),
    });
    const module = await load.call(context, id, ...others);
    if (original === '') return module;
    const { code } = module as { code: string };
    if (!code.includes(PLACEHOLDER)) throw unexpected(code);
    note(path, original);
    const address = JSON.stringify(base + original).slice(1, -1);
    const addressed = code.replaceAll(PLACEHOLDER, () => address);
    return { ...(module as object), code: await withUprightSize(addressed, picture) };
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
  throw unexpected(module);
}

/**
 * The list with what Astro's plugin makes of each of the owner's pictures in place of its import: a module of its own
 * for each costs the bundler a third of a second in a thousand photos.
 * @param load gives the module of a picture by its full path, and by the one from the project's folder
 */
async function withoutImports(
  list: string,
  root: string,
  load: (file: string, path: string) => Promise<string>,
): Promise<string> {
  const values = pictureValues();
  const replace = async ([line, name, path = '', query]: RegExpExecArray): Promise<readonly [string, string]> => {
    const importer = new URLSearchParams(query).get('importer') ?? '';
    const file = join(root, dirname(importer), path);
    const owners = pathOf(file, root);
    if (owners === undefined) return [line, line];
    return [line, `const ${name} = ${values.add(valueOf(await load(file, owners)), file)};`];
  };
  const replaced = new Map(await pMap(list.matchAll(IMPORT), replace, { concurrency: PICTURES_AT_ONCE }));
  return values.declarations() + list.replace(IMPORT, (line) => replaced.get(line) ?? line);
}

/**
 * @param note is told of each picture
 * @param cacheFile gives the path of the file in which modules are kept from one build to the next
 * @param madeBy what the modules follow from besides the pictures, the project's folder and the settings of the site
 * @throws in a build when Astro reads pictures in another way than it did
 */
export function pictureModules(note: NotePicture, cacheFile: () => string, madeBy: string): Plugin {
  let root = '';
  let settings = '';
  let load: Load | undefined;
  /** Where Astro will look for each picture that it has read, by the path in the project. */
  const originals = new Map<string, string>();
  const noteRead: NotePicture = (path, original) => {
    originals.set(path, original);
    note(path, original);
  };
  return {
    name: 'picture-modules',
    apply: 'build',
    configResolved({ root: folder, base, plugins, build: { assetsDir } }) {
      root = folder;
      settings = JSON.stringify([madeBy, root, base, assetsDir]);
      const hook = plugins.find(({ name }) => name === ASTRO_PLUGIN)?.load as { handler?: Load } | undefined;
      if (!hook?.handler)
        throw new Error(
          `Astro has no plugin ${ASTRO_PLUGIN} any more that loads pictures. See integrations/content-pictures/picture-modules.ts: look who does now.`,
        );
      load = hook.handler;
      if (wrapped.has(load)) return;
      load = withAddresses(load, { root, base, assets: assetsDir }, noteRead);
      wrapped.add(load);
      hook.handler = load;
    },
    transform: {
      order: 'pre',
      filter: { code: LISTED },
      async handler(code) {
        const cache = openModuleCache(cacheFile(), settings);
        const make = async (file: string, path: string): Promise<PictureModule> => {
          const { code: made } = (await load?.call(this, `${file}?astroContentImageFlag`)) as { code: string };
          return { code: made, original: originals.get(path) };
        };
        const moduleOf = async (file: string, path: string) => {
          const { code: known, original } = await cache.moduleOf(file, () => make(file, path));
          if (original !== undefined) noteRead(path, original);
          return known;
        };
        const replaced = await withoutImports(code, root, moduleOf);
        await cache.save();
        return { code: replaced, map: null };
      },
    },
  };
}
