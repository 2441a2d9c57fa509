/** `npm run check`: says everything that is wrong with src/content; ends with 1 when something has to be put right. */
import { checkContent } from './check/content.ts';
import { isSound, report } from './check/report.ts';

// A full disk or a closed pipe behind this command: nobody is left to be told.
process.stdout.on('error', () => process.exit(1));

try {
  const verdict = await checkContent(process.cwd());
  console.log(report(verdict).join('\n'));
  process.exitCode = isSound(verdict) ? 0 : 1;
} catch (failure) {
  const text = failure instanceof Error ? failure.message : String(failure);
  console.log(`The check could not be finished: ${text}\nCheck that the project’s folder may be read and that the disk is not full, then run it again.`);
  process.exitCode = 1;
}
