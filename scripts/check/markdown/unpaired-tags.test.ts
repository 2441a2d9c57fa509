import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UNPAIRED_MARKDOWN } from '../../../tests/fixtures/unsafe-markdown.ts';
import { EN, useTestProject } from '../../../tests/fixtures/content-check.ts';

const { testProject, one } = useTestProject();
const ABOUT = `${EN}/about.md`;
const write = (text: string) =>
  testProject().edit(ABOUT, /\n---\n\n[^]*$/, `\n---\n\nAbout <b>\nus</b>.\n\n${text}\n\nAnd <b>more</b>.\n`);

test.each(UNPAIRED_MARKDOWN)('a tag without its counterpart is named with its line: %s', async (text) => {
  await write(text);
  const lines = (await readFile(join(testProject().root, ABOUT), 'utf8')).split('\n');
  const found = await one();
  expect(found).toMatch(/^error \S+about\.md:\d+ The tag (<\S.*|<!--) stands alone in the text: /);
  expect(found).toContain(`:${lines.indexOf(text) + 1} `);
});
