import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { photo, put } from '../../tests/fixtures/content-project.ts';
import { EN, PORTFOLIO, useTestProject } from '../../tests/fixtures/content-check.ts';

const { testProject, one } = useTestProject();
const film = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom');

test.each<[string, string | Buffer, RegExp]>([
  [
    '12-name.yaml.txt',
    'image: 12-name.jpg\n',
    /is never read: the computer added .txt to its name. (Rename it|Run `npm run photos`.* rename it) to 12-name.yaml/,
  ],
  [
    '12-name',
    'image: 12-name.jpg\nalt: Red\n',
    /12-name is never read: its name has no ending. (Rename it to 12-name.yaml|Run .* 12-name.yaml yourself)\.$/,
  ],
  ['12-name.md.rtf', 'x', /Rename it to 12-name.md/],
  ['notes.txt', 'call Priya', /notes.txt is a note; no page shows it. Move it out of the project’s folder/],
  ['list.csv', 'a,b', /is a note/],
  ['VID_2034.mp4', film, /is a film; the site shows photos.*put a screenshot of it in its place/],
  ['IMG_1.MOV', film, /is a film/],
  [
    'photos.zip',
    'PK\x03\x04',
    /is a document or an archive.*Move it out of the project’s folder. If there are photos in it/,
  ],
  ['contract.pdf', '%PDF-1.7', /is a document or an archive/],
  ['logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', /is a drawing, not a photo/],
  ['raw.x3f', 'FOVb\0\0\x02\0', /is no photo that can be read here/],
  ['empty', '', /is empty \(0 bytes\). Delete it/],
])('%s beside the photos is told for what it is, and nothing else is advised', async (name, bytes, said) => {
  for (const folder of [PORTFOLIO, 'src/content/pictures']) {
    const path = join(testProject().root, folder, name);
    await put(testProject().root, `${folder}/${name}`, bytes);
    const line = await one();
    expect(line).toMatch(/^error /);
    expect(line).toMatch(said);
    expect(line).not.toMatch(/yaml.yaml|hangs nowhere/);
    await rm(path);
  }
});

test.each(['orig', 'bak', 'old', 'rej', 'tmp', 'swp', 'bak~.orig'])(
  'what a program left behind beside a text is to be deleted: .%s',
  async (ending) => {
    const bytes = ending === 'swp' ? 'b0VIM 8.2\0\0' : 'image: 02-rose.jpg\nalt: Rose\n';
    await testProject().entry('image: 02-rose.jpg\nalt: Red\n');
    for (const text of [`${PORTFOLIO}/02-rose.yaml`, `${EN}/home.yaml`, 'src/content/studio.yaml']) {
      const path = `${text}.${ending}`;
      await put(testProject().root, path, bytes);
      const name = basename(text);
      expect(await one()).toContain(
        `${name}.${ending} was left behind by a program beside ${name}; the site never reads it. Delete it.`,
      );
      await rm(join(testProject().root, path));
      expect(await testProject().found()).toEqual([]);
    }
  },
);

test('what was left behind of an entry that is gone may become the entry again', async () => {
  await put(testProject().root, `${PORTFOLIO}/02-rose.yaml.bak`, 'image: 02-rose.jpg\nalt: Rose\n');
  expect(await one()).toMatch(
    /there is no 02-rose.yaml;.*; or, if it says what you want, rename it to 02-rose.yaml\.$/,
  );
});

test.each(['txt', 'YAML'])('an entry beside the right one is not to be renamed onto it: .%s', async (ending) => {
  await testProject().entry('image: 02-rose.jpg\nalt: Red\n');
  const name = ending === 'txt' ? '02-rose.yaml.txt' : `02-rose.${ending}`;
  await put(testProject().root, `${PORTFOLIO}/${name}`, 'image: 02-rose.jpg\nalt: Rose\n');
  const said = await one();
  expect(said).toMatch(new RegExp(`^error ${name} ${name} is never read`));
  expect(said).toMatch(
    / Delete it; or, if it says what you want, delete 02-rose.yaml first and rename it to 02-rose.yaml\.$/,
  );
});

test('an entry without an ending beside the right one is not to be renamed onto it', async () => {
  await testProject().entry('image: 02-rose.jpg\nalt: Red\n');
  await put(testProject().root, `${PORTFOLIO}/02-rose`, 'image: 02-rose.jpg\nalt: Rose\n');
  expect(await one()).toMatch(/there is a file 02-rose.yaml beside it. Delete it; or, if it says what you want/);
});

test('a film that is named like a photo is not sent to a command that leaves it', async () => {
  await put(testProject().root, `${PORTFOLIO}/IMG_1.jpg`, film);
  expect(await one()).toMatch(/is a film, not a photo. Put a photo in its place/);
});

test('a damaged photo that hangs nowhere is to be sent again, not hung', async () => {
  await put(testProject().root, `${PORTFOLIO}/IMG_1.jpg`, (await photo({ seed: 3 })).subarray(0, 900));
  expect(await one()).toMatch(/is damaged.*Send it from the phone again/);
});

test.each([
  'imgae: 02-rose.jpg\nalt: Red\n',
  'image: "02-rose.jpg\nalt: Red\n',
  'image:02-rose.jpg\nalt: Red\n',
  'image: 02-rosy.jpg\nalt: Red\n',
  'alt: Red\n',
  '',
])('a slip in an entry is one mistake: %j', async (text) => {
  await testProject().entry(text);
  expect((await testProject().found()).filter((line) => line.startsWith('error'))).toHaveLength(1);
  await testProject().entry(text, { name: '02-other.yaml', picture: '02-rose.jpg' });
  expect((await testProject().found()).filter((line) => /hangs nowhere/.test(line))).toEqual([]);
});

test('a picture that an entry means to name in its broken letters is not called a stray', async () => {
  await testProject().entry('image: "IMG_7.jpg\nalt: Red\n', { picture: 'IMG_7.jpg' });
  expect(await one()).toMatch(/quotation mark/);
});

test.each(['02-smokey-eyes.jpg', '02 Smokey Eye (1).jpg', '02 smokey%eye.jpg', '02-plum-and-grey.jpg', '2 Plum.JPG'])(
  'a picture that was renamed, %s, is one mistake: its entry’s line is to be corrected, and nothing hung anew',
  async (picture) => {
    await testProject().entry('image: 02-smokey-eye.jpg\nalt: Eyes\n', { name: '02-smokey-eye.yaml', picture });
    const said = await one();
    expect(said).toContain(
      `error 02-smokey-eye.yaml:1 The picture 02-smokey-eye.jpg is missing. Did you mean ${picture}?`,
    );
    expect(said).toMatch(
      new RegExp(` Write \`image: ${picture.replace(/[()]/g, '\\$&')}\`; or, where that is another`),
    );
    expect(said).not.toMatch(/npm run photos|delete/);
  },
);

test('a picture that resembles no missing one hangs nowhere all the same', async () => {
  await testProject().entry('image: 02-smokey-eye.jpg\nalt: Eyes\n', {
    name: '02-smokey-eye.yaml',
    picture: 'haldi.jpg',
  });
  expect((await testProject().found()).filter((line) => /hangs nowhere.*npm run photos/.test(line))).toHaveLength(1);
});

test('of two pictures with the number of a missing one none is proposed', async () => {
  await testProject().entry('image: 02-smokey-eye.jpg\nalt: Eyes\n', {
    name: '02-smokey-eye.yaml',
    picture: '02-plum-and-grey.jpg',
  });
  await put(testProject().root, `${PORTFOLIO}/02-haldi-yellow.jpg`, await photo({ seed: 3 }));
  const said = (await testProject().found()).filter((line) => line.startsWith('error'));
  expect(said).toHaveLength(3);
  expect(said.join()).not.toContain('Did you mean');
});

test('texts with an ending that a computer added', async () => {
  await put(testProject().root, `${EN}/home.yaml.txt`, 'x: y\n');
  expect(await one()).toMatch(/never reads a file named home.yaml.txt. Did you mean home.yaml\?/);
});
