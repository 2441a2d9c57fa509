/**
 * A record of the pictures of which a check had nothing to say but their size, by the states of their files, so that a
 * check of thousands of photos reads only those that were written since. Losing it costs time, nothing else.
 */
import type { FileType } from '../../../src/shared/file-type.ts';
import { loadVerdicts } from '../../pictures/verdict-record.ts';
import { headerText, parseHeader, type PictureHeader } from './undamaged-pictures-cache.ts';

interface CleanPicture {
  type: FileType;
  /** The SHA-256 of its bytes. */
  hash: string;
  header: PictureHeader;
}

/** A state is that of a file which has reached the disk (`fileState`), or nothing: then nothing is known. */
export interface CleanPictures {
  get(state: string | undefined): CleanPicture | undefined;
  add(state: string | undefined, picture: CleanPicture): void;
  /** Keeps what was asked for and known, or added, and nothing else. */
  save(): Promise<void>;
}

/** Reads the record of earlier checks. */
export async function loadCleanPictures(root: string): Promise<CleanPictures> {
  const record = await loadVerdicts(root, 'clean-pictures.txt', '../check/pictures/check-picture.ts');
  const before = new Map(record.lines.map((line) => [line.slice(0, line.indexOf(' ')), line]));
  const now = new Map<string, string>();
  return {
    get: (state = '') => {
      const line = before.get(state);
      if (line === undefined) return undefined;
      now.set(state, line);
      const [, type, hash = '', ...numbers] = line.split(' ');
      return { type: type as FileType, hash, header: parseHeader(numbers) };
    },
    add: (state, { type, hash, header }) => {
      if (state !== undefined) now.set(state, [state, type, hash, headerText(header)].join(' '));
    },
    save: async () => {
      if (now.size === before.size && [...now.keys()].every((state) => before.has(state))) return;
      await record.save([...now.values()]);
    },
  };
}
