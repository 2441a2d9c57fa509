/**
 * File names that are no text: old archives bring them from computers that wrote letters otherwise. No line can name
 * such a file and most programs cannot open it, so it gets a name that can be read.
 */
import { readdir, rename } from 'node:fs/promises';
import { extname, join, parse } from 'node:path';
import { exists } from '../files/exists.ts';
import { CONTENT } from '../files/project-folders.ts';
import type { Renamed } from './rename-invalid-entries.ts';
import { freeName, safeStem } from '../gallery/sanitize-file-name.ts';

const isText = (name: Buffer) => Buffer.from(name.toString('utf8')).equals(name);

async function renameIn(folder: string): Promise<Renamed[]> {
  const items = await readdir(folder, { withFileTypes: true, encoding: 'buffer' }).catch(() => []);
  const renamed: Renamed[] = [];
  for (const item of items) {
    let path = join(folder, item.name.toString('utf8'));
    if (!isText(item.name)) {
      // Each byte as a letter: right for Western names, and readable for others.
      const guess = item.name.toString('latin1');
      const ending = extname(guess).toLowerCase();
      const from = path;
      path = await freeName(
        path,
        safeStem(parse(guess).name),
        /^\.\w{1,5}$/.test(ending) ? ending : '',
        async (candidate) => !(await exists(candidate)),
      );
      await rename(Buffer.concat([Buffer.from(join(folder, '/')), item.name]), path);
      renamed.push({ from, to: path });
    }
    if (item.isDirectory()) renamed.push(...(await renameIn(path)));
  }
  return renamed;
}

/** Renames such files and folders below src/content. */
export const renameUndecodable = (root: string): Promise<Renamed[]> => renameIn(join(root, CONTENT));
