import { createHash } from 'node:crypto';

/** The hash by which git, and the host of the repository, know a file's content. */
export const gitBlobHash = (content: Buffer): string =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
