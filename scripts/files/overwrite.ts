import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';

/**
 * Writes other bytes into a file that is there. `writeFile` empties it first, and ext4 then begins to store it when it
 * is closed: with hundreds of pages that took as long as all else that is done with them. In exchange the new bytes
 * reach the disk some seconds later: use it for what the next build makes anew.
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
