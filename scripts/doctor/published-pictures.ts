/** Pictures as anybody can download them: none may tell where it was taken. */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import { READ_CONCURRENCY } from '../pictures/concurrency.ts';
import { embeddedDataMessage, embeddedDataOf } from '../pictures/embedded-data.ts';
import { PICTURE_NAME } from '../../src/shared/path.ts';
import { privacyRiskOf } from '../pictures/privacy.ts';
import { count, listed, wrong, type DoctorFinding } from './finding.ts';
import type { CheckedSite } from './check.ts';
import { isFound, pathOnSite } from './site-client.ts';

interface Picture {
  name: string;
  read: () => Promise<Buffer | undefined>;
}

async function inFolder(folder: string): Promise<Picture[]> {
  const names = await Array.fromAsync(glob('**/*', { cwd: folder }));
  return names
    .filter((name) => PICTURE_NAME.test(name))
    .sort()
    .map((name) => ({ name: `/${name.replaceAll('\\', '/')}`, read: () => readFile(join(folder, name)) }));
}

function onServer({ client, pages }: CheckedSite): Picture[] {
  const shared = (to: string | undefined) => (to && URL.canParse(to) ? [new URL(to).pathname] : []);
  const names = new Set(
    pages.flatMap(({ path, page }) => [
      ...page.pictures.flatMap((to) => pathOnSite(client, to, path) ?? []),
      ...shared(page.sharePicture),
    ]),
  );
  const read = async (name: string) => {
    const result = await client.get(name);
    return isFound(result) ? result.body : undefined;
  };
  return [...names].map((name) => ({ name, read: () => read(name) }));
}

/** Why a picture must not be published; undefined when it may, or is none. */
async function fault({ name, read }: Picture): Promise<string | undefined> {
  const bytes = await read();
  const embedded = bytes ? await embeddedDataOf(bytes) : [];
  if (!bytes || embedded.length === 0) return undefined;
  const { isSerious, hasLocation } = await privacyRiskOf(bytes, embedded);
  return isSerious ? `${name} ${embeddedDataMessage(hasLocation ? ['GPS'] : embedded)}` : undefined;
}

export async function checkPublishedPictures(site: CheckedSite): Promise<DoctorFinding[]> {
  const { client } = site;
  const pictures = client.folder === undefined ? onServer(site) : await inFolder(client.folder);
  const faults = (await pMap(pictures, fault, { concurrency: READ_CONCURRENCY })).filter((one) => one !== undefined);
  return faults.length === 0
    ? []
    : [
        wrong(
          `${count(faults.length, 'published picture holds', 'published pictures hold')} private data: ${listed(faults)}.`,
          'Run `npm run photos`, build and deploy again; what others have downloaded stays with them.',
        ),
      ];
}
