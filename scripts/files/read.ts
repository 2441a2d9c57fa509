/**
 * Reading where there are thousands of files. These functions block: to give a small file to a thread and wait for it
 * takes ten times as long as to read it. They throw what the disk says, unless they say otherwise.
 */
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';

/** All that is in the file. */
export const readBytes = (path: string): Buffer => readFileSync(path);

/** The same, or nothing when the file cannot be read. */
export function readableBytes(path: string): Buffer | undefined {
  try {
    return readBytes(path);
  } catch {
    return undefined;
  }
}

/** The file's first `length` bytes; all that it has when these are fewer. */
export function readHead(path: string, length: number): Buffer {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(length);
    return head.subarray(0, readSync(file, head, 0, length, 0));
  } finally {
    closeSync(file);
  }
}

/** How many bytes the file has; nothing where there is none. */
export const fileSize = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.size;

/**
 * Milliseconds of a tick of the disk's clock, and of one whose times are whole seconds (FAT). Within a tick a file
 * could change twice and look the same.
 */
const TICK = 20;
const COARSE_TICK = 2000;

/** Whether a file of that time could change once more and have the same time. */
const isInTick = (time: number): boolean => Date.now() - time < (time % 1000 === 0 ? COARSE_TICK : TICK);

/** Milliseconds after which what was written has reached the disk: it is whole then, even when the power fails. */
export const REACHES_DISK = 60_000;

/**
 * What becomes another text, without a space, whenever the file is written, replaced or renamed.
 * @param settled milliseconds for which none of that must have happened; as long as the date can tell, if left out
 * @returns nothing where there is no file, or where something has happened since
 */
export function fileState(path: string, settled = 0): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || isInTick(found.ctimeMs) || Date.now() - found.ctimeMs < settled) return undefined;
  return [found.ino, found.size, found.mtimeMs, found.ctimeMs].join('/');
}

/** What a file holds, as far as it can be told without reading it. */
export interface ContentState {
  /**
   * What becomes another text, without a space, when the file is written or replaced, and stays the same when it gets
   * another name or a further one. Who sets a file's date back can deceive it: it is for files that a build has
   * written. Nothing where that was a moment ago.
   */
  state: string | undefined;
  /** Whether it has reached the disk. */
  settled: boolean;
  bytes: number;
}

/** @returns nothing where there is no file */
export function contentState(path: string): ContentState | undefined {
  // In whole numbers: those of files on Windows are longer than a number of JavaScript's.
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  if (!found) return undefined;
  const written = Number(found.mtimeMs);
  return {
    state: isInTick(written) ? undefined : [found.ino, found.size, found.mtimeNs].join('/'),
    settled: Date.now() - written >= REACHES_DISK,
    bytes: Number(found.size),
  };
}

/** When the file was last written, in milliseconds since 1970. */
export const modifiedAt = (path: string): number => statSync(path).mtimeMs;
