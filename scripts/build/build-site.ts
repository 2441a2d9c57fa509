/**
 * A safe build: the content is checked, the site is built in a folder of its own, every picture of it is verified, and
 * only then does it replace the last one. Whatever goes wrong, the last good site stays as it was.
 */
import { join, relative, resolve } from 'node:path';
import { annotations, isAnnotated } from '../check/annotations.ts';
import { isSound, report } from '../check/report.ts';
import { exists } from '../files/exists.ts';
import { failureOf, failureText, type Failure } from '../files/failure.ts';
import { acquireLock } from '../files/lock.ts';
import { trueCase } from '../files/true-case.ts';
import { removeUncachedPictures, reusePictures } from './last-pictures.ts';
import { forgetModuleResolutions } from './module-resolutions.ts';
import { outputFolderFault, recoverOutput, stagingFolder } from './output-folder.ts';
import { createProgress, type Progress } from './progress.ts';
import { startAstro } from './run-astro.ts';
import { startCheck } from './run-check.ts';

export interface SiteBuild {
  /** Where the site goes, such as `dist`, unless `outputFolderFault`. From `root` when it is not a full path. */
  outDir: string;
  /** The environment of Astro's build; this process's own when left out. */
  env?: NodeJS.ProcessEnv;
  /** The project's folder; where the command was started when left out. */
  root?: string;
  /** Options of Astro's build (`ASTRO_OPTIONS`), such as `--silent`. */
  args?: readonly string[];
  /** Where the lines for the owner go. */
  say?: (line: string) => void;
  /** Where it is shown how far the build has come. */
  progress?: Progress;
}

export type BuildPlan = Required<SiteBuild>;

/** What became of a build: the check speaks for itself, everything else wants a last line. */
export type BuildOutcome = 'built' | 'unsound' | 'failed';

/** Why there is no answer from the check, or from what comes after Astro. */
const unfinishedMessage = (failure: Failure, root: string): string =>
  `The build could not be finished. ${failureText(failure, root)}`;

type SetChild = (child: number) => Promise<void>;

/** Astro gets ready while the content is checked, and builds nothing before that is found sound. */
async function build(plan: BuildPlan, setChild: SetChild): Promise<BuildOutcome> {
  const { root, outDir, env, say } = plan;
  const astro = startAstro({ ...plan, outDir: stagingFolder(outDir) });
  const check = startCheck(root, env);
  try {
    if (astro.pid !== undefined) await setChild(astro.pid);
    const cached = removeUncachedPictures(root);
    const result = await check.answer;
    if ('failure' in result) {
      say(unfinishedMessage(result.failure, root));
      return 'failed';
    }
    const sound = isSound(result);
    if (!sound && isAnnotated(env)) say(annotations(result.problems).join('\n'));
    say(report(result).join('\n'));
    if (!sound) return 'unsound';
    const reused = reusePictures(root, stagingFolder(outDir)) ? cached : new Set<string>();
    const begun = Date.now();
    const built = astro.build();
    // Without this, a rejection before it is awaited would end this process.
    built.catch(() => undefined);
    // What looks at pictures takes a tenth of a second to load: not while the check is waited for.
    const { publish } = await import('./publish.ts');
    return await publish(plan, { begun, built, generated: astro.generated, reused }, check.sources);
  } finally {
    await Promise.all([astro.stop(), check.stop()]);
  }
}

/** The last line of a build that failed: whether there is a site from before. */
async function unchangedMessage(root: string, outDir: string): Promise<string> {
  const folder = relative(root, outDir) || outDir;
  const kept = (await exists(outDir)) ? `${folder} is the last good site` : 'a site that is online stays as it is';
  return `Nothing was changed: ${kept}.`;
}

/**
 * Builds the site into `outDir`. True when the new site stands there; false when the last one still does, and why
 * has been said. One build runs at a time in a project, whatever its folder: they share Astro's cache. A second waits.
 */
export async function buildSite(options: SiteBuild): Promise<boolean> {
  const root = trueCase(resolve(options.root ?? process.cwd()));
  const outDir = resolve(root, options.outDir);
  const say = options.say ?? ((line: string) => console.log(line));
  const progress = options.progress ?? createProgress(process.stdout);
  const plan: BuildPlan = { env: process.env, args: [], ...options, root, outDir, say, progress };
  try {
    const fault = await outputFolderFault(root, outDir);
    if (fault !== undefined) {
      say(fault);
      return false;
    }
    const lock = await acquireLock(join(root, '.local', 'build.lock'), (pid) =>
      say(`Another build is running (process ${pid}). Waiting for it to finish …`),
    );
    try {
      if (lock.abandoned !== undefined) {
        const { removeDamagedPictures } = await import('./image-cache.ts');
        await removeDamagedPictures(root, lock.abandoned);
      }
      await recoverOutput(outDir);
      const outcome = await build(plan, lock.setChild);
      if (outcome === 'built') say(`The new site is in ${relative(root, outDir) || outDir}.`);
      else await recoverOutput(outDir);
      if (outcome === 'failed') {
        forgetModuleResolutions(root);
        // Where the content is at fault, what the check says is the last that is said.
        say(await unchangedMessage(root, outDir));
      }
      return outcome === 'built';
    } finally {
      await lock.release();
    }
  } catch (error) {
    say(unfinishedMessage(failureOf(error, root), root));
    say(await unchangedMessage(root, outDir));
    return false;
  }
}
