/** The content check as a function: every problem of every file under src/content. */
import { basename, dirname, join } from 'node:path';
import pMap from 'p-map';
import { PHOTOS_PER_PAGE } from '../../src/lib/paging.ts';
import { galleryNames, GALLERIES, inOrder } from '../gallery/folder.ts';
import { DECODE_CONCURRENCY } from '../pictures/concurrency.ts';
import { addressesOf } from './page-addresses.ts';
import { contentPath, shown } from './entries.ts';
import { filesIn, hiddenIn } from './folders.ts';
import { checkGalleries, entryCounts } from './galleries.ts';
import type { Hanging } from './galleries.ts';
import { readPicture } from './pictures.ts';
import { error } from './problem.ts';
import type { Finding, Problem } from './problem.ts';
import { loadProofs } from './verified-pictures.ts';
import { checkPublic } from './public-folder.ts';
import { sampleHashes, samplePicture, sampleSentences } from './sample-content.ts';
import { checkSettings } from './settings.ts';
import { hangsNowhere, strayFinding, unsafeName } from './stray-files.ts';
import { checkTexts } from './texts.ts';

/** What the check found, and how much it looked at. */
export interface Verdict {
  problems: Problem[];
  texts: number;
  pictures: number;
}

/** The pictures outside the galleries (slides, the founder's): files, and what is wrong with them as such. */
async function otherPictures(root: string): Promise<{ problems: Problem[]; pictures: Hanging[] }> {
  const { files, problems } = await filesIn(root, contentPath(root, 'pictures'));
  const pictures: Hanging[] = [];
  for (const path of files) {
    const stray = await strayFinding(path);
    const found = [unsafeName(path), stray].filter((finding) => finding !== undefined);
    problems.push(...found.map((finding) => ({ ...finding, file: shown(root, path) })));
    // Nothing has to name them: a slide may wait for its season.
    if (!stray) pictures.push({ path, hung: true });
  }
  return { problems, pictures };
}

const byPlace = (a: Problem, b: Problem) => inOrder(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0);

/** Looks at every picture once; the same file may be named from several places. */
async function lookAt(
  root: string,
  pictures: Hanging[],
  samples: ReadonlySet<string>,
  onHost: boolean,
): Promise<{ problems: Problem[]; count: number }> {
  const hung = new Map<string, boolean>();
  for (const picture of pictures) hung.set(picture.path, picture.hung || (hung.get(picture.path) ?? false));
  const proofs = await loadProofs(root);
  const look = async ([path, hangs]: [string, boolean]): Promise<Problem[]> => {
    const grid = dirname(dirname(path)) === join(root, GALLERIES);
    const { findings, usable, hash } = await readPicture(path, { grid, onHost, proofs }).catch(() => ({
      findings: [
        error('The picture cannot be opened.', 'Check that it is a file and that this computer allows it to be read.'),
      ],
      usable: false,
      hash: '',
    }));
    const all: Finding[] = [
      ...(hangs || !usable ? [] : [hangsNowhere(path)]),
      ...findings,
      ...(samples.has(hash) ? [samplePicture(basename(path))] : []),
    ];
    return all.map((finding) => ({ ...finding, file: shown(root, path) }));
  };
  const looked = await pMap(hung, look, { concurrency: DECODE_CONCURRENCY });
  await proofs.save();
  return { problems: looked.flat(), count: hung.size };
}

/**
 * Checks the content of the project in `root`, and the settings of its build.
 * @param env the environment: hosts that build a site set `CI` in it, the owner's computer does not
 * @param samples the hashes of the pictures that are taken for the sample's; the project's own list when left out
 */
export async function checkContent(root: string, env = process.env, samples?: ReadonlySet<string>): Promise<Verdict> {
  const names = await galleryNames(root);
  const pages = new Map(
    [...(await entryCounts(root, names))].map(([name, count]) => [name, Math.ceil(count / PHOTOS_PER_PAGE)]),
  );
  const texts = await checkTexts(root, await addressesOf(root, pages));
  const galleries = await checkGalleries(root, names);
  const others = await otherPictures(root);
  const named = texts.entries.flatMap(({ pictures }) => pictures.map((path) => ({ path, hung: true })));
  const looked = await lookAt(
    root,
    [...galleries.pictures, ...others.pictures, ...named],
    samples ?? (await sampleHashes()),
    isHost(env),
  );
  const hidden = await hiddenIn(root, contentPath(root));
  const problems = [
    ...(await checkSettings(root, env)),
    ...texts.problems,
    ...hidden,
    ...galleries.problems,
    ...others.problems,
    ...looked.problems,
    ...(await checkPublic(root)),
  ];
  const said = new Set(problems.map(({ file, line }) => `${file}:${line}`));
  const sayings = sampleSentences([...texts.entries, ...galleries.entries], texts.entries[0]?.data, (path) =>
    shown(root, path),
  ).filter(({ file, line }) => !said.has(`${file}:${line}`));
  return { problems: [...problems, ...sayings].sort(byPlace), texts: texts.entries.length, pictures: looked.count };
}

/** True in the environment of a host that builds the site: all of them set `CI`. */
function isHost({ CI = '' }: NodeJS.ProcessEnv): boolean {
  return !/^(0|false|)$/i.test(CI);
}
