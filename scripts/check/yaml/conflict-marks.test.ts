import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EN, HI, STUDIO, useTestProject } from '../../../tests/fixtures/content-check.ts';
import { put } from '../../../tests/fixtures/content-project.ts';
import { conflictFinding } from './conflict-marks.ts';

const { testProject, one } = useTestProject();

const between = (mine: string, theirs: string) => `<<<<<<< HEAD\n${mine}\n=======\n${theirs}\n>>>>>>> 8a9b1c (Texts)\n`;
const SAID =
  'Two versions of these lines stand here since git joined two changes. Keep one version; delete the other, and the ' +
  'lines that begin with <<<<<<<, ======= and >>>>>>>.';

test.each([`${EN}/about.md`, `${HI}/founder.md`, `${EN}/privacy.md`, STUDIO, 'src/content/services.yaml'])(
  'git’s marks in %s are told before all else, with the line of the first',
  async (path) => {
    const before = path.endsWith('.md') ? '---\ntitle: T\n---\n\nA: b: c\n\n' : 'name: a: b\n';
    await put(testProject().root, path, before + between('No two faces', 'No faces'));
    const found = (await testProject().found()).filter((said) => said.includes(path));
    expect(found).toEqual([`error ${path}:${before.split('\n').length} ${SAID}`]);
  },
);

test('in the fields of a photo, between which the site would have to choose', async () => {
  await testProject().entry(`image: 02-rose.jpg\n${between('alt: Red', 'alt: Rose')}`);
  expect((await testProject().found()).filter((said) => said.startsWith('error'))).toEqual([
    `error 02-rose.yaml:2 ${SAID}`,
  ]);
});

test('the same with the ends of lines as Windows writes them', async () => {
  const text = await readFile(join(testProject().root, EN, 'about.md'), 'utf8');
  await put(testProject().root, `${EN}/about.md`, (text + between('One', 'Two')).replaceAll('\n', '\r\n'));
  expect(await one()).toContain(SAID);
});

test('what stood there before both changes, as git’s zdiff3 writes it, goes too', () => {
  expect(conflictFinding('<<<<<<< a\nOne\n||||||| 12ab\nNone\n=======\nTwo\n>>>>>>> b\n', 'about.md')).toMatchObject({
    line: 1,
    remedy:
      'Keep one version; delete the other, what stands between ||||||| and =======, and the lines that begin with ' +
      '<<<<<<<, |||||||, ======= and >>>>>>>.',
  });
});

test('several such places are told of at once', () => {
  expect(conflictFinding(`A\n${between('B', 'C')}D\n${between('E', 'F')}`, 'studio.yaml')).toMatchObject({
    line: 2,
    remedy: expect.stringMatching(/>>>>>>>\. The file has 2 such places, the next in line 8\.$/) as string,
  });
});

test.each([
  ['studio.yaml', 'name: A\n>>>>>>> b\n', 2],
  ['studio.yaml', 'name: A\n=======\n', 2],
  ['studio.yaml', '||||||| 12ab\nname: A\n', 1],
  ['about.md', '---\ntitle: A\n---\n<<<<<<< HEAD\nOne\n', 4],
  ['about.md', 'One\n>>>>>>> 8a9b\n', 2],
])('a mark that was left over in %s is to go: %j', (path, text, line) => {
  expect(conflictFinding(text, path)).toMatchObject({
    level: 'error',
    line,
    cause: 'This line is left over from two changes that git joined.',
    remedy: 'Delete it.',
  });
});

test.each([
  ['about.md', 'Faces\n=======\n\nNo two.'],
  ['about.md', '| a | b |\n|---|---|\n|||||||\n'],
  ['about.md', '> She said\n>> so\n'],
  ['about.md', '<<<<<<<< eight\n>>>>>>>>\n'],
  ['about.md', 'a <<<<<<< b'],
  ['studio.yaml', 'name: "<<<<<<< HEAD"\nline: |\n  =======\n'],
])('nothing is said in %s of %j', (path, text) => {
  expect(conflictFinding(text, path)).toBeUndefined();
});
