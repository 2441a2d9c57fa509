/** `npm run check`: says everything that is wrong with src/content; ends with 1 when something has to be put right. */
import { checkContent } from './check/content.ts';
import { isSound, report } from './check/report.ts';

const verdict = await checkContent(process.cwd());
console.log(report(verdict).join('\n'));
process.exitCode = isSound(verdict) ? 0 : 1;
