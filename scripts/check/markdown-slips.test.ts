import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createRenderer } from '../../integrations/markdown.ts';
import { EN, useTestProject } from '../../tests/fixtures/content-check.ts';
import { markdownSlips } from './markdown-slips.ts';

const { testProject, one } = useTestProject();
const renderer = await createRenderer();

test.each<[markdown: string, slips: (number | string)[]]>([
  ['One\n\n    Two\n    and more\n\nThree', ['3 code']],
  ['    One', ['1 code']],
  ['One\n\n\tTwo', ['3 code']],
  ['One\n\n    - Two', ['3 code']],
  ['One\n    goes on', []],
  ['One\n\n   Two', []],
  ['- One\n\n    more of it\n- Two', []],
  ['1. One\n\n    more of it', []],
  ['- One\n    - Two\n\nThree\n\n    Four', ['6 code']],
  ['• One\n• Two\n• Three', ['1 list']],
  ['Kit:\n• One\n• Two\n\nAnd:\n\n● One', ['2 list', '7 list']],
  ['Red • gold', []],
])('the slips in %j, and whether the page makes code of it', async (markdown, slips) => {
  const kind = (cause: string) => (cause.includes('no list') ? 'list' : 'code');
  expect(markdownSlips(markdown).map(({ line, cause }) => `${line} ${kind(cause)}`)).toEqual(slips);
  const { code } = await renderer.render(markdown, {});
  expect(code.includes('<pre')).toBe(slips.some((slip) => String(slip).endsWith('code')));
});

test('code between its own marks is meant', () => {
  expect(markdownSlips('```\n\n    One\n• Two\n```')).toEqual([]);
});

test('in a text it is advice, with its line', async () => {
  await testProject().edit(`${EN}/about.md`, /\n*$/, '\n\n    I work in Orai.\n');
  const lines = (await readFile(join(testProject().root, EN, 'about.md'), 'utf8')).split('\n');
  expect(await one()).toBe(
    `advice ${EN}/about.md:${lines.indexOf('    I work in Orai.') + 1} The spaces before this paragraph make it code: ` +
      'the page shows it in the letters of a typewriter. Delete the spaces before its lines.',
  );
});
