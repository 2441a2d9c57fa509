import { expect, test } from 'vitest';
import { EN, HI, useTestProject } from '../../../tests/fixtures/content-check.ts';
import { put } from '../../../tests/fixtures/content-project.ts';

const { testProject, one } = useTestProject();

const ABOUT = '---\ntitle: About us\ndescription: A make-up studio\n---\n';
const HINDI_ABOUT = '---\ntitle: हमारे बारे में\ndescription: एक मेकअप स्टूडियो\n---\n';
const SAID = (page: string) =>
  `No text stands below the fields: the page ${page} shows their title with no text below it. Write the text below the second line ---`;

test.each(['', '\n\n', ' \n\t\n', '\u200b\n'])(
  'a page about the studio with nothing below its fields, %j',
  async (body) => {
    await put(testProject().root, `${EN}/about.md`, ABOUT + body);
    expect(await one()).toBe(`advice ${EN}/about.md:4 ${SAID('/about-us')}.`);
  },
);

test('in every language', async () => {
  await put(testProject().root, `${EN}/about.md`, ABOUT);
  await put(testProject().root, `${HI}/about.md`, HINDI_ABOUT);
  expect(await testProject().found()).toEqual([
    `advice ${EN}/about.md:4 ${SAID('/about-us')}.`,
    `advice ${HI}/about.md:4 ${SAID('/hi/about-us')}.`,
  ]);
});

test('what the first language says is asked for in another one as before', async () => {
  await put(testProject().root, `${HI}/about.md`, HINDI_ABOUT);
  expect(await one()).toMatch(/^error .*hi\/about.md:4 The text below the second line --- is missing\. In English it/);
});

test('one’s own words about privacy may be left out', async () => {
  await put(testProject().root, `${EN}/privacy.md`, '---\ntitle: Photos of you\n---\n');
  expect(await testProject().found()).toContain(`advice ${EN}/privacy.md:3 ${SAID('/privacy')}, or delete the file.`);
});

test('the founder’s section has her sentence and her photo without a text', async () => {
  for (const [folder, title] of [
    [EN, 'Meera'],
    [HI, 'मीरा'],
  ] as const)
    await testProject().edit(`${folder}/founder.md`, /^---\n[^]*$/, `---\ntitle: ${title}\nquote: ${title}\n---\n`);
  expect((await testProject().found()).filter((said) => said.includes('founder.md'))).toEqual([]);
});
