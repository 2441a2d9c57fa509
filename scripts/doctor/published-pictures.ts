/** Pictures as anybody can download them: whole, and none tells where it was taken. */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import { READ_CONCURRENCY } from '../pictures/concurrency.ts';
import { embeddedDataMessage, embeddedDataOf } from '../pictures/embedded-data.ts';
import { isComplete } from '../../src/shared/complete-picture.ts';
import { fileTypeOf, PHOTO_FILE_TYPES } from '../../src/shared/file-type.ts';
import { PICTURE_NAME } from '../../src/shared/path.ts';
import { privacyRiskOf } from '../pictures/privacy.ts';
import { count } from '../terminal/count.ts';
import { REBUILD, listed, wrong, type DoctorFinding } from './finding.ts';
import type { CheckedSite } from './checked-site.ts';
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

async function isWhole(bytes: Buffer): Promise<boolean> {
  const type = await fileTypeOf(bytes);
  return PHOTO_FILE_TYPES.has(type) && isComplete(type, bytes);
}

/** Why a picture must not be published; undefined when it may. */
async function fault(name: string, bytes: Buffer): Promise<string | undefined> {
  const embedded = await embeddedDataOf(bytes);
  if (embedded.length === 0) return undefined;
  const { isSerious, hasLocation } = await privacyRiskOf(bytes, embedded);
  return isSerious ? `${name} ${embeddedDataMessage(hasLocation ? ['GPS'] : embedded)}` : undefined;
}

export async function checkPublishedPictures(site: CheckedSite): Promise<DoctorFinding[]> {
  const { client } = site;
  const pictures = client.folder === undefined ? onServer(site) : await inFolder(client.folder);
  const looked = await pMap(
    pictures,
    async ({ name, read }) => {
      const bytes = await read();
      return bytes && { name, isWhole: await isWhole(bytes), why: await fault(name, bytes) };
    },
    { concurrency: READ_CONCURRENCY },
  );
  const faults = looked.flatMap((picture) => picture?.why ?? []);
  const broken = looked.flatMap((picture) => (picture && !picture.isWhole ? [picture.name] : []));
  return [
    ...(broken.length > 0
      ? [
          wrong(
            `${count(broken.length, 'published picture is no whole picture', 'published pictures are no whole pictures')}: ${listed(broken)}.`,
            client.kind === 'folder' ? REBUILD : 'Deploy the whole folder again.',
          ),
        ]
      : []),
    ...(faults.length > 0
      ? [
          wrong(
            `${count(faults.length, 'published picture holds', 'published pictures hold')} private data: ${listed(faults)}.`,
            'Run `npm run photos`, build and deploy again; what others have downloaded stays with them.',
          ),
        ]
      : []),
  ];
}
