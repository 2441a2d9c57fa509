import { createHash } from 'node:crypto';

/** The SHA-256 of a file's bytes, or of a text, in hexadecimal. */
export const sha256 = (data: Uint8Array | string): string => createHash('sha256').update(data).digest('hex');
