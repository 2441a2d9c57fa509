import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { HEIC, photo, put } from '../../../tests/fixtures/content-project.ts';
import { checkContent } from '../content.ts';
import { EN, PORTFOLIO, useTestProject } from '../../../tests/fixtures/content-check.ts';

const { testProject, one } = useTestProject();
const raw = await photo({ phone: true, seed: 5 });
const camera = await sharp(await photo({ seed: 5 }))
  .withExif({ IFD0: { Make: 'Phone', Model: 'X1' } })
  .jpeg()
  .toBuffer();

/** What the check says of one file, each as `level cause`. */
async function saidOf(name: string, onHost = false): Promise<string[]> {
  const { problems } = await checkContent(testProject().root, onHost ? { CI: 'true' } : {});
  return problems.filter(({ file }) => file.endsWith(`/${name}`)).map(({ level, cause }) => `${level} ${cause}`);
}

test.each([
  ['the name of a hung photo without an entry', `${PORTFOLIO}/11-name.jpg`],
  ['a camera’s name', `${PORTFOLIO}/IMG_2034.JPG`],
  ['another ending', `${PORTFOLIO}/02-photo.png`],
  ['a folder within', `${PORTFOLIO}/from phone/IMG_1.jpg`],
  ['a slide that nothing names', 'src/content/pictures/spare.jpg'],
  ['a name that begins with a dot', `${PORTFOLIO}/.look.jpg`],
  ['a name of macOS’s own files', `${PORTFOLIO}/._IMG_9.jpg`],
  ['a hidden copy', `${PORTFOLIO}/02-rose.jpg~`],
  ['the download of a browser', `${PORTFOLIO}/rani.jpg.part`],
  ['a hidden copy beside the texts', `${EN}/rose.jpg~`],
])('a position is refused everywhere under %s', async (_, path) => {
  await put(testProject().root, path, raw);
  for (const onHost of [false, true]) {
    const said = await saidOf(path.split('/').at(-1) ?? '', onHost);
    expect(said.filter((line) => /^error .*GPS/.test(line))).toHaveLength(1);
  }
});

test('a HEIC is refused with its position, and the remedies are told for the computer and for the phone', async () => {
  await mkdir(join(testProject().root, 'src/content/pictures'), { recursive: true });
  await put(testProject().root, 'src/content/pictures/spare.jpg', await readFile(HEIC));
  expect(await one()).toMatch(/HEIC photo.*GPS.*npm run photos.*on the iPhone choose/);
  await put(testProject().root, 'src/content/pictures/spare.jpg', raw);
  expect(await one()).toMatch(/npm run photos.*On a phone: .*WhatsApp/);
});

test('what a camera writes by habit is a mistake where one command takes it out, and advice on the host', async () => {
  await testProject().entry('image: 02-rose.jpg\nalt: Red\n', { bytes: camera });
  expect(await saidOf('02-rose.jpg')).toEqual([expect.stringMatching(/^error .*camera.*EXIF/)]);
  expect(await saidOf('02-rose.jpg', true)).toEqual([expect.stringMatching(/^advice .*camera.*EXIF/)]);
});

test('a colour profile and the side that is up tell nothing that the host need speak of', async () => {
  const clean = await photo({ seed: 6 });
  await testProject().entry('image: 02-rose.jpg\nalt: Red\n', {
    bytes: await sharp(clean).withIccProfile('p3').jpeg().toBuffer(),
  });
  expect(await saidOf('02-rose.jpg')).toEqual([]);
  await testProject().entry('image: 02-rose.jpg\nalt: Red\n', {
    bytes: await sharp(clean).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  });
  expect(await saidOf('02-rose.jpg', true)).toEqual([]);
});

test.each([
  [
    'a name',
    (clean: Buffer) =>
      sharp(clean)
        .withExif({ IFD0: { Artist: 'Priya' } })
        .jpeg()
        .toBuffer(),
  ],
  [
    'a city',
    (clean: Buffer) =>
      sharp(clean)
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><photoshop:City>Pune</photoshop:City></x:xmpmeta>')
        .jpeg()
        .toBuffer(),
  ],
  ['a film', (clean: Buffer) => Promise.resolve(Buffer.concat([clean, Buffer.from('\0\0\0\x18ftypmp42')]))],
])('%s is refused on the host too', async (_, made) => {
  await testProject().entry('image: 02-rose.jpg\nalt: Red\n', { bytes: await made(await photo({ seed: 7 })) });
  expect(await saidOf('02-rose.jpg', true)).toEqual([expect.stringMatching(/^error /)]);
});

test.each(['..jpg', '.look.jpg', '._IMG_9.jpg'])(
  'a photo named %s is told of, though computers hide it',
  async (name) => {
    await put(testProject().root, `${PORTFOLIO}/${name}`, await photo({ seed: 8 }));
    const { problems } = await checkContent(testProject().root);
    const found = problems.filter(({ file, level }) => file.endsWith(`/${name}`) && level === 'error');
    expect(found).not.toEqual([]);
    for (const { remedy } of found) expect(remedy).toMatch(/^Run `npm run photos`/);
  },
);

test.each([
  ['.trashed-1716-IMG_1.jpg', await photo({ seed: 8 })],
  ['._IMG_4.jpg', Buffer.from('0005160700020000', 'hex')],
])('%s is left alone where it tells nothing', async (name, bytes) => {
  await put(testProject().root, `${PORTFOLIO}/${name}`, bytes);
  expect(await testProject().found()).toEqual([]);
});

test('no photo that a computer hides is to be deleted where it may be the only one', async () => {
  await put(testProject().root, `${PORTFOLIO}/.pending-1716-IMG_1.jpg`, raw);
  expect(await one()).toMatch(/ Move it out of the project’s folder, or delete it if you have it elsewhere/);
});
