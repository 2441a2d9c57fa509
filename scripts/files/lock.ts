/**
 * One at a time: a lock file that names the process which holds it. A lock whose holder is gone
 * (killed, power cut, another computer's copy) is taken over.
 */
import { mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { hostname, uptime } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { writeAtomic } from './atomic-write.ts';
import { hasCode } from './error-code.ts';

/** Milliseconds between two looks at a lock that another process holds: unnoticed beside a build of seconds. */
const POLL_MS = 200;
/** Milliseconds after which an unfinished lock or guard counts as left behind: writing one lasts a few of them. */
const ABANDONED_AFTER_MS = 10_000;
/** Seconds by which two readings of the same start of the computer may differ, clock corrections included. */
const BOOT_TOLERANCE_SECONDS = 120;

interface Holder {
  /** The process that holds the lock. */
  pid: number;
  /** A process that works for it and may outlive it. */
  child?: number;
  host: string;
  /** When the computer started, seconds since 1970: after a restart the same number is another process. */
  boot: number;
  /** When the lock was taken, milliseconds since 1970. */
  since: number;
}

/** A lock that is held. */
export interface Lock {
  /** When a former holder that never finished had begun, in milliseconds since 1970. */
  abandoned: number | undefined;
  /** Names a child process of the holder: the lock is held while that one runs, too. */
  setChild: (child: number) => Promise<void>;
  release(): Promise<void>;
}

const boot = () => Math.round(Date.now() / 1000 - uptime());

/** Whether a process of this machine runs, somebody else's too. */
export function isAlive(pid: number | undefined): boolean {
  if (pid === undefined) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** Who holds the lock; nobody when there is none, or when it is not yet fully written. */
async function holderOf(path: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    // Either it is being written at this moment, or, when it has stayed unfinished for long, its writer was killed.
    const written = (await stat(path).catch(() => undefined))?.mtimeMs ?? Date.now();
    return Date.now() - written < ABANDONED_AFTER_MS ? undefined : { pid: -1, host: '', boot: 0, since: written };
  }
}

const isHeld = (holder: Holder) =>
  holder.host === hostname() &&
  Math.abs(holder.boot - boot()) <= BOOT_TOLERANCE_SECONDS &&
  (isAlive(holder.pid) || isAlive(holder.child));

async function create(path: string, holder: Holder): Promise<boolean> {
  try {
    const handle = await open(path, 'wx');
    await handle.writeFile(JSON.stringify(holder));
    await handle.close();
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Removes the lock of a holder that is gone. The guard lets one process at a time decide that.
 * @returns when that holder had begun; nothing when another process decides, or was killed while it did
 */
async function removeAbandoned(path: string): Promise<number | undefined> {
  const guard = `${path}.guard`;
  const age = Date.now() - ((await stat(guard).catch(() => undefined))?.mtimeMs ?? Date.now());
  if (age > ABANDONED_AFTER_MS) await rm(guard, { force: true });
  const mine: Holder = { pid: process.pid, host: hostname(), boot: boot(), since: Date.now() };
  if (!(await create(guard, mine))) return undefined;
  try {
    const holder = await holderOf(path);
    if (!holder || isHeld(holder)) return undefined;
    await rm(path, { force: true });
    return holder.since;
  } finally {
    await rm(guard, { force: true });
  }
}

/**
 * Takes the lock `path`, waiting for as long as a living process holds it.
 * `onWait` is called once, with that process's number, when there is something to wait for.
 */
export async function acquireLock(path: string, onWait: (pid: number) => void): Promise<Lock> {
  await mkdir(dirname(path), { recursive: true });
  const mine: Holder = { pid: process.pid, host: hostname(), boot: boot(), since: Date.now() };
  let abandoned: number | undefined;
  let isAnnounced = false;
  for (;;) {
    mine.since = Date.now();
    if (await create(path, mine)) break;
    const holder = await holderOf(path);
    if (!holder) {
      await pause(POLL_MS);
    } else if (isHeld(holder)) {
      if (!isAnnounced) onWait(isAlive(holder.pid) ? holder.pid : (holder.child ?? holder.pid));
      isAnnounced = true;
      await pause(POLL_MS);
    } else {
      const since = await removeAbandoned(path);
      abandoned = since ?? abandoned;
      if (since === undefined) await pause(POLL_MS);
    }
  }
  return {
    abandoned,
    setChild: (child) => writeAtomic(path, JSON.stringify({ ...mine, child })),
    release: () => rm(path, { force: true }),
  };
}
