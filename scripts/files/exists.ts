import { lstat } from 'node:fs/promises';

/** True when something, even a broken link, has this name. */
export const exists = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  );
