/** The browser's line to the world, as React reads it. */
import { useSyncExternalStore } from 'react';

function watch(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** @returns whether the browser thinks it is online; true on the server, where no visitor is */
export const useOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine, () => true);
