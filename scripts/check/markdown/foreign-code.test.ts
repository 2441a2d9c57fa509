import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FOREIGN_MARKDOWN, SHOWN_MARKDOWN } from '../../../tests/fixtures/unsafe-markdown.ts';
import { EN, useTestProject } from '../../../tests/fixtures/content-check.ts';

const { testProject, one } = useTestProject();
const write = (text: string) =>
  testProject().edit(`${EN}/about.md`, /\n---\n\n[^]*$/, `\n---\n\nAbout us.\n\n${text}\n`);

test.each(FOREIGN_MARKDOWN)('the build would refuse %s, and so does the check, in its line', async (text) => {
  await write(text);
  expect(await one()).toMatch(/^error \S+about\.md:\d+ The text holds what no page of this site may run or load: “/);
  const lines = (await readFile(join(testProject().root, EN, 'about.md'), 'utf8')).split('\n');
  expect(await one()).toContain(`:${lines.indexOf(text) + 1} `);
});

test('its line is not that of an example between fences', async () => {
  const code = '<p onclick="buy()">Buy</p>';
  await write(`\`\`\`\n${code}\n\`\`\`\n\n${code}`);
  const lines = (await readFile(join(testProject().root, EN, 'about.md'), 'utf8')).split('\n');
  expect(await one()).toContain(`:${lines.lastIndexOf(code) + 1} `);
});

test.each(SHOWN_MARKDOWN)('a text may have %s', async (text) => {
  await write(text);
  expect(await testProject().found()).toEqual([]);
});
