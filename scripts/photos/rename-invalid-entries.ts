/** Entries whose own names the site does not read: `50% off.yaml`, `12-rose.yaml.txt` of an editor, `12-rose.YAML`. */
import { rename } from 'node:fs/promises';
import { basename, dirname, extname, join, parse } from 'node:path';
import { exists } from '../files/exists.ts';
import type { Gallery } from '../gallery/read-gallery.ts';
import { isSafeName } from '../gallery/safe-name.ts';
import type { SkippedFile } from './new-photos.ts';
import { highestNumber, numberedName, numberOf, splitPhotoName } from '../../src/shared/photo-name.ts';
import { freeName, safeStem } from '../gallery/sanitize-file-name.ts';
import { isMisnamedEntry, plainEntryName } from '../gallery/ignored-entry.ts';

/** An entry that got another name. */
export interface Renamed {
  from: string;
  to: string;
}

async function plainPath(path: string, gallery: Gallery): Promise<string> {
  const stem = safeStem(parse(path).name);
  const others = gallery.entries.filter((entry) => entry.path !== path).map((entry) => basename(entry.path));
  const { number, rest } = splitPhotoName(stem);
  // A number that another photo has goes to the end: two photos of one number have no order.
  const free =
    number !== undefined && others.some((name) => numberOf(name) === number)
      ? numberedName(highestNumber(others) + 1, rest)
      : stem;
  return freeName(path, free, extname(path), async (candidate) => !(await exists(candidate)));
}

/** Gives such entries names that the site reads; nothing is overwritten. */
export async function renameEntries(galleries: Gallery[]): Promise<{ renamed: Renamed[]; skipped: SkippedFile[] }> {
  const renamed: Renamed[] = [];
  const skipped: SkippedFile[] = [];
  const move = async (from: string, to: string) => {
    await rename(from, to);
    renamed.push({ from, to });
  };
  for (const gallery of galleries) {
    for (const { path } of gallery.entries)
      if (!isSafeName(basename(path))) await move(path, await plainPath(path, gallery));
    for (const path of gallery.others) {
      const name = basename(path);
      if (dirname(path) !== gallery.folder || !(await isMisnamedEntry(path))) continue;
      const plain = plainEntryName(name);
      const to = join(dirname(path), plain);
      // On a disk that ignores capitals the name is taken by the file itself.
      if (plain.toLowerCase() !== name.toLowerCase() && (await exists(to))) {
        skipped.push({
          path,
          reason: `it is an entry beside another, ${plain}, which alone counts. Delete the one you do not want`,
        });
      } else await move(path, to);
    }
  }
  return { renamed, skipped };
}
