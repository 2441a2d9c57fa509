import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EN, PORTFOLIO, STUDIO, useTestProject } from '../../../tests/fixtures/content-check.ts';
import { put } from '../../../tests/fixtures/content-project.ts';

const { testProject } = useTestProject();
const errors = async () => (await testProject().found()).filter((said) => said.startsWith('error'));

test.each([
  [
    'image 02-rose.jpg\n',
    1,
    'There is no colon behind `image`. Write `image: 02-rose.jpg`, with a space behind the colon.',
  ],
  [
    '# The rose\nImage 02-rose.jpg\nalt Bridal red\n',
    2,
    'There is no colon behind `Image`. Write `image: 02-rose.jpg`, with a space behind the colon, and a colon and a ' +
      'space in each line below it too.',
  ],
  [
    'imgae 02-rose.jpg\n',
    1,
    'There is no colon behind `imgae`. Write `image: 02-rose.jpg`, with a space behind the colon.',
  ],
  ['image\n', 1, 'There is no colon behind `image`. Write `image: …`, with a space behind the colon.'],
  ['02-rose.jpg\n', 1, 'The line does not begin with the name of a field. Write `image: 02-rose.jpg`.'],
  ['\n02 Red rose.JPG\n', 2, 'The line does not begin with the name of a field. Write `image: 02 Red rose.JPG`.'],
  ['"02-rose.jpg"\n', 1, 'The line does not begin with the name of a field. Write `image: "02-rose.jpg"`.'],
])('a photo’s fields without their colons: %j', async (text, line, said) => {
  await testProject().entry(text);
  expect(await errors()).toEqual([`error 02-rose.yaml:${line} ${said}`]);
});

/** The errors once the line that an error names is written as it says. */
async function followed(path: string): Promise<string[]> {
  const [said = ''] = await errors();
  const [, number = '', written = ''] = /\.(?:yaml|md):(\d+) .*? Write `(.*?)`[,.]/.exec(said) ?? [];
  const lines = (await readFile(join(testProject().root, path), 'utf8')).split('\n');
  await put(testProject().root, path, lines.map((line, at) => (at === Number(number) - 1 ? written : line)).join('\n'));
  return errors();
}

test.each([
  'image 02-rose.jpg',
  'image :02-rose.jpg',
  'image - 02-rose.jpg',
  'image – 02-rose.jpg',
  'image- 02-rose.jpg',
  'image;02-rose.jpg',
  'image,02-rose.jpg',
  'image.02-rose.jpg',
  'image; 02-rose.jpg',
  'image—02-rose.jpg',
  'imgae - 02-rose.jpg',
  '02-rose.jpg',
  '– 02-rose.jpg',
  '; 02-rose.jpg',
])('%j is right once it is written as the check says', async (line) => {
  await testProject().entry(`${line}\n`);
  expect(await followed(`${PORTFOLIO}/02-rose.yaml`)).toEqual([]);
});

test.each(['image-01.jpg', 'image.jpg', 'alt-02.jpg', 'bridal-red.jpg'])(
  'a picture’s name that begins as a field’s, %s, is one',
  async (picture) => {
    await testProject().entry(`${picture}\n`, { picture });
    expect(await errors()).toEqual([expect.stringContaining(`. Write \`image: ${picture}\`.`)]);
    expect(await followed(`${PORTFOLIO}/02-rose.yaml`)).toEqual([]);
  },
);

test('a colon at the wrong side of its space is called so', async () => {
  await put(testProject().root, STUDIO, 'name :Rose\n');
  expect(await errors()).toContainEqual(
    expect.stringMatching(
      /studio.yaml:1 The colon does not stand right behind `name`\. Write `name: Rose`, with a space behind the colon\.$/,
    ),
  );
});

test('the same in Markdown', async () => {
  await testProject().entry('---\nimage 02-rose.jpg\n---\n', { name: '02-rose.md' });
  expect(await errors()).toEqual([expect.stringContaining('02-rose.md:2 There is no colon behind `image`.')]);
  await put(testProject().root, `${EN}/about.md`, '---\n\ntitle About us\ndescription A studio\n---\n\nOne.\n');
  expect(await errors()).toContainEqual(
    expect.stringContaining('about.md:3 There is no colon behind `title`. Write `title: About us`, with'),
  );
});

test.each(['just words\n', '2024\n'])('what belongs to no field, %j, is told which there are', async (text) => {
  await testProject().entry(text);
  expect(await errors()).toEqual([
    expect.stringMatching(
      /^error 02-rose.yaml:1 The line does not begin with the name of a field\. Begin it with one, a colon and a space: `image: …`\. The fields here are `image`, `alt`,/,
    ),
  ]);
});

test('the facts, and a file whose fields have names of one’s own', async () => {
  await put(testProject().root, STUDIO, 'name Gulmohar\nphone +91\n');
  await put(testProject().root, `${EN}/galleries.yaml`, 'My photos\n');
  const found = await errors();
  expect(found).toContainEqual(
    expect.stringContaining('studio.yaml:1 There is no colon behind `name`. Write `name: Gulmohar`, with'),
  );
  expect(found).toContainEqual(
    expect.stringMatching(
      /galleries.yaml:1 The line does not begin with the name of a field\. Begin it with one, a colon and a space\.$/,
    ),
  );
});
