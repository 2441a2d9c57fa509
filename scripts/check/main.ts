/** `npm run check`: says everything that is wrong with src/content; ends with 1 when something has to be put right. */
import { annotations, isAnnotated } from './annotations.ts';
import { checkContent } from './content.ts';
import { isSound, report } from './report.ts';
import { failureOf, failureText } from '../files/failure.ts';
import { unexpectedArguments } from '../terminal/unexpected-arguments.ts';

// A full disk or a closed pipe behind this command: there is nowhere left to write to.
process.stdout.on('error', () => process.exit(1));

const root = process.cwd();
const unexpected = unexpectedArguments('check', process.argv.slice(2));
if (unexpected !== undefined) {
  console.log(unexpected);
  process.exit(1);
}
try {
  const verdict = await checkContent(root);
  if (isAnnotated(process.env)) for (const line of annotations(verdict.problems)) console.log(line);
  console.log(report(verdict).join('\n'));
  process.exitCode = isSound(verdict) ? 0 : 1;
} catch (error) {
  const failure = failureOf(error, root);
  console.log(`The check could not be finished. ${failureText(failure, root)}`);
  process.exitCode = 1;
}
