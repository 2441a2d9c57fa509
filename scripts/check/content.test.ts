import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HEIC, photo, put } from '../../tests/fixtures/content-project.ts';
import { PROJECT } from '../../tests/fixtures/project-root.ts';
import { checkContent } from './content.ts';
import { isSound, report } from './report.ts';
import { EN, PORTFOLIO, STUDIO, useTestProject } from '../../tests/fixtures/content-check.ts';

const { testProject, one } = useTestProject();

test('sound content has no problem', async () => {
  expect(await testProject().found()).toEqual([]);
});

test('the facts that the project came with are advised about, each at its line', async () => {
  await testProject().edit(STUDIO, /phone: .*/, 'phone: +91 00000 00000');
  await testProject().edit(STUDIO, /email: .*/, 'email: hello@gulmohar.example');
  await testProject().edit(STUDIO, / {2}street: .*\n/, '');
  await testProject().edit(STUDIO, /handle: .*/, 'handle: "@gulmohar.makeup"');
  await testProject().edit(STUDIO, /latitude: .*\n.*longitude: .*/, 'latitude: 25.4484\n  longitude: 78.5685');
  const verdict = await checkContent(testProject().root);
  expect(isSound(verdict)).toBe(true);
  const lines = (await readFile(join(testProject().root, STUDIO), 'utf8')).split('\n');
  const at = ['phone:', 'email:', 'address:', '  handle:', '  latitude:'].map(
    (field) => lines.findIndex((line) => line.startsWith(field)) + 1,
  );
  expect(
    verdict.problems.filter(({ file }) => file === STUDIO).map(({ level, file, line }) => `${level} ${file}:${line}`),
  ).toEqual(at.map((line) => `advice ${STUDIO}:${line}`));
  expect(verdict.problems.map(({ cause }) => cause).join()).toMatch(
    /phone number.*sample.*address is still the sample/,
  );
});

test('all problems of all files are told at once, with files, lines and what to do', async () => {
  await testProject().entry('imgae: 02-rose.jpg\n');
  await testProject().edit(STUDIO, '"09:30"', '9:30 AM');
  const verdict = await checkContent(testProject().root);
  expect(isSound(verdict)).toBe(false);
  const text = report(verdict).join('\n');
  expect(text).toContain(
    `${PORTFOLIO}/02-rose.yaml, line 1\n  \`imgae\` is not a field of this file.\n  → Did you mean \`image\`?`,
  );
  expect(text).toMatch(
    /studio.yaml, line \d+\n {2}`Opens` \(hours\) cannot be the text ‘9:30 AM’.\n {2}→ Write a time on the 24-hour clock, in quotation marks: 09:30 AM is "09:30", 08:30 PM is "20:30"./i,
  );
});

test('a picture without an entry, and files in the wrong place', async () => {
  await put(testProject().root, `${PORTFOLIO}/IMG_1.jpg`, await photo({ seed: 3 }));
  expect(await one()).toMatch(/^error IMG_1.jpg IMG_1.jpg hangs nowhere: no entry names it. Run `npm run photos`/);
  await copyFile(HEIC, join(testProject().root, PORTFOLIO, 'IMG_2.HEIC'));
  await put(testProject().root, `${PORTFOLIO}/new/03-x.yaml`, 'image: 03-x.jpg\n');
  await put(testProject().root, `${PORTFOLIO}/03-x.YAML`, 'image: IMG_1.jpg\n');
  await put(testProject().root, 'src/content/gallery/weddings/a.txt', 'x');
  await put(testProject().root, 'src/content/gallery/loose.jpg', 'x');
  await put(testProject().root, `${PORTFOLIO}/.DS_Store`, 'x');
  const text = (await testProject().found()).join('\n');
  for (const cause of [
    /IMG_2.HEIC is a HEIC photo/,
    /03-x.yaml is never read, for it lies in a folder/,
    /03-x.YAML is never read: its ending/,
    /No page shows a gallery named weddings/,
    /loose.jpg lies in no gallery/,
  ]) {
    expect(text).toMatch(cause);
  }
  expect(text).not.toMatch(/DS_Store/);
});

test('a gallery whose folder has another name is told to be that, and to rename the folder', async () => {
  const galleries = join(testProject().root, 'src/content/gallery');
  await rename(join(galleries, 'nail-art'), join(galleries, 'nails'));
  const said = await one();
  expect(said).toBe(
    'error src/content/gallery/nails No page shows a gallery named nails. If it is nail-art under another name, ' +
      'rename the folder to that; if not, give it a title in src/content/en/galleries.yaml, or move its photos to ' +
      'portfolio, nail-art or studio.',
  );
  // Whether the other folder is there and empty, or is not there.
  await mkdir(join(galleries, 'nail-art'));
  expect(await one()).toBe(said);
});

test('a gallery whose folder has capitals is told to write it without', async () => {
  const galleries = join(testProject().root, 'src/content/gallery');
  await rename(join(galleries, 'studio'), join(galleries, 'Studio'));
  expect(await one()).toBe(
    'error src/content/gallery/Studio No page shows a gallery named Studio. ' +
      'Rename the folder to studio, in small letters.',
  );
});

test('an empty folder that no gallery has, as after a gallery got another name, is passed over', async () => {
  await mkdir(join(testProject().root, 'src/content/gallery/weddings'));
  await put(testProject().root, 'src/content/gallery/mehndi/.DS_Store', 'x');
  expect(await testProject().found()).toEqual([]);
});

test('one number twice, and one picture twice', async () => {
  await testProject().entry('image: 02-rose.jpg\nalt: Red\n', { name: '01-rose.yml' });
  await testProject().entry('image: 02-rose.jpg\nalt: Red\n', { name: '02-rose.yaml' });
  expect(await testProject().found()).toEqual([
    expect.stringMatching(/^error 01-rose.yml The number 1 stands twice: 01-first.yaml and 01-rose.yml/),
    expect.stringMatching(/^advice 02-rose.yaml One photo hangs twice: 01-rose.yml and 02-rose.yaml/),
  ]);
});

test('one number twice for one picture: one of the entries goes', async () => {
  await testProject().entry('image: 02-rose.jpg\nalt: Red\n');
  await testProject().entry('image: 02-rose.jpg\nalt: Red\n', { name: '02-rose.yml' });
  expect(await one()).toMatch(
    /^error 02-rose.yml The number 2 stands twice: 02-rose.yaml and 02-rose.yml.* They name the same picture: delete one of these files\.$/,
  );
  await rm(join(testProject().root, PORTFOLIO, '02-rose.yml'));
  expect(await testProject().found()).toEqual([]);
});

test('a number stands twice too where one name has nothing but it', async () => {
  await testProject().entry('image: 02-rose.jpg\nalt: Red\n', { name: '01.yaml' });
  expect(await one()).toMatch(/^error 01.yaml The number 1 stands twice/);
});

test.each(['IMG_2034', 'photo', 'DSC00123.jpg', 'WhatsApp Image 2024-05-12', 'image 1'])(
  'the description %s says nothing',
  async (alt) => {
    await testProject().entry(`image: 02-rose.jpg\nalt: ${alt}\n`);
    expect(await one()).toMatch(/^advice 02-rose.yaml The description .* says nothing/);
  },
);

test.each(['दुल्हन का लाल जोड़ा', 'Red', 'Bridal look 2024'])('the description %s says something', async (alt) => {
  await testProject().entry(`image: 02-rose.jpg\nalt: ${alt}\n`);
  expect((await testProject().found()).filter((line) => line.includes('says nothing'))).toEqual([]);
});

test('the other files: missing, renamed, misspelt deep inside, and pictures named there', async () => {
  await rename(join(testProject().root, EN, 'about.md'), join(testProject().root, EN, 'About.md'));
  await testProject().edit(
    'src/content/pictures.yaml',
    'pictures/hero-02-bridal-thali.jpg',
    'pictures/hero-02-bridal-tali.jpg',
  );
  await testProject().edit(`${EN}/words.yaml`, 'pause:', 'puase:');
  await testProject().edit(`${EN}/galleries.yaml`, '  title: Studio\n', '');
  const lines = await testProject().found();
  expect(lines).toEqual([
    expect.stringMatching(
      /en\/(About.md The site never reads a file named About.md. Did you mean about.md|about.md The file is missing)/,
    ),
    expect.stringMatching(
      /en\/(About.md The site never reads a file named About.md. Did you mean about.md|about.md The file is missing)/,
    ),
    expect.stringMatching(/en\/galleries.yaml:\d+ `title` \(studio\) is missing/),
    expect.stringMatching(/en\/words.yaml:\d+ `puase` \(slideshow\) is not a field of this file. Did you mean `pause`/),
    expect.stringMatching(
      /content\/pictures.yaml:\d+ The picture pictures\/hero-02-bridal-tali.jpg is missing. Did you mean hero-02-bridal-thali.jpg/,
    ),
  ]);
});

test('what this project itself says can be built, whatever it says', async () => {
  expect((await checkContent(PROJECT)).problems.filter(({ level }) => level === 'error')).toEqual([]);
});
