import { expect, test } from 'vitest';
import { EN, useTestProject } from '../../../tests/fixtures/content-check.ts';
import { put } from '../../../tests/fixtures/content-project.ts';
import { readFrontMatter } from './front-matter.ts';

const { testProject, one } = useTestProject();

const OPENING = 'The fields of a file that ends in .md begin below a line of exactly three hyphens, and this line is';
const CLOSING = 'The fields end with a line of exactly three hyphens, and this line is';
const REMEDY = 'Write --- there, with no space before it and nothing behind it.';

/** What is said of a text, as `line cause remedy`. */
function saidOf(text: string): string {
  const found = readFrontMatter(text);
  if (!('broken' in found)) throw new Error('The text can be read.');
  const { line, cause, remedy } = found.broken;
  return `${line} ${cause} ${remedy}`;
}

test.each(['----', ' ---', '--', '- - -', '—', '–––', '\u00a0---', '-----  '])(
  'the line %j where the fields begin',
  async (line) => {
    const said = ` ${OPENING} ‘${line.trimEnd()}’. ${REMEDY}`;
    for (const above of ['', '\uFEFF', '\n'])
      expect(saidOf(`${above}${line}\ntitle: A\n---\n\nOne.\n`)).toBe(`${above === '\n' ? 2 : 1}${said}`);
    await testProject().entry(`${line}\nimage: 02-rose.jpg\n---\n`, { name: '02-rose.md' });
    expect((await testProject().found()).find((found) => found.startsWith('error'))).toBe(`error 02-rose.md:1${said}`);
  },
);

test.each(['----', ' ---', '--', '- - -', '—', '–––', '\u00a0---'])(
  'the line %j where the fields end',
  async (line) => {
    const said = `${CLOSING} ‘${line}’. ${REMEDY}`;
    expect(saidOf(`---\ntitle: A\n${line}\n\nOne.\n`)).toBe(`3 ${said}`);
    expect(saidOf(`---\r\ntitle: A\r\n${line}\r\n\r\nOne.\r\n\r\n---\r\n\r\nTwo: three.\r\n`)).toBe(`3 ${said}`);
    await put(testProject().root, `${EN}/about.md`, `---\ntitle: A\ndescription: B\n${line}\n\nOne.\n`);
    expect(await one()).toBe(`error ${EN}/about.md:4 ${said}`);
  },
);

test.each([
  '---\ntitle: A\n---\n\nOne.\n\n----\n\nTwo.\n',
  '---  \ntitle: A\n--- \nOne.',
  '\n---\nline: |\n  ---\n  ——\n---\nOne.',
  '---\nlist:\n  -\n    name: A\n---\n',
])('nothing is wrong in %j', (text) => {
  expect(readFrontMatter(text)).toHaveProperty('parsed');
});

test('fields that are not begun or not closed at all', () => {
  expect(saidOf('title: A\n')).toMatch(/^1 The file does not begin with a line ---/);
  expect(saidOf('- title: A\n')).toMatch(/^1 The file does not begin with a line ---/);
  expect(saidOf('---\ntitle: A\n')).toMatch(/^1 The part between the two lines --- is not closed/);
});

test('what is wrong within the fields is said as such', () => {
  expect(saidOf('---\ntitle: A: b\n---\n\nOne.\n\n ---\n')).toMatch(/^2 There is a second colon/);
});
