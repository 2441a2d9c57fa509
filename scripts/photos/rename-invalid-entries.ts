/** Entries whose own names the site does not read: `50% off.yaml`, `12-rose.yaml.txt` of an editor, `12-rose.YAML`. */
import { lstat, readFile, rename } from 'node:fs/promises';
import { basename, dirname, extname, join, parse } from 'node:path';
import { exists } from '../files/exists.ts';
import { NAMES_PICTURE } from '../gallery/entry.ts';
import type { Gallery } from '../gallery/read-gallery.ts';
import { isSafeName } from '../gallery/safe-name.ts';
import type { SkippedFile } from './new-photos.ts';
import { numberedName, numberOf } from '../../src/shared/photo-name.ts';
import { freeName, safeStem } from '../gallery/sanitize-file-name.ts';
import { isEntryName } from '../../src/shared/path.ts';

/** Names that are meant as an entry's: Windows adds .txt, keyboards begin with a capital, and GitHub asks for none. */
const MEANT = /\.(ya?ml|md)(\.txt)?$|^[^.]+$/i;

/** The name that such an entry is to have. */
const plainName = (name: string) =>
  name.includes('.') ? name.replace(MEANT, (ending) => ending.toLowerCase().replace('.txt', '')) : `${name}.yaml`;

/** An entry that got another name. */
export interface Renamed {
  from: string;
  to: string;
}

/** True for a text that has the line of an entry. */
async function namesPicture(path: string): Promise<boolean> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return !text.includes('\0') && NAMES_PICTURE.test(text);
}

async function plainPath(path: string, gallery: Gallery): Promise<string> {
  const stem = safeStem(parse(path).name);
  const numbers = gallery.entries
    .filter((entry) => entry.path !== path)
    .map((entry) => parseInt(basename(entry.path), 10) || 0);
  const number = numberOf(stem);
  // A number that another photo has goes to the end: two photos of one number have no order.
  const free =
    number !== undefined && numbers.includes(number)
      ? numberedName(Math.max(0, ...numbers) + 1, stem.replace(/^\d+-/, ''))
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
      if (
        dirname(path) !== gallery.folder ||
        isEntryName(name) ||
        !MEANT.test(name) ||
        (await lstat(path)).isSymbolicLink()
      )
        continue;
      if (!(await namesPicture(path))) continue;
      const plain = plainName(name);
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
