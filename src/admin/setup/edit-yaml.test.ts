import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { withField, type FieldValue } from './edit-yaml.ts';

const FILE = `# The facts.
name: { en: Ruby, hi: रूबी } # both
city:   Orai
quoted: 'old'
"marked": x
block: |
  Two
  lines
# A note between.
hours:
  # On the 24-hour clock.
  opens: "09:30"
  closes: "20:30"
  # closed: [Tuesday]
  # days:

list:
  - one
  - two
# At the end.
empty:
last: 1
`;

const CASES: [what: string, path: string[], value: FieldValue | undefined, from: string, to: string][] = [
  ['a text', ['city'], 'Jhansi', 'city:   Orai', 'city: Jhansi'],
  ['one of two languages', ['name', 'hi'], 'माणिक, दो', 'hi: रूबी }', 'hi: "माणिक, दो" }'],
  ['a group', ['name'], { en: 'A: b', hi: 'अ' }, '{ en: Ruby, hi: रूबी }', '{ en: "A: b", hi: अ }'],
  ['a text with characters', ['quoted'], '# "no" { }', "'old'", `'# "no" { }'`],
  ['a time', ['hours', 'closes'], '21:00', '"20:30"', '"21:00"'],
  ['a word that older rules read otherwise', ['city'], 'no', 'city:   Orai', 'city: "no"'],
  ['a field with a marked name', ['marked'], 'z', '"marked": x', '"marked": z'],
  ['a block of lines', ['block'], 'One line', 'block: |\n  Two\n  lines', 'block: One line'],
  ['a list', ['list'], [], 'list:\n  - one\n  - two', 'list: []'],
  ['a field without a value', ['empty'], 'full', 'empty:', 'empty: full'],
  ['a number', ['last'], 25.4484, 'last: 1', 'last: 25.4484'],
  [
    'a new field',
    ['hours', 'closed'],
    ['Monday', 'Tuesday'],
    'closes: "20:30"\n',
    'closes: "20:30"\n  closed: [Monday, Tuesday]\n',
  ],
  ['a new field at the end', ['new'], 'x', 'last: 1\n', 'last: 1\nnew: x\n'],
  ['a new field in brackets', ['name', 'mr'], 'र', 'hi: रूबी }', 'hi: रूबी, mr: र }'],
  ['a field taken away', ['hours', 'opens'], undefined, '  opens: "09:30"\n', ''],
  ['a list taken away', ['list'], undefined, 'list:\n  - one\n  - two\n', ''],
  ['a field that is not there, taken away', ['hours', 'closed'], undefined, '', ''],
  ['the same once more', ['hours', 'opens'], '09:30', '', ''],
];

test.each(CASES)('%s changes, and not another letter', (_, path, value, from, to) => {
  expect(FILE).toContain(from);
  expect(withField(FILE, path, value)).toBe(FILE.replace(from, () => to));
});

test.each(CASES)('%s, in a file from Windows with a byte order mark', (_, path, value, from, to) => {
  const windows = (text: string) => text.replaceAll('\n', '\r\n');
  expect(withField(`\uFEFF${windows(FILE)}`, path, value)).toBe(`\uFEFF${windows(FILE.replace(from, () => to))}`);
});

test('a file without a last line feed gets a field on a line of its own', () =>
  expect(withField('a: 1', ['b'], 'x')).toBe('a: 1\nb: x\n'));

test('a form too unusual to be changed in place keeps its notes and says the same', () => {
  const next = withField('? a\n: &x { b: 1 } # note\n# below\nc: *x\n', ['a', 'd', 'e'], 'f');
  expect(next).toContain('# below');
  expect(parse(next)).toMatchObject({ a: { b: 1, d: { e: 'f' } } });
});

test('the only field of a group can be taken away', () =>
  expect(parse(withField('a:\n  b: 1\nc: 2\n', ['a', 'b'], undefined))).toEqual({ a: {}, c: 2 }));

test('a broken file is refused', () => expect(() => withField('a: "1\n', ['b'], 'x')).toThrow());

const CONTENT = join(import.meta.dirname, '../../content');
test.each(readdirSync(CONTENT).filter((name) => name.endsWith('.yaml')))('%s differs in one line only', (name) => {
  const text = readFileSync(join(CONTENT, name), 'utf8');
  expect(
    withField(text, ['setupTest'], 'x')
      .split('\n')
      .filter((line) => !text.split('\n').includes(line)),
  ).toEqual(['setupTest: x']);
});
