import { expect, test } from 'vitest';
import { gitBlobHash } from '../../lib/git-blob-hash.ts';
import { blobHash } from './blob-hash.ts';

test.each(['', 'a picture', '\u00e9\0'])('%j has the hash that git gives it', async (text) => {
  expect(await blobHash(new Blob([text]))).toBe(gitBlobHash(Buffer.from(text)));
});
