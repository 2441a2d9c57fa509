import { createHash } from 'node:crypto';

/** The SHA-256 of a file's bytes, in hexadecimal. */
export const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');
