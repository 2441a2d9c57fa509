import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EN, HI, useTestProject } from '../../tests/fixtures/content-check.ts';
import { put } from '../../tests/fixtures/small-project.ts';

const { testProject, one } = useTestProject();

test.each([
  ['missing', /\n {2}send: .*/, '', /`send` \(contact\) is missing\. In English it is ‘Fixture words for contact send/],
  ['empty', /\n {2}send: .*/, '\n  send: ""', /`send` \(contact\) is empty\. In English it is ‘Fixture words/i],
  ['nothing behind its colon', /\n {2}send: .*/, '\n  send:', /`send` \(contact\) is empty\. In English it is ‘/i],
])('a Hindi text that is %s is named with the English one', async (_, from, to, said) => {
  await testProject().edit(`${HI}/words.yaml`, from, to);
  expect(await one()).toMatch(said);
  expect(await one()).toMatch(/^error src\/content\/hi\/words.yaml:\d+ /);
});

test('a Hindi file that is missing is one to copy and translate', async () => {
  await rm(join(testProject().root, HI, 'galleries.yaml'));
  expect(await one()).toMatch(
    /^error .*hi\/galleries.yaml The file is missing\. .*copy galleries.yaml from src\/content\/en and translate it/,
  );
});

test('a Hindi page without its text begins as the English one does', async () => {
  await testProject().edit(`${HI}/founder.md`, /\n---\n[^]*$/, '\n---\n');
  expect(await one()).toMatch(
    /^error .*hi\/founder.md:\d+ The text below .* is missing\. In English it begins ‘Fixture/,
  );
});

test('a gallery that one language does not name', async () => {
  await testProject().edit(`${EN}/galleries.yaml`, /$/, '\nweddings:\n  title: T\n  intro: I\n  description: D\n');
  expect(await one()).toMatch(/^error .*hi\/galleries.yaml.* The gallery weddings has no title here/);
});

test.each([
  [
    `${HI}/words.yaml`,
    'Send it',
    /^advice .*hi\/words.yaml:\d+ The text ‘Send it’ is not in Hindi, but in the letters of English/,
  ],
  [
    `${EN}/words.yaml`,
    'भेजें',
    /^advice .*en\/words.yaml:\d+ The text ‘भेजें’ is not in English, but in the letters of Hindi/,
  ],
  [`${EN}/words.yaml`, 'Send संदेश', /^advice .*en\/words.yaml:\d+ /],
])('%s says %s', async (file, text, said) => {
  await testProject().edit(file, /\n {2}send: .*/, `\n  send: ${text}`);
  expect(await one()).toMatch(said);
});

test.each([
  'WhatsApp',
  'WhatsApp पर भेजें',
  'The Fixture Studio',
  'OK भेजें',
  '+91 98111 22334',
  'desk@fixture-studio.in',
  '…',
])('a Hindi text may say %s', async (text) => {
  await testProject().edit(`${HI}/words.yaml`, /\n {2}send: .*/, `\n  send: ${JSON.stringify(text)}`);
  expect(await testProject().found()).toEqual([]);
});

test('what the studio reads of an enquiry may be English', async () => {
  await testProject().edit(`${HI}/words.yaml`, /\n {2}subject: .*/, '\n  subject: Enquiry from the website (Hindi)');
  expect(await testProject().found()).toEqual([]);
});

test('English paragraphs below Hindi fields are told with their line', async () => {
  await testProject().edit(`${HI}/about.md`, /$/, '\nThis is still English.\n');
  expect(await one()).toMatch(/^advice .*hi\/about.md:\d+ The text ‘This is still English.’ is not in Hindi/);
});

test('a picture outside the galleries without its Hindi description is advised about', async () => {
  await testProject().edit('src/content/pictures.yaml', /\n {2}alt_hi: .*/, '');
  expect(await one()).toMatch(/^advice .*pictures.yaml:\d+ The picture has no description in Hindi/);
});

test('a photo in a gallery needs none', async () => {
  await testProject().entry('image: 02-rose.jpg\nalt: A red veil\n');
  expect(await testProject().found()).toEqual([]);
  await testProject().entry('image: 02-rose.jpg\nalt: A red veil\nalt_hi: लाल घूंघट\n');
  expect(await testProject().found()).toEqual([]);
});

test.each([
  ['[x](/hi/academy)', null],
  [
    '[x](/academy)',
    /^advice .*hi\/about.md:\d+ The link to \/academy leads to a page in another language\. Write \/hi\/academy\./,
  ],
  [
    '[x](/hi/acadmy)',
    /^error .*hi\/about.md:\d+ The link to \/hi\/acadmy leads to a page that does not exist\. Did you mean \/hi\/academy\?/,
  ],
])('a Hindi text with %s', async (text, said) => {
  await testProject().edit(`${HI}/about.md`, /$/, `\nकोर्स ${text}\n`);
  if (said) expect(await one()).toMatch(said);
  else expect(await testProject().found()).toEqual([]);
});

test('a folder of a language that the site does not speak', async () => {
  await put(testProject().root, 'src/content/mr/words.yaml', 'a: b\n');
  expect(await one()).toMatch(/^error src\/content\/mr The site never reads mr here/);
});

test('a file that may be missing is missed where another language has it, and read where it is', async () => {
  await put(testProject().root, `${EN}/privacy.md`, '---\ntitle: Our words\n---\n\nSee [this](/acadmy).\n');
  const found = await testProject().found();
  expect(found).toHaveLength(2);
  expect(found[0]).toMatch(/^error src\/content\/en\/privacy.md:5 The link to \/acadmy leads to a page that does not/);
  expect(found[1]).toMatch(/^advice src\/content\/hi\/privacy.md .*pages in Hindi say less.*Write it in Hindi too/);
});

test('days and cards are as many', async () => {
  await testProject().edit('src/content/course.yaml', / *- 20-25\n/, '');
  const lines = await testProject().found();
  expect(lines).toHaveLength(2);
  for (const folder of [EN, HI])
    expect(lines.join('\n')).toMatch(
      new RegExp(`error ${folder}/course.yaml:\\d+ There are 6 cards here, and days for 5 in src/content/course.yaml`),
    );
});
