/**
 * On Windows a file or folder that another program has open (a virus scanner, a search index, a preview) keeps its
 * name until that program closes it, which mostly is in a moment.
 */
import { rename } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { hasCode } from './error-code.ts';

const ATTEMPTS = 20;
/** Milliseconds between two attempts: all of them last five seconds. */
const PAUSE_MS = 250;

/** For `rm`, which waits 100 ms longer each time. Elsewhere than on Windows nothing changes by waiting. */
export const RM_RETRIES = process.platform === 'win32' ? 9 : 0;

interface System {
  platform?: NodeJS.Platform;
  rename?: (from: string, to: string) => Promise<void>;
  wait?: (milliseconds: number) => Promise<unknown>;
}

/** Renames as `rename` does. On Windows, while another program holds what is renamed, it waits and tries again. */
export async function renameWithRetry(from: string, to: string, system: System = {}): Promise<void> {
  const { platform = process.platform, wait = pause } = system;
  for (let attempt = 1; ; attempt += 1)
    try {
      await (system.rename ?? rename)(from, to);
      return;
    } catch (error) {
      const isHeld = platform === 'win32' && hasCode(error, 'EPERM', 'EACCES', 'EBUSY');
      if (!isHeld || attempt === ATTEMPTS) throw error;
      await wait(PAUSE_MS);
    }
}
