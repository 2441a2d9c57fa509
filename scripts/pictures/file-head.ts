/** The beginning of a file on the disk. */
import { open } from 'node:fs/promises';
import { HEAD_BYTES } from '../../src/shared/file-kind.ts';

/** The first bytes of a file, enough for `kindOf`. */
export async function headOf(path: string): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
