/**
 * Loaded into a command and the processes that it starts: each writes down its processor time, again and again, for a
 * build does not wait until Astro's process ends by itself.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Milliseconds between two times. */
const WRITE_MS = 50;

/** A folder: each process writes a file of its script's name, without the ending, with seconds in it. */
const folder = process.env['BENCH_USAGE'];
if (folder) {
  const file = join(folder, basename(process.argv[1] ?? 'node', '.ts'));
  const write = () => {
    const { userCPUTime, systemCPUTime } = process.resourceUsage();
    // It may be ended while it writes.
    writeFileSync(`${file}.part`, String((userCPUTime + systemCPUTime) / 1e6));
    renameSync(`${file}.part`, file);
  };
  setInterval(write, WRITE_MS).unref();
  process.on('exit', write);
}
