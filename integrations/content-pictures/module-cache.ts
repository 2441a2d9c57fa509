/**
 * The modules of pictures, kept while the files stay as they are: to read thousands of photos and hash them takes a
 * build longer than to render their pages. Losing what is kept costs time, nothing else.
 */
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeAtomic } from '../../scripts/files/atomic-write.ts';
import { fileState } from '../../scripts/files/read.ts';

/** What a build knows of a picture. */
export interface PictureModule {
  /** Of the module that Astro made. */
  code: string;
  /** Where Astro will look for the picture, from the site's folder; nothing when it is published as it is. */
  original?: string | undefined;
}

interface Kept extends PictureModule {
  /** Of the file, before it was read. */
  state: string;
}

/** What lies on the disk. */
interface Saved {
  madeBy: string;
  modules: Record<string, Kept>;
}

export interface ModuleCache {
  /**
   * @param path the picture's full path
   * @param make reads the picture and makes its module; asked when the file is not the one that is known
   */
  moduleOf: (path: string, make: () => Promise<PictureModule>) => Promise<PictureModule>;
  /** Keeps the modules that were asked for, and no others. */
  save: () => Promise<void>;
}

function read(file: string, madeBy: string): Record<string, Kept> {
  try {
    const saved = JSON.parse(readFileSync(file, 'utf8')) as Saved;
    return saved.madeBy === madeBy ? saved.modules : {};
  } catch {
    return {};
  }
}

/**
 * @param file where the modules are kept
 * @param madeBy all that they follow from besides the pictures, as a text: what another text has made is not used
 */
export function openModuleCache(file: string, madeBy: string): ModuleCache {
  const before = read(file, madeBy);
  const now: Record<string, Kept> = {};
  let changed = false;
  return {
    async moduleOf(path, make) {
      const state = fileState(path);
      const kept = before[path];
      if (kept && kept.state === state) return (now[path] = kept);
      const made = await make();
      changed = true;
      if (state !== undefined) now[path] = { ...made, state };
      return made;
    },
    async save() {
      if (!changed && Object.keys(now).length === Object.keys(before).length) return;
      // A build must not fail for want of a place to remember it.
      await mkdir(dirname(file), { recursive: true })
        .then(() => writeAtomic(file, JSON.stringify({ madeBy, modules: now } satisfies Saved)))
        .catch(() => undefined);
    },
  };
}
