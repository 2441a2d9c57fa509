/**
 * Encoded pictures under the names that their photos have now. When one photo is put before a thousand others, all of
 * them get other numbers, and Astro looks for encoded pictures by name.
 */
import { linkSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, variantOf } from '../src/shared/encoded-picture.ts';

/** Gives a file one more name. Where it cannot have one, as on some memory cards, its picture is encoded again. */
function addName(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // It costs time and nothing else.
  }
}

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    // Nothing was encoded yet.
    return [];
  }
};

/**
 * @param folder where encoded pictures are kept; read when the first picture is named
 * @returns gives all that was made of the file with this hash the name that the file has now, such as `01-rani`
 */
export function renamedPictures(folder: string): (stem: string, hash: string) => void {
  let names: Set<string> | undefined;
  /** A name of each variant, by the hash of the file that it was made from. */
  const variants = new Map<string, Map<string, string>>();
  const read = (): Set<string> => {
    const found = namesIn(folder);
    for (const name of found) {
      const variant = variantOf(name);
      if (variant === undefined) continue;
      const known = variants.get(hashOf(variant)) ?? new Map<string, string>();
      variants.set(hashOf(variant), known.set(variant, name));
    }
    return new Set(found);
  };
  return (stem, hash) => {
    names ??= read();
    for (const [variant, name] of variants.get(hash) ?? []) {
      const now = `${stem}${variant}`;
      if (names.has(now)) continue;
      names.add(now);
      addName(join(folder, name), join(folder, now));
    }
  };
}
