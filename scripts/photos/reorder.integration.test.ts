import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { photo, project, put, snapshot } from '../../tests/fixtures/content-project.ts';
import { UNATTENDED } from '../../tests/fixtures/photo-command.ts';
import { addPhotos, moveGalleryPhoto } from './command.ts';
import { finishMoves, moveFiles } from './rename-transaction.ts';

vi.mock('node:fs/promises', { spy: true });

const GALLERY = 'src/content/gallery/portfolio';

let root: string;
let said: string[];
beforeEach(async () => {
  root = await project();
  said = [];
  await put(root, `${GALLERY}/02-rose.jpg`, await photo({ seed: 2, width: 90, height: 60 }));
  await put(
    root,
    `${GALLERY}/02-rose.yaml`,
    '# mine\r\nid: 7\r\nimage: "./02-rose.jpg" # Priya\r\nalt: 02-rose.jpg\r\ngroup: wedding\r\nfocus: 40% 20%\r\n',
  );
  await put(root, `${GALLERY}/03-lily.png`, await photo({ seed: 3, width: 90, height: 60 }));
  await put(root, `${GALLERY}/03-lily.md`, '---\nimage: 03-lily.png\n---\nText 03-lily.png\n');
  await put(root, `${GALLERY}/04-iris.yaml`, 'image: shared.jpg\n');
  await put(root, `${GALLERY}/shared.jpg`, await photo({ seed: 4, width: 90, height: 60 }));
  await put(root, `${GALLERY}/03-lily.txt`, 'notes');
  await put(
    root,
    'src/content/en/about.md',
    '---\ntitle: T\ndescription: D\nshare: ../gallery/portfolio/03-lily.png\n---\nText\n',
  );
  return () => rm(root, { recursive: true });
});

const run = (photo: string, before?: string) =>
  moveGalleryPhoto({ root, say: (line) => said.push(line), move: { photo, before } });
const files = async () => (await readdir(join(root, GALLERY))).sort();
const text = (name: string) => readFile(join(root, GALLERY, name), 'utf8');

/** What hangs, in order: the hash of each picture, and all that its entry says but the picture's name. */
async function galleryState() {
  const hashes = await snapshot(join(root, GALLERY));
  const entries = (await files()).filter((name) => /\.(yaml|md)$/.test(name));
  return Promise.all(
    entries.map(async (name) => {
      const { image, ...rest }: { image: string } = parse((await text(name)).replace(/^---\n|---\n[^]*$/g, ''));
      return { name: name.replace(/^\d+-/, ''), picture: hashes[image.replace('./', '')], ...rest };
    }),
  );
}

test('the two commands that are told for putting a photo last do so', async () => {
  expect(await run('02-rose', '04-iris')).toBe(true);
  expect(await run('iris', 'rose')).toBe(true);
  expect((await galleryState()).map(({ name }) => name)).toEqual(['first.yaml', 'lily.md', 'iris.yaml', 'rose.yaml']);
});

test.each([
  '04-iris',
  '04-iris.yaml',
  'portfolio/04-iris',
  '4',
  'iris',
  `${GALLERY}/04-iris.jpg`,
  '.\\src\\content\\gallery\\portfolio\\04-iris.yaml',
  '04-IRIS',
])('--first %s', async (word) => {
  const before = await galleryState();
  expect(await run(word)).toBe(true);
  expect(await files()).toEqual(
    [
      '01-iris.yaml',
      '02-first.jpg',
      '02-first.yaml',
      '03-lily.txt',
      '03-rose.jpg',
      '03-rose.yaml',
      '04-lily.md',
      '04-lily.png',
      'shared.jpg',
    ].sort(),
  );
  expect(await text('03-rose.yaml')).toBe(
    '# mine\r\nid: 7\r\nimage: ./03-rose.jpg # Priya\r\nalt: 02-rose.jpg\r\ngroup: wedding\r\nfocus: 40% 20%\r\n',
  );
  expect(await text('04-lily.md')).toBe('---\nimage: 04-lily.png\n---\nText 03-lily.png\n');
  expect(await text('01-iris.yaml')).toBe('image: shared.jpg\n');
  expect(await text('03-lily.txt')).toBe('notes');
  expect(await readFile(join(root, 'src/content/en/about.md'), 'utf8')).toContain(
    'share: ../gallery/portfolio/04-lily.png\n',
  );
  expect(await galleryState()).toEqual([before[3], before[0], before[1], before[2]]);
  expect(said).toEqual([
    '04-iris is the first photo of portfolio now, and called 01-iris.',
    '3 other photos have another number. Links to them still find them, by their names.',
  ]);
  said = [];
  expect(await run('01-iris')).toBe(true);
  expect(said).toEqual(['Nothing to do: portfolio/01-iris is the first already.']);
});

test.each([
  ['NFC', 'NFD'],
  ['NFD', 'NFC'],
])('a file whose name is written in %s is found by the same name in %s', async (form, typed) => {
  await put(root, `${GALLERY}/${'05-rosé.yaml'.normalize(form)}`, 'image: shared.jpg\n');
  expect(await run('05-rosé'.normalize(typed))).toBe(true);
  expect(said[0]).toMatch(/ is the first photo of portfolio now, /);
});

test('--move in front of another, up and down', async () => {
  const before = await galleryState();
  expect(await run('04-iris', '03-lily')).toBe(true);
  expect(await galleryState()).toEqual([before[0], before[1], before[3], before[2]]);
  expect(said[0]).toBe('04-iris is in front of 03-lily now, and called 03-iris.');
  expect(await run('portfolio/01-first', '03-iris')).toBe(true);
  expect(await galleryState()).toEqual([before[1], before[0], before[3], before[2]]);
});

test('photos that share a name are not promised to be found by it', async () => {
  await put(root, `${GALLERY}/05-rose.yaml`, 'image: shared.jpg\n');
  await run('04-iris');
  expect(said.at(-1)).toBe(
    '3 other photos have another number. Links find photos by their names; ' +
      'those that share one (rose) are found by their new numbers.',
  );
});

test('what cannot be meant is told, and nothing changes', async () => {
  await put(root, `${GALLERY}/05.yaml`, 'image: shared.jpg\n');
  const before = await snapshot(join(root, 'src'));
  for (const [word, other, answer] of [
    [
      'first',
      undefined,
      'first may be portfolio/01-first, nail-art/01-first or studio/01-first. Say which, such as portfolio/01-first.',
    ],
    ['04-iris', '4', 'portfolio/04-iris cannot go in front of itself. Name another photo.'],
    ['04-irsi', undefined, 'No photo is called 04-irsi. Did you mean portfolio/04-iris?'],
    // Every name of three letters is three letters from another.
    ['mia', undefined, 'No photo is called mia. Say its number and name, as its file is called, such as 27-haldi.'],
    [
      'wedding-day-look',
      undefined,
      'No photo is called wedding-day-look. Say its number and name, as its file is called, such as 27-haldi.',
    ],
    [
      '04-iris',
      'studio/01-first',
      'No photo is called studio/01-first. Say its number and name, as its file is called, such as 27-haldi. ' +
        'It has to hang in portfolio, as 04-iris does.',
    ],
  ] as const) {
    said = [];
    expect(await run(word, other)).toBe(false);
    expect(said).toEqual([answer]);
  }
  expect(await snapshot(join(root, 'src'))).toEqual(before);
});

test('of many photos that are called alike the first are named', async () => {
  for (let number = 21; number <= 28; number += 1)
    await put(root, `${GALLERY}/${number}-wall.yaml`, 'image: shared.jpg\n');
  expect(await run('wall')).toBe(false);
  const named = [21, 22, 23, 24, 25].map((number) => `portfolio/${number}-wall`).join(', ');
  expect(said).toEqual([`wall may be ${named} or 3 others. Say which, such as portfolio/21-wall.`]);
});

test('a number without its zero is the number of the file', async () => {
  for (const name of ['05-wall', '06-wall', '07-3d-wall'])
    await put(root, `${GALLERY}/${name}.yaml`, 'image: shared.jpg\n');
  expect(await run('6-wall', '5-wall')).toBe(true);
  expect(said[0]).toBe('06-wall is in front of 05-wall now, and called 05-wall.');
  said = [];
  expect(await run('3d-wall')).toBe(true);
  expect(said[0]).toBe('07-3d-wall is the first photo of portfolio now, and called 01-3d-wall.');
});

test.each([
  ['names no picture', 'alt: Violet\n', '06-violet.jpg'],
  ['names another picture', 'image: shared.jpg\nalt: Violet\n', '06-violet.jpg'],
  ['mentions it where a mistake stands', 'imgae: 05-violet.jpg\nalt: Violet\n', '05-violet.jpg'],
])('the picture of an entry that %s stays with it', async (_, entry, picture) => {
  const bytes = await photo({ seed: 5, width: 90, height: 60 });
  await put(root, `${GALLERY}/05-violet.yaml`, entry);
  await put(root, `${GALLERY}/05-violet.jpg`, bytes);
  await put(root, `${GALLERY}/06-aster.yaml`, 'image: shared.jpg\n');
  expect(await run('06-aster')).toBe(true);
  expect(await text('06-violet.yaml')).toBe(entry);
  expect(await readFile(join(root, GALLERY, picture))).toEqual(bytes);
  expect((await files()).filter((name) => name.includes('violet'))).toHaveLength(2);
  // It is not hung anew, without the words of its entry.
  await addPhotos({ ...UNATTENDED, root, say: () => undefined });
  expect((await files()).filter((name) => name.includes('violet'))).toEqual([picture, '06-violet.yaml'].sort());
});

test('a file that waits under a name is not overwritten', async () => {
  const waiting = await photo({ seed: 9, width: 90, height: 60 });
  await put(root, `${GALLERY}/03-rose.jpg`, waiting);
  const before = await galleryState();
  await run('04-iris');
  expect(await readFile(join(root, GALLERY, '03-rose.jpg'))).toEqual(waiting);
  expect(await text('03-rose.yaml')).toContain('image: ./03-rose-2.jpg # Priya');
  expect(await galleryState()).toEqual([before[3], before[0], before[1], before[2]]);
});

test('cut short after any change on the disk, the next run finishes it', { timeout: 60_000 }, async () => {
  const before = await galleryState();
  const real = vi.mocked(rename).getMockImplementation();
  for (let cut = 1; ; cut += 1) {
    let changes = 0;
    vi.mocked(rename).mockImplementation(async (from, to) => {
      changes += 1;
      if (changes > cut) throw new Error('cut');
      return (await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises')).rename(from, to);
    });
    const finished = await run('04-iris').then(
      () => true,
      () => false,
    );
    if (real) vi.mocked(rename).mockImplementation(real);
    else vi.mocked(rename).mockReset();
    // The next run, whatever it is asked for; a second cut changes nothing.
    await run('04-iris').catch(() => undefined);
    await finishMoves(root);
    const after = await galleryState();
    expect(after).toEqual([before[3], before[0], before[1], before[2]]);
    expect((await readdir(join(root, GALLERY), { recursive: true })).filter((name) => name.startsWith('.'))).toEqual(
      [],
    );
    await run('01-iris', '04-lily');
    await run('04-lily', '03-iris');
    expect(await galleryState()).toEqual(before);
    if (finished) break;
    expect(cut).toBeLessThan(60);
  }
});

test('cut short and asked for again by number, it is finished, and no other photo moves that has the number now', async () => {
  const before = await galleryState();
  // The record is renamed to its name; the first photo is not.
  const { rename: realRename } = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
  vi.mocked(rename).mockImplementationOnce(realRename).mockRejectedValueOnce(new Error('cut'));
  await expect(run('4')).rejects.toThrow('cut');
  expect(await run('4')).toBe(false);
  expect(said).toEqual([
    'An earlier change of the order had been cut short. It is finished now.',
    'Look at the gallery, then ask again if it is not yet as you want it.',
  ]);
  expect(await galleryState()).toEqual([before[3], before[0], before[1], before[2]]);
  expect(await run('4')).toBe(true);
  expect((await galleryState()).map(({ name }) => name)).toEqual(['lily.md', 'iris.yaml', 'first.yaml', 'rose.yaml']);
});

test('a text that was changed by hand in between stays as it is', async () => {
  await put(
    root,
    '.local/photo-moves.json',
    JSON.stringify({
      step: 'edit',
      moves: [],
      edits: [{ file: 'src/content/en/about.md', before: 'another', text: 'x' }],
    }),
  );
  const before = await snapshot(join(root, 'src'));
  expect(await finishMoves(root)).toBe(true);
  expect(await snapshot(join(root, 'src'))).toEqual(before);
  expect(await finishMoves(root)).toBe(false);
});

test('two files that change places', async () => {
  const [one, two] = ['02-rose.yaml', '04-iris.yaml'].map((name) => join(root, GALLERY, name));
  const [a, b] = [await text('02-rose.yaml'), await text('04-iris.yaml')];
  await moveFiles(root, [
    { from: one ?? '', to: two ?? '' },
    { from: two ?? '', to: one ?? '' },
  ]);
  expect([await text('02-rose.yaml'), await text('04-iris.yaml')]).toEqual([b, a]);
});
