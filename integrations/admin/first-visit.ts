/** The page of the first visit, and what it is told of the sample that still hangs. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import {
  FIRST_VISIT,
  FIRST_VISIT_SETTINGS,
  type FirstVisitSettings,
  type SampleGallery,
  type SamplePhoto,
} from '../../src/admin/first-visit/settings.ts';
import { FIRST_VISIT_STYLE } from '../../src/admin/first-visit/style.ts';
import { sampleFacts } from '../../src/shared/sample-facts.ts';
import { valueAt } from '../../src/shared/value-at.ts';
import { COLORS, document, inScript, NO_SCRIPT } from './page.ts';
import type { PageContext } from './pages.ts';
import { adminPolicy, GITHUB_API } from './policy.ts';
import type { AdminSettings } from './settings.ts';

export const FIRST_VISIT_PATH = 'admin/setup';
const TITLE = 'Make the site yours · साइट को अपनी बनाएं';
const GALLERIES = 'src/content/gallery';
/** The hashes of the sample's pictures, one to a line, before their names. */
const SAMPLES = 'scripts/check/sample-pictures.txt';

const read = (path: string) => readFile(path, 'utf8').catch(() => '');

/** What a file says; nothing for one that is broken, which the content check tells. */
async function dataIn(path: string): Promise<unknown> {
  try {
    return parse(await read(path));
  } catch {
    return undefined;
  }
}

/** Whether facts of the sample still stand in studio.yaml. @param root the project's folder */
export const isStillSample = async (root: string): Promise<boolean> =>
  sampleFacts(await dataIn(join(root, 'src/content/studio.yaml'))).length > 0;

/** As git names what is in a file. */
const gitHash = (bytes: Buffer) => createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

async function samplePhotos(root: string, gallery: string, samples: ReadonlySet<string>): Promise<SamplePhoto[]> {
  const folder = `${GALLERIES}/${gallery}`;
  const entries = (await readdir(join(root, folder))).filter((name) => name.endsWith('.yaml')).sort();
  const photos = entries.map(async (name): Promise<SamplePhoto[]> => {
    const image = valueAt(await dataIn(join(root, folder, name)), ['image']);
    const picture = typeof image === 'string' ? `${folder}/${image.replace(/^\.\//, '')}` : '';
    const bytes = picture === '' ? undefined : await readFile(join(root, picture)).catch(() => undefined);
    if (!bytes || !samples.has(createHash('sha256').update(bytes).digest('hex'))) return [];
    return [{ entry: `${folder}/${name}`, picture, sha: gitHash(bytes) }];
  });
  return (await Promise.all(photos)).flat();
}

async function sampleGalleries(root: string): Promise<SampleGallery[]> {
  const samples = new Set((await read(join(root, SAMPLES))).match(/^[0-9a-f]{64}/gm) ?? []);
  const items = await readdir(join(root, GALLERIES), { withFileTypes: true }).catch(() => []);
  const names = items.filter((item) => item.isDirectory()).map(({ name }) => name);
  const all = await Promise.all(
    names.sort().map(async (name) => ({ name, photos: await samplePhotos(root, name, samples) })),
  );
  return all.filter(({ photos }) => photos.length > 0);
}

function placeOf(settings: AdminSettings): FirstVisitSettings['place'] {
  if (settings.mode !== 'repository') return undefined;
  const { repo, branch, api } = settings.repository;
  return { repo, branch, apiRoot: api ?? GITHUB_API };
}

export async function firstVisitPage({ settings, root, base, script }: PageContext): Promise<string> {
  const told: FirstVisitSettings = {
    place: placeOf(settings),
    editor: `${base}admin`,
    galleries: await sampleGalleries(root),
  };
  return document({
    policy: adminPolicy(settings),
    title: TITLE,
    base,
    head:
      `<style>${COLORS}${FIRST_VISIT_STYLE}</style>\n` +
      `<script type="application/json" id="${FIRST_VISIT_SETTINGS}">${inScript(told)}</script>\n` +
      `<script type="module" src="${script}"></script>`,
    body: `<main id="${FIRST_VISIT}">${NO_SCRIPT}</main>`,
  });
}
