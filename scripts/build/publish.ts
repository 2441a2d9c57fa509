/** What a build does once its content is found sound: Astro builds, and what it built is looked at and published. */
import { basename } from 'node:path';
import { annotation, annotations, isAnnotated } from '../check/annotations.ts';
import { diskMessage, type Failure } from '../files/failure.ts';
import { sourcePicturesOf } from '../pictures/source-pictures.ts';
import { loadVerifiedOutputCache } from '../pictures/verified-output-cache.ts';
import { verifyOutput, type SoundFiles } from '../pictures/verify-output.ts';
import type { BuildPlan, BuildOutcome } from './build-site.ts';
import { forgetPicture, removeDamagedPictures, removeIncompletePictures, removeUnusedPictures } from './image-cache.ts';
import { replaceOutput, stagingFolder } from './output-folder.ts';
import { rejectionLines, rejectionProblems } from './rejection-messages.ts';
import type { AstroProcess } from './run-astro.ts';
import type { CheckProcess } from './run-check.ts';

/** Why Astro stopped, in sentences. */
function astroMessage(failure: Failure, root: string): string {
  const { message, file, line } = failure;
  const place = file ? ` (${file}${line ? `, line ${line}` : ''})` : '';
  return `The site could not be built. ${diskMessage(failure, root) ?? `${message}${place}.`}`;
}

/** Astro, which builds into the staging folder. */
export interface RunningBuild {
  /** In milliseconds since 1970. */
  begun: number;
  built: ReturnType<AstroProcess['build']>;
  generated: AstroProcess['generated'];
  /** The names of the pictures that were there before: the last site's, each the very file of the picture cache. */
  reused: ReadonlySet<string>;
}

/**
 * Waits for Astro, looks at every picture that came out, and lets the new site replace the last one.
 * @param read what the site's pictures are made from, when the check's process has read it
 */
export async function publish(
  plan: BuildPlan,
  { begun, built, generated, reused }: RunningBuild,
  read: CheckProcess['sources'],
): Promise<BuildOutcome> {
  const { root, outDir, env, say } = plan;
  const next = stagingFolder(outDir);
  const record = await loadVerifiedOutputCache(root);
  const sound: SoundFiles = new Set();
  const verify = async () =>
    verifyOutput(next, root, { record, sources: (await read) ?? (await sourcePicturesOf(root)), sound });
  const early = generated.then(async (whole) => {
    if (!whole) return;
    await removeIncompletePictures(root, next, reused);
    // Most are as good as published; what Astro still changes is looked at again, and what is wrong is told then.
    await verify().catch(() => undefined);
  });
  // Without this, a rejection before it is awaited would end this process.
  early.catch(() => undefined);
  const failure = await built;
  await early;
  if (failure) {
    await removeDamagedPictures(root, begun);
    const message = astroMessage(failure, root);
    if (isAnnotated(env)) say(annotation({ level: 'error', file: failure.file, line: failure.line, message }));
    say(message);
    return 'failed';
  }

  const rejected = await verify();
  await record.save();
  if (rejected.length > 0) {
    // So that the advice to build again holds.
    for (const { file, damaged } of rejected) if (damaged) await forgetPicture(root, basename(file));
    const problems = await rejectionProblems(rejected, root);
    if (isAnnotated(env)) say(annotations(problems).join('\n'));
    say(rejectionLines(problems).join('\n'));
    return 'failed';
  }
  await removeUnusedPictures(root, next);
  await replaceOutput(root, outDir);
  return 'built';
}
