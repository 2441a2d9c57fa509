/**
 * The process in which a build checks the content of the project's folder. What it has taken of memory for hundreds of
 * photos is free again when Astro builds. It sends one message: what the check found, or why it could not be finished.
 */
import { checkContent, type CheckResult } from '../check/content.ts';
import { failureOf, type Failure } from '../files/failure.ts';

export type CheckAnswer = CheckResult | { failure: Failure };

// Whoever asked is gone.
process.once('disconnect', () => process.exit(1));
const root = process.cwd();
const answer: CheckAnswer = await checkContent(root).catch((error: unknown) => ({ failure: failureOf(error, root) }));
process.send?.(answer, () => process.exit(0));
