import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONTENT, useSetup } from '../../tests/fixtures/setup-command.ts';
import { put, snapshot } from '../../tests/fixtures/small-project.ts';

const setup = useSetup();

test('a language can be left out, and comes back', async () => {
  const { root, asked, run } = setup();
  const file = () => readFile(join(root, 'src/lib/languages.json'), 'utf8').catch(() => '');
  await put(root, 'src/lib/languages.json', '["en", "hi"]\n');
  const before = await snapshot(join(root, CONTENT));
  await run({ 'be in Hindi too': ['perhaps', 'no'] });
  expect(await file()).toBe('["en"]\n');
  await run({ 'be in Hindi too': ['yes'] });
  expect(asked.filter((question) => question.includes('be in Hindi too')).at(-1)).toContain('Enter keeps: no');
  expect(await file()).toBe('["en", "hi"]\n');
  expect(await snapshot(join(root, CONTENT))).toEqual(before);
});
