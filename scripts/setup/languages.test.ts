import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LEFT_OUT_FILE } from '../../src/admin/setup/languages.ts';
import { CONTENT, useSetup } from '../../tests/fixtures/setup-command.ts';
import { SAMPLE } from '../../src/shared/sample-facts.ts';
import { put, snapshot } from '../../tests/fixtures/small-project.ts';

const setup = useSetup();

test('a language can be left out, and comes back', async () => {
  const { root, asked, run } = setup();
  const file = () => readFile(join(root, LEFT_OUT_FILE), 'utf8').catch(() => '');
  await put(root, LEFT_OUT_FILE, '[]\n');
  const before = await snapshot(join(root, CONTENT));
  await run({ 'be in Hindi too': ['perhaps', 'no'] });
  expect(await file()).toBe('["hi"]\n');
  await run({ 'be in Hindi too': ['yes'] });
  expect(asked.filter((question) => question.includes('be in Hindi too')).at(-1)).toContain('Enter keeps: no');
  expect(await file()).toBe('[]\n');
  expect(await snapshot(join(root, CONTENT))).toEqual(before);
});

test('of a language that is left out nothing is left to do', async () => {
  const { root, said, text, run } = setup();
  await put(root, LEFT_OUT_FILE, '[]\n');
  const course = await text('hi/course.yaml');
  const sample = `certified: ${SAMPLE.hindi.certified}, लखनऊ से प्रमाणित`;
  await put(root, `${CONTENT}/hi/course.yaml`, course.replace(/^certified: .*/m, sample));
  await run({});
  expect(said.join('\n')).toContain('hi/course.yaml');
  expect(said.join('\n')).toContain('yours to write: src/content/en and src/content/hi, beginning with');
  said.length = 0;
  await run({ 'be in Hindi too': ['no'] });
  expect(said.join('\n')).toContain('What is left:');
  expect(said.join('\n')).not.toContain('hi/course.yaml');
  expect(said.join('\n')).toContain('yours to write: src/content/en, beginning with');
});
