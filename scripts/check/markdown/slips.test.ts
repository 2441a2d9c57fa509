import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createRenderer } from '../../../integrations/markdown.ts';
import { EN, useTestProject } from '../../../tests/fixtures/content-check.ts';
import { markdownSlips } from './slips.ts';

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

test.each<[markdown: string, ...slips: string[]]>([
  ['One [see] (/portfolio) two', '1 There is a space between ‘[see]’ and ‘(/portfolio)’', '[see](/portfolio)'],
  ['A\n\nB [see *all*]  (https://example.com/a?b=1)', '3 There is a space', '[see *all*](https://example.com/a?b=1)'],
  ['[call] (tel:+919876543210)', '1 There is a space', '[call](tel:+919876543210)'],
  ['[write] (www.example.com)', '1 There is a space', '[write](https://www.example.com)'],
  ['- [dates] (#dates)', '1 There is a space', '[dates](#dates)'],
  ['![Red] (red.jpg)', '1 There is a space', '![Red](red.jpg)'],
  ['##Faces', '1 There is no space behind ##', '## Faces'],
  ['One\n\n  ###चेहरे\n\nTwo', '3 There is no space behind ###', '### चेहरे'],
  ['##1. Faces', '1 There is no space behind ##', '## 1. Faces'],
  ['#Faces and more', '1 There is no space behind #', '## Faces and more'],
  ['##See [all] (/portfolio)', '1 There is no space behind ##', '## See', '1 There is a space', '[all](/portfolio)'],
])('the page shows %j as it is written', async (markdown, ...slips) => {
  const found = markdownSlips(markdown).map(({ line, cause, remedy }) => `${line} ${cause} ${remedy}`);
  expect(found).toHaveLength(slips.length / 2);
  for (const [at, said] of found.entries())
    for (const part of slips.slice(2 * at, 2 * at + 2)) expect(said).toContain(part);
  const { code } = await renderer.render(markdown, {});
  expect(code).toMatch(/#|\] /);
  expect(code).not.toMatch(/<h\d|<a [^>]*href="[/#]/);
});

test.each([
  'We are the #1 of Jhansi',
  '#1 in Jhansi',
  '# Faces',
  '## Faces',
  '#bridal #jhansi #haldi',
  'Ask for look #Rose',
  'Text\n#GulmoharMakeup',
  '#GulmoharMakeup ',
  '#गुलमोहर',
  '#',
  'The prize [of the town] (2026)',
  'The prize […] (in Jhansi)',
  'The prize [1] (and/or the second)',
  'The link [see](/portfolio) (of them)',
  'Written `[see] (/portfolio)` so',
  '```\n##Faces\n[see] (/portfolio)\n```',
  '\\##Faces',
])('nothing is said of %j', (markdown) => {
  expect(markdownSlips(markdown)).toEqual([]);
});

test('in a text such a slip is advice, with its line', async () => {
  await testProject().edit(`${EN}/about.md`, /\n*$/, '\n\nSee [the looks] (/portfolio).\n');
  expect(await one()).toMatch(
    /^advice src\/content\/en\/about.md:\d+ There is a space between ‘\[the looks\]’ and ‘\(\/portfolio\)’: the page shows both as they are written, and no link\. Write `\[the looks\]\(\/portfolio\)`\.$/,
  );
});
