/** A disk that fills up in the middle of a run: what is not wholly hung, or made safe, is left as it was. */
import { copyFile, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { checkContent } from '../check/content.ts';
import { folder, HEIC, photo, put, snapshot } from '../../tests/fixtures/content-project.ts';
import { beforeEachProject, UNATTENDED } from '../../tests/fixtures/photo-command.ts';
import { addPhotos } from './command.ts';
import type { PhotoCommand } from './command.ts';

vi.mock('node:fs/promises', { spy: true });

const PORTFOLIO = 'src/content/gallery/portfolio';
const DISK_FULL = 'the disk is full. Make room and run this again';
const PHOTOS = ['bridal.jpg', 'haldi.jpg', 'smokey.jpg'];

let root: string;
let said: string[];
beforeEachProject((fresh) => ({ root, said } = fresh));

const say = (line: string) => said.push(line);
const run = (options: Partial<PhotoCommand> = {}) => addPhotos({ ...UNATTENDED, root, say, progress: say, ...options });
const galleryFiles = () => readdir(join(root, PORTFOLIO));
const errors = async () =>
  (await checkContent(root)).problems.filter(({ level }) => level === 'error').map(({ cause }) => cause);

const {
  open: reallyOpen,
  rename: reallyRename,
  copyFile: reallyCopy,
} = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
const failure = (code: string) => Object.assign(new Error(`${code}: no space left on device, write`), { code });

/** Which files the disk has no more room for, by their paths; the `.part` files that precede them count as they do. */
let hasNoRoom: (path: string) => boolean;
const isRefused = (path: unknown) =>
  hasNoRoom(join(String(path), '..', basename(String(path)).replace(/^\.(.*)\.part$/, '$1')));

beforeEach(() => {
  hasNoRoom = () => false;
  vi.mocked(open).mockImplementation((path, flags, mode) =>
    flags === 'w' && isRefused(path) ? Promise.reject(failure('ENOSPC')) : reallyOpen(path, flags, mode),
  );
  vi.mocked(copyFile).mockImplementation((from, to, mode) =>
    isRefused(to) ? Promise.reject(failure('ENOSPC')) : reallyCopy(from, to, mode),
  );
  // The folder of the originals lies on a disk of its own.
  vi.mocked(rename).mockImplementation((from, to) =>
    String(to).includes(`${sep}originals${sep}`) && !String(from).includes(`${sep}originals${sep}`)
      ? Promise.reject(failure('EXDEV'))
      : reallyRename(from, to),
  );
  return () => vi.resetAllMocks();
});

/** The photos, dropped into the gallery; gives their bytes by their names. */
async function dropPhotos(where = join(root, PORTFOLIO)): Promise<Map<string, Buffer>> {
  const dropped = new Map<string, Buffer>();
  for (const [at, name] of PHOTOS.entries()) {
    const bytes = await photo({ seed: 60 + at, width: 1200, height: 900, phone: true });
    dropped.set(name, bytes);
    await put(where, name, bytes);
  }
  return dropped;
}

/** What becomes of the photos once there is room again: all hang, and no number stands twice. */
async function expectAllHungWithRoom(expected: string[], options: Partial<PhotoCommand> = {}): Promise<void> {
  hasNoRoom = () => false;
  said.length = 0;
  expect(await run(options)).toBe(true);
  expect((await galleryFiles()).filter((name) => name.endsWith('.yaml'))).toEqual(expected);
  expect(said.join('\n')).not.toMatch(/twice|already/);
  expect(await errors()).toEqual([]);
}

test.each([
  ['the originals', (path: string) => /originals\W+portfolio\W+(bridal|haldi)/.test(path)],
  ['the pictures', (path: string) => /\d-(bridal|haldi)\.jpg$/.test(path)],
  ['the entries', (path: string) => /\d-(bridal|haldi)\.yaml$/.test(path)],
])('no room for %s: those photos are left where they were, and the others hang', async (_, refused) => {
  const dropped = await dropPhotos();
  hasNoRoom = refused;
  expect(await run()).toBe(false);
  for (const name of ['bridal.jpg', 'haldi.jpg']) {
    expect(said).toContain(`  ${PORTFOLIO}/${name}: ${DISK_FULL}.`);
    expect(await readFile(join(root, PORTFOLIO, name))).toEqual(dropped.get(name));
  }
  expect(await galleryFiles()).toEqual([
    '01-first.jpg',
    '01-first.yaml',
    '02-smokey.jpg',
    '02-smokey.yaml',
    'bridal.jpg',
    'haldi.jpg',
  ]);
  await expectAllHungWithRoom(['01-first.yaml', '02-smokey.yaml', '03-bridal.yaml', '04-haldi.yaml']);
  for (const [name, bytes] of dropped) expect(await readFile(join(root, 'originals/portfolio', name))).toEqual(bytes);
});

test('photos from elsewhere of which no copy can be kept hang nowhere', async () => {
  const elsewhere = await folder();
  await dropPhotos(elsewhere);
  const before = await snapshot(join(root, 'src'));
  const options = { paths: PHOTOS.map((name) => join(elsewhere, name)), to: 'portfolio' };
  hasNoRoom = (path) => path.includes('originals');
  expect(await run(options)).toBe(false);
  expect(await snapshot(join(root, 'src'))).toEqual(before);
  await expectAllHungWithRoom(['01-first.yaml', '02-bridal.yaml', '03-haldi.yaml', '04-smokey.yaml'], options);
  await rm(elsewhere, { recursive: true });
});

test('a photo under a finished name of which the entry cannot be written stays', async () => {
  await put(root, `${PORTFOLIO}/02-rose.jpg`, await photo({ seed: 70 }));
  const before = await snapshot(root);
  hasNoRoom = (path) => path.endsWith('.yaml');
  expect(await run()).toBe(false);
  expect(said).toContain(`  ${PORTFOLIO}/02-rose.jpg: ${DISK_FULL}.`);
  expect((await snapshot(root))[`${PORTFOLIO}/02-rose.jpg`]).toBe(before[`${PORTFOLIO}/02-rose.jpg`]);
  await expectAllHungWithRoom(['01-first.yaml', '02-rose.yaml']);
});

test.each([
  ['the original', (path: string) => path.includes('originals')],
  ['the picture', (path: string) => path.endsWith('02-rose.jpg')],
  ['the line that names it', (path: string) => path.endsWith('02-rose.yaml')],
])('no room for %s of a photo that is made safe where it hangs: it hangs on, once', async (_, refused) => {
  await put(root, `${PORTFOLIO}/02-rose.HEIC`, await readFile(HEIC));
  await put(root, `${PORTFOLIO}/02-rose.yaml`, 'image: 02-rose.HEIC\nalt: Red\n');
  const before = await snapshot(join(root, 'src'));
  hasNoRoom = refused;
  expect(await run()).toBe(false);
  expect(await snapshot(join(root, 'src'))).toEqual(before);
  expect(said).toContain(`  ${PORTFOLIO}/02-rose.HEIC: ${DISK_FULL}.`);
  await expectAllHungWithRoom(['01-first.yaml', '02-rose.yaml']);
  expect(await readdir(join(root, 'originals/portfolio'))).toEqual(['02-rose.HEIC']);
});

test('no room for the second of two lines that name a photo: both find it', async () => {
  await put(root, `${PORTFOLIO}/02-rose.HEIC`, await readFile(HEIC));
  for (const name of ['02-rose', '03-again'])
    await put(root, `${PORTFOLIO}/${name}.yaml`, 'image: 02-rose.HEIC\nalt: Red\n');
  hasNoRoom = (path) => path.endsWith('03-again.yaml');
  expect(await run()).toBe(false);
  expect(await galleryFiles()).toEqual(expect.arrayContaining(['02-rose.HEIC', '02-rose.jpg']));
  await expectAllHungWithRoom(['01-first.yaml', '02-rose.yaml', '03-again.yaml']);
});
