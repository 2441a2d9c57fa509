/**
 * Which file each import in a package means, kept from one build to the next: to find out two thousand times takes Node
 * a third of the time in which it loads Astro. It counts until npm installs something, or a build fails.
 */
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { attempt } from '../files/attempt.ts';
import { fileState } from '../files/read.ts';
import { compileCacheFolder } from './compile-cache.ts';

/** This project's packages. */
const PACKAGES = join(import.meta.dirname, '../../node_modules');

/** Where resolutions are kept, from the project's folder. */
const FOLDER = join('.cache', 'module-resolutions');

/** In the folder of the packages: npm's own list of what it has put there, written at each installation. */
const INSTALLED = '.package-lock.json';

/** A module's address, and what kind of module it is, as Node says. */
type Resolution = [url: string, format: string];

/** By the address of the module that imports, and the conditions on which packages choose; then by what it writes. */
type Resolutions = Record<string, Record<string, Resolution>>;

/** What lies on the disk. */
interface Saved {
  madeBy: string;
  resolutions: Resolutions;
}

function read(file: string, madeBy: string): Resolutions {
  try {
    const saved = JSON.parse(readFileSync(file, 'utf8')) as Saved;
    return saved.madeBy === madeBy ? saved.resolutions : {};
  } catch {
    return {};
  }
}

/**
 * From now on this process looks up what it knows of earlier ones about what packages `import`; of what they `require`
 * Node does not tell enough. What the project's own modules import it finds out each time, and so it does for all on a
 * build host, where nothing would read what is kept, and where npm has not listed the packages.
 * @param root the project's folder
 * @param name of the process: what it found is kept under it
 * @param packages the folder node_modules
 * @returns keeps what has been found by then
 */
export function keepModuleResolutions(root: string, name: string, packages = PACKAGES): () => void {
  const file = join(root, FOLDER, `${name}.json`);
  const installed = fileState(join(packages, INSTALLED));
  if (installed === undefined || compileCacheFolder(process.env) === undefined) return () => undefined;
  const folder = `${pathToFileURL(realpathSync(packages)).href}/`;
  const madeBy = JSON.stringify([process.version, folder, installed]);
  const resolutions = read(file, madeBy);
  let changed = false;
  registerHooks({
    resolve: (specifier, context, next) => {
      const { parentURL = '', conditions } = context;
      if (!parentURL.startsWith(folder)) return next(specifier, context);
      const importer = `${parentURL} ${conditions.join()}`;
      const known = resolutions[importer];
      const kept = known && Object.hasOwn(known, specifier) ? known[specifier] : undefined;
      if (kept) return { url: kept[0], format: kept[1], shortCircuit: true };
      const found = next(specifier, context);
      if (!found.format || !found.url.startsWith(folder)) return found;
      (resolutions[importer] ??= {})[specifier] = [found.url, found.format];
      changed = true;
      return found;
    },
  });
  return () => {
    if (!changed) return;
    changed = false;
    attempt(() => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ madeBy, resolutions } satisfies Saved));
    });
  };
}

/** After a build that failed: a package that was changed without npm may be why. @param root the project's folder */
export const forgetModuleResolutions = (root: string): void =>
  attempt(() => rmSync(join(root, FOLDER), { recursive: true, force: true }));
