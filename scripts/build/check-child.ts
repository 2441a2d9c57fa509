/**
 * The process in which a build checks the content, and then reads what its pictures are made from. It then ends,
 * so the memory that hundreds of photos took is free for Astro's build. It sends two messages: what the check found, or
 * why it could not be finished; and, if the content is sound, the sources of its pictures.
 */
import type { CheckResult } from '../check/content.ts';
import type { Failure } from '../files/failure.ts';
import type { SourcePictures } from '../pictures/source-pictures.ts';
import { keepModuleResolutions } from './module-resolutions.ts';

export type CheckAnswer = CheckResult | { failure: Failure };
export type CheckMessage = { answer: CheckAnswer } | { sources: SourcePictures };

const send = (message: CheckMessage) =>
  new Promise<void>((resolve) => process.send?.(message, undefined, undefined, () => resolve()));

// Whoever asked is gone.
process.once('disconnect', () => process.exit(1));
const root = process.cwd();
const saveResolutions = keepModuleResolutions(root, 'check');
// Not imported above: only what is imported from now on is looked up there.
const [{ checkContent }, { isSound }, { failureOf }, { sourcePicturesOf }] = await Promise.all([
  import('../check/content.ts'),
  import('../check/report.ts'),
  import('../files/failure.ts'),
  import('../pictures/source-pictures.ts'),
]);
const answer: CheckAnswer = await checkContent(root).catch((error: unknown) => ({ failure: failureOf(error, root) }));
await send({ answer });
if (!('failure' in answer) && isSound(answer)) await send({ sources: await sourcePicturesOf(root, answer.sizes) });
saveResolutions();
process.exit(0);
