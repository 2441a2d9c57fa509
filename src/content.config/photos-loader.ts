/**
 * Spares a build to load entries that are as they were. Astro's loader gives each file to a thread, and reads its
 * fields before it asks whether they are others: of three thousand photos that takes a third of a second.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { isEntryName } from '../shared/path.ts';

/** What a folder holds that computers do not hide; nothing when it is none, or cannot be read. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch {
    return [];
  }
}

/** The letters of a file; nothing when it cannot be read. */
function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Entries that are sought one by one; to look for more of them Astro's loader would take longer than to read all. */
const FEW = 50;
/** Names that are no patterns to Astro's loader. */
const PLAIN = /^[\p{L}\p{M}\p{N} ._/-]+$/u;

/** Whether the store has the entry as the file is now, by the rule of Astro's loader. */
function isKnown(folder: string, context: LoaderContext, id: string): boolean {
  const text = textOf(join(folder, id));
  const known = context.store.get(id);
  return text !== undefined && known?.filePath !== undefined && known.digest === context.generateDigest(text);
}

/**
 * The entries in the folders of a folder, as Astro's loader gives them. A file's path from there is its entry's id.
 * @param base the folder, from the project's
 */
export function photosLoader(base: string): Loader {
  const loaderOf = (pattern: string | string[]) => glob({ base, pattern, generateId: ({ entry }) => entry });
  const all = loaderOf('*/*.{yaml,yml,md}');
  return {
    ...all,
    load: async (context) => {
      if (context.watcher) return all.load(context);
      const folder = fileURLToPath(new URL(base, context.config.root));
      const ids = namesIn(folder).flatMap((name) =>
        namesIn(join(folder, name))
          .filter(isEntryName)
          .map((file) => `${name}/${file}`),
      );
      const changed = ids.filter((id) => !isKnown(folder, context, id));
      // One at least, so that Astro lists the pictures of all anew: `npm run dev` may have listed others.
      const wanted = changed.length > 0 ? changed : ids.slice(0, 1);
      if (wanted.length === 0 || wanted.length > FEW || !wanted.every((id) => PLAIN.test(id))) return all.load(context);
      const known = new Set(ids.filter((id) => !wanted.includes(id)));
      const { store } = context;
      // The loader removes the entries that it does not come upon.
      const keys = () => store.keys().filter((id) => !known.has(id));
      return loaderOf(wanted).load({ ...context, store: { ...store, keys } });
    },
  };
}
