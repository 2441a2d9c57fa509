/** Photos that hang nowhere: one slip is one mistake, and only what works is proposed. */
import { expect, test } from 'vitest';
import { photo, put } from '../../../tests/fixtures/content-project.ts';
import { PORTFOLIO, useTestProject } from '../../../tests/fixtures/content-check.ts';

const { testProject, one } = useTestProject();
const putIn = (name: string, data: string | Uint8Array) => put(testProject().root, `${PORTFOLIO}/${name}`, data);
const putPhoto = async (name: string, seed = 3) => putIn(name, await photo({ seed }));
const errors = async () => (await testProject().found()).filter((line) => line.startsWith('error'));

test('in a folder within the gallery no entry is proposed, for none is read there', async () => {
  await putPhoto('New folder/a.jpg');
  expect(await one()).toMatch(/a.jpg hangs nowhere: .* Run `npm run photos`, which hangs it; or delete it\.$/);
});

test('a photo and its entry in a folder within the gallery are one mistake', async () => {
  await putPhoto('New folder/a.jpg');
  await putIn('New folder/a.yaml', 'image: a.jpg\nalt: Red\n');
  expect(await one()).toMatch(/a.yaml is never read, for it lies in a folder within the gallery. Move it and its pict/);
});

test.each([
  ['02-smokey-eye.jpg', '02-smokey-eye.jpg'],
  ['../nail-art/01-first.jpg', '../nail-art/01-first.jpg'],
  // The same name in another folder is another photo.
  ['../nail-art/03-bridal-red.jpg', '../nail-art/03-bridal-red.jpg'],
])('an entry that names %s instead of the photo of its own name is to be corrected', async (named) => {
  await putPhoto('02-smokey-eye.jpg');
  await putIn('02-smokey-eye.yaml', 'image: 02-smokey-eye.jpg\nalt: Eyes\n');
  await putPhoto('../nail-art/03-bridal-red.jpg', 5);
  await putIn('../nail-art/03-bridal-red.yaml', 'image: 03-bridal-red.jpg\nalt: Nails\n');
  await putPhoto('03-bridal-red.jpg', 4);
  await putIn('03-bridal-red.yaml', `image: ${named}\nalt: Bridal look\n`);
  expect(await errors()).toEqual([
    `error 03-bridal-red.jpg 03-bridal-red.jpg hangs nowhere: 03-bridal-red.yaml, which has its name, names ${named}. ` +
      'Write `image: 03-bridal-red.jpg` there; or give this photo another name; or delete it.',
  ]);
});

test('the copy of a photo and of its entry, which names the first, is told so', async () => {
  await putPhoto('02-rose.jpg');
  await putPhoto('02-rose (1).jpg');
  for (const name of ['02-rose', '02-rose (1)']) await putIn(`${name}.yaml`, 'image: 02-rose.jpg\nalt: Red\n');
  const said = (await testProject().found()).join('\n');
  expect(said).toContain('hangs nowhere: 02-rose (1).yaml, which has its name, names 02-rose.jpg.');
  expect(said).not.toContain('write beside it');
});

test('a photo beside an entry of its name whose own picture was named anew is to be hung', async () => {
  await putIn('12-rose.yaml', 'image: 12-rose-2.jpg\nalt: Red\n');
  await putPhoto('12-rose-2.jpg', 4);
  await putPhoto('12-rose.jpg', 5);
  expect(await one()).toMatch(/12-rose.jpg hangs nowhere: no entry .* Run `npm run photos`, .*; or delete it\.$/);
});

test('beside an entry of its name for another kind of picture, no second entry is proposed', async () => {
  await testProject().entry('image: 02-rose.jpg\nalt: Red\n');
  await putPhoto('02-rose.jpeg', 5);
  expect(await one()).toMatch(/02-rose.jpeg hangs nowhere: no entry .* Run `npm run photos`, .*; or delete it\.$/);
  expect(await one()).not.toContain('write beside it');
});

test.each([
  ['02-rose.yaml.txt', 'image: 02-rose.jpg\nalt: Red\n', /yourself. Where the computer hides endings/],
  ['02-rose.md.text', '---\nimage: 02-rose.jpg\nalt: Red\n---\n', /or rename it to 02-rose.md yourself/],
  ['02-rose.YAML', 'image: 02-rose.jpg\nalt: Red\n', /in small letters\..*or rename it to 02-rose.yaml yourself\.$/],
  ['02-rose', 'image: 02-rose.jpg\nalt: Red\n', /or rename it to 02-rose.yaml yourself\.$/],
  ['other.YAML', 'alt: Red\nimage: 02-rose.jpg\n', /or rename it to other.yaml yourself\.$/],
])('%s, which names a photo, is one mistake, and the photo command mends it', async (name, text, said) => {
  await putPhoto('02-rose.jpg');
  await putIn(name, text);
  const line = await one();
  expect(line).toMatch(
    new RegExp(`^error ${name} ${name} is never read: .* Run \`npm run photos\`, which renames it; or`),
  );
  expect(line).toMatch(said);
});

test.each(['02-rose.yaml.txt', '02-rose.YAML'])('%s, which names no photo, is to be renamed by hand', async (name) => {
  await putPhoto('02-rose.jpg');
  await putIn(name, 'alt: Red\n');
  const said = (await testProject().found()).filter((line) => line.includes(`${name} is never read`));
  expect(said.join('\n')).toMatch(/ Rename it/);
  expect(said.join('\n')).not.toContain('npm run photos');
});
