import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EN, HI, useTestProject } from '../../tests/fixtures/content-check.ts';
import { yamlOf } from '../../tests/fixtures/content-texts.ts';
import { put } from '../../tests/fixtures/content-project.ts';
import { checkContent } from './content.ts';

const { testProject, one } = useTestProject();
const FACTS = 'src/content/course.yaml';
const drop = (...files: string[]) => Promise.all(files.map((file) => rm(join(testProject().root, file))));

/** Takes the links to the course's page out of the menus and from among the buttons. */
async function dropLinks(): Promise<void> {
  for (const folder of [EN, HI])
    for (const file of ['words.yaml', 'home.yaml'])
      await testProject().edit(
        `${folder}/${file}`,
        /\n( *)- (\{[^}\n]*to: \/academy *\}|label: .*\n *to: \/academy)/,
        '',
      );
}

test('a studio without a course needs nothing that is said of one', async () => {
  await drop(FACTS, `${EN}/course.yaml`, `${HI}/course.yaml`);
  await dropLinks();
  expect(await testProject().found()).toEqual([]);
  const { problems } = await checkContent(testProject().root);
  expect(problems.filter(({ cause }) => /course|academy/.test(cause))).toEqual([]);
});

test.each([FACTS, `${HI}/course.yaml`])(
  '%s alone is missing: it is brought back, or the others go too',
  async (file) => {
    await drop(file);
    expect(await one()).toMatch(
      /^error .*course.yaml The file is missing\. Bring it back .*; or, if the studio gives no course, delete every other course.yaml too\.$/,
    );
  },
);

test('links to the page of the course are named where there is none', async () => {
  await drop(FACTS, `${EN}/course.yaml`, `${HI}/course.yaml`);
  const found = await testProject().found();
  expect(found).toHaveLength(4);
  for (const line of found)
    expect(line).toMatch(
      /^error src\/content\/(en|hi)\/(home|words).yaml:\d+ The link to \/academy leads to a page that does not exist: the studio gives no course\. Take the link out\.$/,
    );
});

test('so are the questions that stand on it', async () => {
  await drop(FACTS, `${EN}/course.yaml`, `${HI}/course.yaml`);
  await dropLinks();
  const said = { question: 'Is this a question?', answer: 'Yes.' };
  const hindi = { question: 'क्या यह सवाल है?', answer: 'हां, [यहां](/hi/academy#dates)।' };
  await put(
    testProject().root,
    'src/content/questions.yaml',
    yamlOf({ questions: [{ key: 'first', page: 'academy', en: said, hi: hindi }] }),
  );
  expect(await testProject().found()).toEqual([
    expect.stringMatching(
      /^advice .*questions.yaml:\d+ The question ‘first’ stands on no page: the studio gives no course\. Delete it, or write `page: home`\.$/,
    ),
    expect.stringMatching(/^error .*:\d+ The link to \/hi\/academy#dates leads .*: the studio gives no course\. Take /),
  ]);
});
