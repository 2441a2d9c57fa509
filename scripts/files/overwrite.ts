import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';

/**
 * Writes other bytes into a file that is there. `writeFile` empties it first, and a disk of the kind ext4 then waits
 * until it has stored the file: of hundreds of pages that takes longer than to finish them. In exchange the new bytes
 * are not stored at once: for what the next build makes anew.
 * @throws what the disk says; the file may hold half of both then
 */
export function overwrite(path: string, bytes: Uint8Array): void {
  const file = openSync(path, 'r+');
  try {
    for (let written = 0; written < bytes.length;)
      written += writeSync(file, bytes, written, bytes.length - written, written);
    ftruncateSync(file, bytes.length);
  } finally {
    closeSync(file);
  }
}
