/**
 * A record of the pictures that were found undamaged, by the hash of their bytes, so that a check of thousands of
 * photos decodes only new ones. Losing it costs time, nothing else.
 */
import { loadVerdicts } from '../../pictures/verdict-record.ts';

/** What a picture's header says. */
export interface PictureHeader {
  /** Pixels, as stored in the file. */
  width: number;
  height: number;
  /** How it is turned, by EXIF's numbers: 1 is upright, and from 5 its sides change places. */
  orientation: number;
}

export interface UndamagedPictures {
  /** The header of a picture that was found undamaged before. */
  get(hash: string): PictureHeader | undefined;
  /** Records that the picture is undamaged. Only what is added is kept by `save`. */
  add(hash: string, header: PictureHeader): void;
  save(): Promise<void>;
}

/** A header as a record has it; `parseHeader` reads it. */
export const headerText = ({ width, height, orientation }: PictureHeader): string =>
  [width, height, orientation].join(' ');

export function parseHeader(numbers: readonly string[]): PictureHeader {
  const [width = 0, height = 0, orientation = 1] = numbers.map(Number);
  return { width, height, orientation };
}

function parsed(line: string): [hash: string, header: PictureHeader] {
  const [hash = '', ...numbers] = line.split(' ');
  return [hash, parseHeader(numbers)];
}

/** Reads the record of earlier checks. */
export async function loadUndamagedPictures(root: string): Promise<UndamagedPictures> {
  const record = await loadVerdicts(root, 'undamaged-pictures.txt', 'damage.ts');
  const before = new Map(record.lines.map(parsed));
  const now = new Map<string, PictureHeader>();
  return {
    get: (hash) => before.get(hash),
    add: (hash, header) => now.set(hash, header),
    save: async () => {
      if (now.size === 0 || [...now.keys()].every((hash) => before.has(hash))) return;
      await record.save([...now].map(([hash, header]) => `${hash} ${headerText(header)}`));
    },
  };
}
