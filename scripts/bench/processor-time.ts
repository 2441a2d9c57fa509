/** Loaded into a command and the processes that it starts: each writes down, when it ends, its processor time. */
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A folder: each process writes a file of its script's name, without the ending, with seconds in it. */
const folder = process.env['BENCH_USAGE'];
if (folder) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime } = process.resourceUsage();
    writeFileSync(
      join(folder, basename(process.argv[1] ?? 'node', '.ts')),
      String((userCPUTime + systemCPUTime) / 1e6),
    );
  });
}
