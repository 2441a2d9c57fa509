/** Loaded into Astro's process by the bench: writes down, when it ends, the processor time that it took. */
import { writeFileSync } from 'node:fs';

const report = process.env['BENCH_CPU'];
if (report) {
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    writeFileSync(report, String(user + system));
  });
}
