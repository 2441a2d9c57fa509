/**
 * A build that cannot hurt: the content is checked, the site is built aside, every picture of it is looked at, and
 * only then does it take the place of the last one. Whatever goes wrong, the last good site stays as it was.
 */
import { join, relative, resolve } from 'node:path';
import { checkContent } from '../check/content.ts';
import { isSound, report } from '../check/report.ts';
import { takeLock } from '../disk/lock.ts';
import { runAstro } from './astro.ts';
import { mendCache } from './cache.ts';
import { inspect } from './gate.ts';
import { nextOf, recover, swap } from './swap.ts';

export interface SiteBuild {
  /** Where the site goes, such as `dist`. From `root` when it is not a full path. */
  outDir: string;
  /** The environment of Astro's build; this process's own when left out. */
  env?: NodeJS.ProcessEnv;
  /** The project's folder; where the command was started when left out. */
  root?: string;
  /** Further words for Astro's command line, such as `--silent`. */
  words?: readonly string[];
  /** Where the lines for the owner go. */
  say?: (line: string) => void;
}

type Plan = Required<SiteBuild>;

async function build({ root, outDir, env, words, say }: Plan, lend: (child: number) => Promise<void>): Promise<boolean> {
  const verdict = await checkContent(root, env);
  say(report(verdict).join('\n'));
  if (!isSound(verdict)) return false;

  const begun = Date.now();
  const next = nextOf(outDir);
  if (!(await runAstro({ root, outDir: next, env, words, onStart: lend }))) {
    await mendCache(root, begun);
    say('Astro could not build the site; the reason stands above.');
    return false;
  }

  const refusals = await inspect(next, root);
  if (refusals.length > 0) {
    say(`${refusals.length} of the pictures made for the site must not go out:\n`);
    for (const { file, reason } of refusals) say(`${file}\n  ${reason}.`);
    say('\nThe first part of the name is the name of your picture. Run `npm run photos`, which makes it safe and small, then build again.');
    return false;
  }
  await swap(outDir);
  return true;
}

/**
 * Builds the site into `outDir`. True when the new site stands there; false when the last one still does, and why
 * has been said. One build runs at a time in a project, whatever its folder: they share Astro's cache. A second waits.
 */
export async function buildSite(wishes: SiteBuild): Promise<boolean> {
  const root = resolve(wishes.root ?? process.cwd());
  const outDir = resolve(root, wishes.outDir);
  const say = wishes.say ?? ((line: string) => console.log(line));
  const plan: Plan = { env: process.env, words: [], ...wishes, root, outDir, say };
  try {
    const lock = await takeLock(join(root, '.local', 'build.lock'), (pid) => say(`Another build is running (process ${pid}). Waiting for it to finish …`));
    try {
      if (lock.abandoned !== undefined) await mendCache(root, lock.abandoned);
      await recover(outDir);
      const built = await build(plan, lock.lend);
      if (!built) await recover(outDir);
      say(built ? `The new site is in ${relative(root, outDir)}.` : `Nothing was changed: ${relative(root, outDir)} is the last good site.`);
      return built;
    } finally {
      await lock.release();
    }
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    say(`The build could not be finished: ${text}\nCheck that ${relative(root, outDir) || outDir} and the folder around it may be written to and that the disk is not full, then build again. The last good site is as it was.`);
    return false;
  }
}
