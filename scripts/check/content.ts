/** The content check as a function: every problem of every file under src/content. */
import { basename, dirname, join } from 'node:path';
import pMap from 'p-map';
import { DEFAULT_LOCALE } from '../../src/lib/locales.ts';
import { PHOTOS_PER_PAGE } from '../../src/lib/pagination.ts';
import { isLink, leavesFolder } from '../files/is-link.ts';
import { GALLERIES } from '../files/project-folders.ts';
import { galleryNames } from '../gallery/read-gallery.ts';
import { DECODE_CONCURRENCY } from '../pictures/concurrency.ts';
import type { PictureSize } from '../pictures/source-pictures.ts';
import { addressesOf } from './page-addresses.ts';
import { displayPath } from '../files/display-path.ts';
import { contentPath } from './check-file.ts';
import { filesIn, hiddenIn } from './folders.ts';
import { checkGalleries, entryCounts } from './galleries.ts';
import type { PictureFile } from './galleries.ts';
import { checkPicture, type PictureReport } from './pictures/check-picture.ts';
import { loadCleanPictures } from './pictures/clean-pictures-cache.ts';
import { error } from './problem.ts';
import type { CheckFinding, Problem } from './problem.ts';
import { loadUndamagedPictures } from './pictures/undamaged-pictures-cache.ts';
import { checkProjectFolder } from './project-folder.ts';
import { checkPublic } from './public-folder.ts';
import { withoutOwnNames } from './studio-names.ts';
import { sampleHashes, samplePicture, sampleSentences } from './sample-content.ts';
import { checkProjectPath, checkSettings } from './build-environment.ts';
import { photolessLinks } from './services.ts';
import { ownLink, strayFinding, unsafeName } from './stray-files.ts';
import { linkedPicture, unusedPicture } from './pictures/unused-pictures.ts';
import { checkTexts } from './check-texts.ts';
import { naturalOrder } from '../../src/shared/natural-order.ts';

/** What the check found, and how much it looked at. */
export interface CheckResult {
  problems: Problem[];
  texts: number;
  pictures: number;
  /** What is known of the pictures' sizes, by their full paths. */
  sizes: ReadonlyMap<string, PictureSize>;
}

/** The pictures outside the galleries (slides, the founder's): files, and what is wrong with them as such. */
async function otherPictures(root: string): Promise<{ problems: Problem[]; pictures: PictureFile[] }> {
  const { files, problems } = await filesIn(root, contentPath(root, 'pictures'));
  const pictures: PictureFile[] = [];
  for (const path of files) {
    const problem = await strayFinding(path);
    const found = [unsafeName(path), problem].filter((finding) => finding !== undefined);
    problems.push(...found.map((finding) => ({ ...finding, file: displayPath(root, path) })));
    // Nothing has to name them: a slide may wait for its season.
    if (!problem) pictures.push({ path, isUsed: true });
  }
  return { problems, pictures };
}

const byPlace = (a: Problem, b: Problem) => naturalOrder(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0);

/**
 * Looks at every picture once; the same file may be named from several places.
 * @param named by the texts outside the galleries
 */
async function checkPictures(
  root: string,
  pictures: PictureFile[],
  named: ReadonlySet<string>,
  samples: ReadonlySet<string>,
  onHost: boolean,
): Promise<{ problems: Problem[]; count: number; sizes: Map<string, PictureSize> }> {
  const uses = new Map<string, boolean>();
  for (const picture of pictures) uses.set(picture.path, picture.isUsed || (uses.get(picture.path) ?? false));
  for (const path of named) uses.set(path, true);
  const sizes = new Map<string, PictureSize>();
  const verified = await loadUndamagedPictures(root);
  // A host has another opinion of some, and a fresh copy of all.
  const clean = onHost ? undefined : await loadCleanPictures(root);
  const look = async ([path, isUsed]: [string, boolean]): Promise<Problem[]> => {
    const grid = dirname(dirname(path)) === join(root, GALLERIES);
    const unread: PictureReport = {
      findings: [
        error('The picture cannot be opened.', 'Check that it is a file and that this computer allows it to be read.'),
      ],
      usable: false,
      hash: '',
    };
    const looked = await checkPicture(path, { grid, onHost, verified, clean }).catch(() => unread);
    const { findings, usable, hash, size } = looked;
    if (size) sizes.set(path, size);
    const inFile = (finding: CheckFinding): Problem => ({ ...finding, file: displayPath(root, path) });
    if (!isUsed && isLink(path)) return [inFile(linkedPicture(path))];
    if (await leavesFolder(root, path)) return [inFile(ownLink(path))];
    const all: CheckFinding[] = [
      ...(isUsed || !usable ? [] : [await unusedPicture(path, grid)]),
      ...findings,
      ...(samples.has(hash) ? [samplePicture(basename(path), named.has(path))] : []),
    ];
    return all.map(inFile);
  };
  const checked = await pMap(uses, look, { concurrency: DECODE_CONCURRENCY });
  await verified.save();
  await clean?.save();
  return { problems: checked.flat(), count: uses.size, sizes };
}

/**
 * Checks the content of the project in `root`, and the settings of its build.
 * @param env the environment: hosts that build a site set `CI` in it, the owner's computer does not
 * @param samples the hashes of the pictures that are taken for the sample's; the project's own list when left out
 */
export async function checkContent(
  root: string,
  env = process.env,
  samples?: ReadonlySet<string>,
): Promise<CheckResult> {
  const names = await galleryNames(root);
  const pages = new Map(
    [...(await entryCounts(root, names))].map(([name, count]) => [name, Math.ceil(count / PHOTOS_PER_PAGE)]),
  );
  const texts = await checkTexts(root, await addressesOf(root, pages));
  const textAt = (...parts: string[]) => texts.entries.find(({ path }) => path === contentPath(root, ...parts));
  const titles = textAt(DEFAULT_LOCALE, 'galleries.yaml');
  const galleries = await checkGalleries(root, names, titles, withoutOwnNames(texts.facts));
  const services = textAt('services.yaml');
  const photoless = photolessLinks(services?.data, names, galleries.entries, titles?.data);
  const others = await otherPictures(root);
  const checked = await checkPictures(
    root,
    [...galleries.pictures, ...others.pictures],
    new Set(texts.entries.flatMap(({ pictures }) => pictures)),
    samples ?? (await sampleHashes()),
    isHost(env),
  );
  const hidden = await hiddenIn(root, contentPath(root));
  const problems = [
    ...checkProjectPath(root),
    ...(await checkSettings(root, env)),
    ...texts.problems,
    ...photoless.map(({ path, ...finding }) => ({
      ...finding,
      file: displayPath(root, contentPath(root, 'services.yaml')),
      line: services?.source?.line(path),
    })),
    ...hidden,
    ...galleries.problems,
    ...others.problems,
    ...checked.problems,
    ...(await checkPublic(root)),
    ...(await checkProjectFolder(root)),
  ];
  const reported = new Set(problems.map(({ file, line }) => `${file}:${line}`));
  const sayings = sampleSentences([...texts.entries, ...galleries.entries], texts.facts, (path) =>
    displayPath(root, path),
  ).filter(({ file, line }) => !reported.has(`${file}:${line}`));
  return {
    problems: [...problems, ...sayings].sort(byPlace),
    texts: texts.entries.length,
    pictures: checked.count,
    sizes: checked.sizes,
  };
}

/** True in the environment of a host that builds the site: all of them set `CI`. */
function isHost({ CI = '' }: NodeJS.ProcessEnv): boolean {
  return !/^(0|false|)$/i.test(CI);
}
