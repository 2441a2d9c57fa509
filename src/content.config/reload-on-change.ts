import type { LoaderContext } from 'astro/loaders';

/**
 * Calls `reload` each time that the file at `path` changes while the site is looked at: one call after the other, so
 * that what was read last is what is shown. What fails is told, and the next change is heard all the same.
 */
export function reloadOnChange(
  { watcher, logger }: Pick<LoaderContext, 'watcher' | 'logger'>,
  path: string,
  reload: () => Promise<void>,
): void {
  let last = Promise.resolve();
  watcher?.on('change', (changed) => {
    if (changed !== path) return;
    last = last.then(reload).catch((error: unknown) => {
      logger.error(error instanceof Error ? error.message : String(error));
    });
  });
}
