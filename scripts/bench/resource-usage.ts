/** Loaded into a command and the processes that it starts: each writes down, when it ends, what it took. */
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A folder: each process writes a file of its script's name, without the ending, into it. */
const folder = process.env['BENCH_USAGE'];
if (folder) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const usage = { cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 };
    writeFileSync(join(folder, basename(process.argv[1] ?? 'node', '.ts')), JSON.stringify(usage));
  });
}
