/**
 * Pictures whose entries name another one, or one that is not there, as after somebody renamed a picture: they are not
 * hung under another number, without the words of their entries.
 */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { HEIC, photo, put, snapshot } from '../../tests/fixtures/content-project.ts';
import { beforeEachProject, UNATTENDED } from '../../tests/fixtures/photo-command.ts';
import { embeddedDataOf } from '../pictures/embedded-data.ts';
import { addPhotos } from './command.ts';

const PORTFOLIO = 'src/content/gallery/portfolio';
const ENTRY = `${PORTFOLIO}/02-smokey-eye.yaml`;
const entryOf = (image: string) => `image: ${image}\nalt: Smokey eyes\nalt_hi: आंखें\n`;
let root: string;
let said: string[];
beforeEachProject((fresh) => ({ root, said } = fresh));
const say = (line: string) => said.push(line);
const run = (paths: string[] = []) => addPhotos({ ...UNATTENDED, root, paths, say, progress: say });

test.each(['02-smokey-eyes.jpg', '02 Smokey Eye (1).jpg', '02-plum-and-grey.jpg'])(
  '%s stays where it is until the line is corrected',
  async (name) => {
    await put(root, ENTRY, entryOf('02-smokey-eye.jpg'));
    const picture = await put(root, `${PORTFOLIO}/${name}`, await photo({ seed: 12 }));
    const before = await snapshot(root);
    for (const paths of [[], [picture]]) {
      said.length = 0;
      expect(await run(paths)).toBe(false);
      expect(await snapshot(root)).toEqual(before);
      expect(said).toEqual([
        'Left where they were (1):',
        `  ${PORTFOLIO}/${name}: if it is the photo in 02-smokey-eye.yaml, whose photo 02-smokey-eye.jpg is missing, ` +
          `write \`image: ${name}\` there; if not, give it another name.`,
      ]);
    }
    await writeFile(join(root, ENTRY), entryOf(name));
    expect(await run()).toBe(true);
    expect(Object.keys(await snapshot(join(root, PORTFOLIO)))).toHaveLength(4);
  },
);

test('a picture whose entry lies in another gallery stays, and is made safe, until the two lie in one', async () => {
  const there = 'src/content/gallery/nail-art';
  await put(root, ENTRY, entryOf('02-smokey-eye.jpg'));
  const picture = await put(root, `${there}/02-smokey-eye.jpg`, await photo({ seed: 12, phone: true }));
  for (let time = 1; time <= 2; time += 1) {
    said.length = 0;
    expect(await run()).toBe(false);
    expect(said.slice(-2)).toEqual([
      'Left where they were (1):',
      `  ${there}/02-smokey-eye.jpg: its entry 02-smokey-eye.yaml lies in the gallery portfolio: move the two into one; ` +
        'if this is another photo, give it another name.',
    ]);
  }
  expect(await embeddedDataOf(await readFile(picture))).toEqual([]);
  await rename(join(root, ENTRY), join(root, there, '02-smokey-eye.yaml'));
  expect(await run()).toBe(true);
  expect(Object.keys(await snapshot(join(root, there))).sort()).toEqual(
    ['01-first.jpg', '01-first.yaml', '02-smokey-eye.jpg', '02-smokey-eye.yaml'].sort(),
  );
});

test('a picture in a folder below its entry stays until it is moved up', async () => {
  await put(root, ENTRY, entryOf('02-smokey-eye.jpg'));
  const picture = await put(root, `${PORTFOLIO}/new/02-smokey-eye.jpg`, await photo({ seed: 12 }));
  const before = await snapshot(root);
  expect(await run([picture])).toBe(false);
  expect(await snapshot(root)).toEqual(before);
  expect(said).toEqual([
    'Left where they were (1):',
    `  ${PORTFOLIO}/new/02-smokey-eye.jpg: its entry 02-smokey-eye.yaml lies above this folder: move this photo there; ` +
      'if this is another photo, give it another name.',
  ]);
  await rename(picture, join(root, PORTFOLIO, '02-smokey-eye.jpg'));
  expect(await run()).toBe(true);
});

test('a photo of a name that an entry of another gallery has, whose own photo is there, is hung', async () => {
  await put(root, ENTRY, entryOf('02-smokey-eye.jpg'));
  await put(root, `${PORTFOLIO}/02-smokey-eye.jpg`, await photo({ seed: 12 }));
  await put(root, 'src/content/gallery/nail-art/02-smokey-eye.jpg', await photo({ seed: 14 }));
  expect(await run()).toBe(true);
});

test('a photo that resembles no missing one is hung, and so is one that comes from elsewhere', async () => {
  await put(root, ENTRY, entryOf('02-smokey-eye.jpg'));
  await put(root, `${PORTFOLIO}/haldi.jpg`, await photo({ seed: 12 }));
  const outside = await put(root, 'phone/02-smokey-eyes.jpg', await photo({ seed: 14 }));
  await addPhotos({ ...UNATTENDED, root, paths: [outside], to: 'portfolio', say });
  expect(Object.keys(await snapshot(join(root, PORTFOLIO)))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^\d\d-haldi.jpg$/),
      expect.stringMatching(/^\d\d-smokey-eyes.jpg$/),
    ]),
  );
  expect(said.join('\n')).not.toContain('Left where they were');
});

test('a picture beside its entry, which names it by a path from the project’s folder, is left to it', async () => {
  await put(root, ENTRY, entryOf(`${PORTFOLIO}/02-smokey-eye.jpg`));
  await put(root, `${PORTFOLIO}/02-smokey-eye.jpg`, await photo({ seed: 12 }));
  const before = await snapshot(root);
  expect(await run()).toBe(false);
  expect(await snapshot(root)).toEqual(before);
  expect(said.join('\n')).toContain('write `image: 02-smokey-eye.jpg` there');
});

test.each(['02-smokey-eye.jpg', '../nail-art/01-first.jpg', '../nail-art/03-bridal-red.jpg'])(
  'a picture whose own entry names %s stays, and is told; with another name it hangs',
  async (named) => {
    await put(root, ENTRY, entryOf('02-smokey-eye.jpg'));
    await put(root, `${PORTFOLIO}/02-smokey-eye.jpg`, await photo({ seed: 12 }));
    await put(root, 'src/content/gallery/nail-art/03-bridal-red.yaml', 'image: 03-bridal-red.jpg\nalt: Nails\n');
    await put(root, 'src/content/gallery/nail-art/03-bridal-red.jpg', await photo({ seed: 13 }));
    await put(root, `${PORTFOLIO}/03-bridal-red.yaml`, `image: ${named}\nalt: Bridal\n`);
    const path = await put(root, `${PORTFOLIO}/03-bridal-red.jpg`, await photo({ seed: 14 }));
    const before = await snapshot(root);
    for (const paths of [[], [path]]) {
      said.length = 0;
      expect(await run(paths)).toBe(false);
      expect(await snapshot(root)).toEqual(before);
      expect(said).toEqual([
        'Left where they were (1):',
        `  ${PORTFOLIO}/03-bridal-red.jpg: 03-bridal-red.yaml, which has its name, names ${named}: write ` +
          '`image: 03-bridal-red.jpg` there; or give this photo another name; or delete it.',
      ]);
    }
    await rename(path, join(root, PORTFOLIO, 'haldi.jpg'));
    expect(await run()).toBe(true);
    expect(Object.keys(await snapshot(join(root, PORTFOLIO)))).toContain('04-haldi.jpg');
  },
);

test.each([
  ['its own entry names another', `${PORTFOLIO}/03-rose`, 'image: 01-first.jpg\n'],
  ['an entry probably means it', `${PORTFOLIO}/03-roses`, 'image: 03-roses.jpg\n'],
])('a picture is made safe where it waits, if %s', async (_, entry, text) => {
  await put(root, `${entry}.yaml`, text);
  const path = await put(root, `${PORTFOLIO}/03-rose.jpg`, await photo({ seed: 12, phone: true }));
  expect(await run()).toBe(false);
  expect(said.join('\n')).not.toContain('DO NOT PUSH');
  expect(said.join('\n')).toMatch(/Left where they were \(1\):\n.*03-rose\.jpg: .*write `image: 03-rose\.jpg` there/);
  expect(await embeddedDataOf(await readFile(path))).toEqual([]);
  expect(await readFile(join(root, 'originals/portfolio/03-rose.jpg'))).toEqual(await photo({ seed: 12, phone: true }));
});

test('a picture that came back with another ending is named by it, and that is said', async () => {
  await put(root, ENTRY, entryOf('02-smokey-eye.jpg'));
  await put(
    root,
    `${PORTFOLIO}/02-smokey-eye.png`,
    await sharp(await photo({ seed: 12 }))
      .png()
      .toBuffer(),
  );
  expect(await run()).toBe(true);
  expect(await readFile(join(root, ENTRY), 'utf8')).toBe(entryOf('02-smokey-eye.png'));
  expect(said).toEqual([
    'Lines that named a picture by another ending, corrected:',
    `  ${ENTRY} names 02-smokey-eye.png now`,
  ]);
});

test('a picture of the name of an entry that names another kind of picture is hung', async () => {
  await put(root, ENTRY, entryOf('02-smokey-eye.jpg'));
  await put(root, `${PORTFOLIO}/02-smokey-eye.jpg`, await photo({ seed: 12 }));
  await put(root, `${PORTFOLIO}/02-smokey-eye.jpeg`, await photo({ seed: 14 }));
  expect(await run()).toBe(true);
  expect(Object.keys(await snapshot(join(root, PORTFOLIO)))).toContain('03-smokey-eye.jpg');
});

test('a photo is hung though an entry has its name, where the run itself named that entry’s picture anew', async () => {
  await put(root, `${PORTFOLIO}/12-rose.yaml`, 'image: 12-rose.png\nalt: Rose\n');
  await put(
    root,
    `${PORTFOLIO}/12-rose.png`,
    await sharp(await photo({ seed: 12, phone: true }))
      .keepMetadata()
      .png()
      .toBuffer(),
  );
  await put(root, `${PORTFOLIO}/12-rose.jpg`, await photo({ seed: 14 }));
  expect(await run()).toBe(true);
  expect(await readFile(join(root, PORTFOLIO, '12-rose.yaml'), 'utf8')).toBe('image: 12-rose-2.jpg\nalt: Rose\n');
  expect(Object.keys(await snapshot(join(root, PORTFOLIO)))).toEqual(
    expect.arrayContaining(['12-rose-2.jpg', '13-rose.jpg', '13-rose.yaml']),
  );
  expect(said.join('\n')).not.toContain('Left where they were');
});

test.each([
  ['12-rose.jpg', '12-rose.yaml', 'image: 12-rose.jpg\n', 'image: 12-rose.jpg\n'],
  ['12-rose.jpg', '12-rose.md', '---\nimage: ./12-rose.jpg\n---\n', '---\nimage: ./12-rose.jpg\n---\n'],
  ['12 ro#se.jpg', 'words.yaml', 'image: "12 ro#se.jpg"\n', 'image: 12-ro-se.jpg\n'],
])(
  '%s in a folder within the gallery stays with its entry there, and is made safe',
  async (name, entry, text, after) => {
    const bytes = await photo({ seed: 12, phone: true });
    const path = await put(root, `${PORTFOLIO}/new/${name}`, bytes);
    await put(root, `${PORTFOLIO}/new/${entry}`, text);
    expect(await run([path])).toBe(false);
    const [picture = ''] = Object.keys(await snapshot(join(root, PORTFOLIO, 'new'))).filter((each) => each !== entry);
    const left = [
      'Left where they were (1):',
      `  ${PORTFOLIO}/new/${picture}: its entry ${entry} is never read, for it lies in a folder within the gallery: move ` +
        'the entry and this photo up, into the gallery’s folder.',
    ];
    expect(said.join('\n')).not.toContain('DO NOT PUSH');
    expect(await embeddedDataOf(await readFile(join(root, PORTFOLIO, 'new', picture)))).toEqual([]);
    expect(await readFile(join(root, PORTFOLIO, 'new', entry), 'utf8')).toBe(after);
    const before = await snapshot(root);
    said.length = 0;
    expect(await run()).toBe(false);
    expect(said).toEqual(left);
    expect(await snapshot(root)).toEqual(before);
    for (const each of [picture, entry]) await rename(join(root, PORTFOLIO, 'new', each), join(root, PORTFOLIO, each));
    expect(await run()).toBe(true);
  },
);

test('a photo in a folder within the gallery that a text names hangs, whatever an entry there says', async () => {
  await put(root, ENTRY, entryOf('new/12-rose.jpg'));
  await put(root, `${PORTFOLIO}/new/12-rose.jpg`, await photo({ seed: 12 }));
  await put(root, `${PORTFOLIO}/new/12-rose.yaml`, 'image: 12-rose.jpg\n');
  expect(await run()).toBe(true);
  expect(said).toEqual(['Nothing to do: every photo hangs.']);
});

test('a damaged photo whose own entry names another one is told once, as damaged', async () => {
  await put(root, `${PORTFOLIO}/13-lily.jpg`, await photo({ seed: 12 }));
  await put(root, `${PORTFOLIO}/12-rose.yaml`, 'image: 13-lily.jpg\nalt: Rose\n');
  await put(root, `${PORTFOLIO}/12-rose.heic`, (await readFile(HEIC)).subarray(0, 900));
  expect(await run()).toBe(false);
  const told = said.slice(said.indexOf('Left where they were (1):'));
  expect(told[1]).toMatch(/12-rose\.heic: .*damaged/);
  expect(said.join('\n')).not.toContain('write `image:');
});

test.each(['12-ro#se.yaml', '12-ro#se.yaml.txt', '12-ro#se.YAML'])(
  'a photo stays with the entry of its name, which names another one, when both get another name: %s',
  async (entry) => {
    await put(root, `${PORTFOLIO}/13-lily.jpg`, await photo({ seed: 12 }));
    await put(root, `${PORTFOLIO}/${entry}`, 'image: 13-lily.jpg\nalt: Rose\n');
    await put(root, `${PORTFOLIO}/12-ro#se.jpg`, await photo({ seed: 14 }));
    for (let time = 1; time <= 3; time += 1) {
      said.length = 0;
      expect(await run()).toBe(false);
    }
    expect(said).toEqual([
      'Left where they were (1):',
      `  ${PORTFOLIO}/12-ro-se.jpg: 12-ro-se.yaml, which has its name, names 13-lily.jpg: write ` +
        '`image: 12-ro-se.jpg` there; or give this photo another name; or delete it.',
    ]);
    expect(Object.keys(await snapshot(join(root, PORTFOLIO))).sort()).toEqual(
      ['01-first.jpg', '01-first.yaml', '12-ro-se.jpg', '12-ro-se.yaml', '13-lily.jpg'].sort(),
    );
  },
);
