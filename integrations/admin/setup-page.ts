/** The page on which a new owner makes the site her own, and what it is told of the sample that still hangs. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import {
  SETUP_ROOT,
  SETUP_SETTINGS,
  type SetupSettings,
  type SampleGallery,
  type SamplePhoto,
} from '../../src/admin/setup/settings.ts';
import { sha256 } from '../../scripts/files/hash.ts';
import { SETUP_STYLE } from '../../src/admin/setup/style.ts';
import { GALLERIES } from '../../src/admin/content-folders.ts';
import { resolveRepository } from '../../src/admin/repository/config.ts';
import { cspHash } from '../../src/shared/csp-hash.ts';
import { jsonForScript } from '../../src/shared/escape-html.ts';
import { gitBlobHash } from '../../src/lib/git-blob-hash.ts';
import { sampleFacts } from '../../src/shared/sample-facts.ts';
import { valueAt } from '../../src/shared/value-at.ts';
import { COLORS, htmlDocument, NO_SCRIPT } from './html-document.ts';
import type { PageContext } from './pages.ts';
import { formPolicy } from './content-security-policy.ts';

export const SETUP_PATH = 'admin/setup';
const TITLE = 'Make the site yours · साइट को अपनी बनाएं';
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

async function samplePhotos(root: string, gallery: string, samples: ReadonlySet<string>): Promise<SamplePhoto[]> {
  const folder = `${GALLERIES}/${gallery}`;
  const entries = (await readdir(join(root, folder))).filter((name) => name.endsWith('.yaml')).sort();
  const photos = entries.map(async (name): Promise<SamplePhoto[]> => {
    const image = valueAt(await dataIn(join(root, folder, name)), ['image']);
    const picture = typeof image === 'string' ? `${folder}/${image.replace(/^\.\//, '')}` : '';
    const bytes = picture === '' ? undefined : await readFile(join(root, picture)).catch(() => undefined);
    if (!bytes || !samples.has(sha256(bytes))) return [];
    return [{ entry: `${folder}/${name}`, picture, sha: gitBlobHash(bytes) }];
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

export async function setupPage({ settings, root, base, script }: PageContext): Promise<string> {
  const told: SetupSettings = {
    repository: settings.mode === 'repository' ? resolveRepository(settings.repository) : undefined,
    editor: `${base}admin`,
    galleries: await sampleGalleries(root),
  };
  const style = COLORS + SETUP_STYLE;
  return htmlDocument({
    policy: formPolicy(settings, cspHash(style)),
    title: TITLE,
    base,
    head:
      `<style>${style}</style>\n` +
      `<script type="application/json" id="${SETUP_SETTINGS}">${jsonForScript(told)}</script>\n` +
      `<script type="module" src="${script}"></script>`,
    body: `<main id="${SETUP_ROOT}">${NO_SCRIPT}</main>`,
  });
}
