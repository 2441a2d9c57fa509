import { lstat } from 'node:fs/promises';

/** Whether a symbolic link lies at a path, also one that leads nowhere. */
export const isLink = (path: string): Promise<boolean> =>
  lstat(path).then(
    (item) => item.isSymbolicLink(),
    () => false,
  );
