/** The beginning of a file on the disk. */
import { readHead } from './read.ts';
import { HEAD_BYTES } from '../../src/shared/file-type.ts';

/** The first bytes of a file, enough for `fileTypeOf`. Throws what the disk says. */
export const headOf = (path: string): Buffer => readHead(path, HEAD_BYTES);

/** The same, or nothing when the file cannot be read. */
export function readableHeadOf(path: string): Buffer | undefined {
  try {
    return headOf(path);
  } catch {
    return undefined;
  }
}
