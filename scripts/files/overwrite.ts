import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';

/**
 * Writes other bytes into a file that is there. Who empties such a file first, as Node does, has some disks (ext4)
 * write it out at once, which takes longer than all else that is done with a page.
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
