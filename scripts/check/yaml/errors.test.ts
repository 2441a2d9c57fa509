import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EN, HI, STUDIO, useTestProject } from '../../../tests/fixtures/content-check.ts';
import { readYaml } from './read-yaml.ts';

const { testProject, one } = useTestProject();
const LINKS = /\n {2}links:\n( {4}.*\n)+/;
const menu = (lines: string) => testProject().edit(`${EN}/words.yaml`, LINKS, `\n  links:\n${lines}\n`);

test.each([
  ['image:02-rose.jpg\n', 1, 'image'],
  ['image:02-rose.jpg\nalt: Red\n', 1, 'image'],
  ['image: 02-rose.jpg\nalt:Red look\n', 2, 'alt'],
  ['image: 02-rose.jpg\nalt:Red: look\n', 2, 'alt'],
  ['alt: Red\nimage:02-rose.jpg\n', 2, 'image'],
])('no space behind a colon: %j', async (text, line, field) => {
  await testProject().entry(text);
  expect((await testProject().found()).filter((said) => said.startsWith('error'))).toEqual([
    expect.stringContaining(
      `02-rose.yaml:${line} There is no space behind the colon of \`${field}:\`. Write \`${field}: \``,
    ),
  ]);
});

test.each([
  [
    '    - { label: Home, to: / }\n    - { label: Ask, to: #contact }',
    /words.yaml:(\d+) Everything from #contact } on is taken as a note.*Put the text in quotation marks, such as "#contact"/,
  ],
  [
    '    - { label: Home, to: / }\n    - label: Ask\n      to: #contact',
    /words.yaml:(\d+) Everything from #contact on is taken as a note/,
  ],
  [
    '    - { label: Home, to: / }\n    - { label: Ask, to:/contact }',
    /words.yaml:(\d+) There is no space behind the colon of `to:`/,
  ],
  [
    '    - { label: Home, to: / }\n    - label: Ask\n      to:/contact',
    /words.yaml:(\d+) There is no space behind the colon of `to:`/,
  ],
  [
    '    - { label: Home, to: / }\n   - { label: Ask, to: /contact }',
    /words.yaml:(\d+) The line begins further left or right than its neighbours/,
  ],
  [
    '    - { label: Home, to: / }\n      - { label: Ask, to: /contact }',
    /words.yaml:(\d+) The line begins further left or right than its neighbours/,
  ],
  [
    '    - label: Home\n      to: /\n     - label: Ask\n      to: /contact',
    /words.yaml:(\d+) The line begins further left or right than its neighbours/,
  ],
])('the menu %j', async (lines, said) => {
  await menu(lines);
  const text = (await readFile(join(testProject().root, EN, 'words.yaml'), 'utf8')).split('\n');
  const [, line] = said.exec(await one()) ?? [];
  // The slip stands in the line that speaks of the second link, or in the one below.
  expect(text[Number(line) - 1]).toMatch(/Ask|to:/);
});

test.each([
  ['image:\u00a002-rose.jpg\nalt: Red\n', 1, /The space behind `image:` is of a foreign kind.*type a usual space/],
  ['image:\u00a002-rose.jpg\n', 1, /The space behind `image:` is of a foreign kind/],
  ['image: 02-rose.jpg\nalt:\u00a0Red\n', 2, /The space behind `alt:` is of a foreign kind/],
  [
    'image：02-rose.jpg\nalt: Red\n',
    1,
    /The colon behind `image` is of a foreign kind.*type a usual colon and a space/,
  ],
  ['image： 02-rose.jpg\n', 1, /The colon behind `image` is of a foreign kind/],
  ['image: 02-rose.jpg\nalt： Red\n', 2, /The colon behind `alt` is of a foreign kind/],
  ['image = 02-rose.jpg\nalt: Red\n', 1, /There is an equals sign behind `image`. Write `image: `/],
  ['image = 02-rose.jpg\n', 1, /There is an equals sign behind `image`/],
])('another character where a colon and a space belong: %j', async (text, line, said) => {
  await testProject().entry(text);
  const [first, ...others] = (await testProject().found()).filter((found) => found.startsWith('error'));
  expect(others).toEqual([]);
  expect(first).toMatch(said);
  expect(first).toContain(`02-rose.yaml:${line} `);
});

test.each(['{ en: Jhansi, hi： झांसी }', '{ en: Jhansi, hi：झांसी }'])(
  'a colon of another kind between curly brackets: %s',
  async (city) => {
    await testProject().edit(STUDIO, /city: .*/, `city: ${city}`);
    expect(await one()).toMatch(
      /^error .*studio.yaml:\d+ The colon behind `hi` is of a foreign kind.*type a usual colon and a space: `hi: `/,
    );
  },
);

test.each([
  [
    'image: 02-rose.jpg\nalt: [Red\n',
    2,
    /A bracket \[ is opened in this line and not closed. Write \] behind the last/,
  ],
  ['alt: [Red, gold\nimage: 02-rose.jpg\n', 1, /A bracket \[ is opened.*such as days: \[1, 2, 3\]/],
  ['image: 02-rose.jpg\nalt: { en: Red\n', 2, /A bracket { is opened.*Write } behind the last/],
])('a bracket that is not closed: %j', async (text, line, said) => {
  await testProject().entry(text);
  const found = await one();
  expect(found).toMatch(said);
  expect(found).toContain(`02-rose.yaml:${line} `);
});

test('no space behind the dash of a list', async () => {
  await menu('    - { label: Home, to: / }\n    -label: Ask\n      to: /contact');
  const text = (await readFile(join(testProject().root, EN, 'words.yaml'), 'utf8')).split('\n');
  expect(await one()).toContain(
    `words.yaml:${text.indexOf('    -label: Ask') + 1} There is no space behind the dash before \`label:\`. Write \`- label: \``,
  );
});

test('a space too many or too few at the beginning of any line is named with that line', async () => {
  const sections = (await readFile(join(testProject().root, EN, 'words.yaml'), 'utf8')).split(/^(?=\w)/m);
  expect(sections.length).toBeGreaterThan(2);
  // Between its neighbours, and not in the whole file, which takes long to read so often.
  const wrong = sections.flatMap((section, at) => {
    const [before = '', after = ''] = [sections[at - 1], sections[at + 1]];
    const lines = section.split('\n');
    const lineOf = (index: number) => before.split('\n').length + index;
    return lines.flatMap((line, index) =>
      (line.trim() === '' || line.startsWith('#') ? [] : [` ${line}`, ...(line.startsWith(' ') ? [line.slice(1)] : [])])
        .map((moved) => readYaml(before + lines.with(index, moved).join('\n') + after))
        .flatMap((found) =>
          'broken' in found && found.broken.line !== lineOf(index) ? [{ line, ...found.broken }] : [],
        ),
    );
  });
  expect(wrong).toEqual([]);
});

test('a list that stands too far left is put below its field', async () => {
  await testProject().edit(`${EN}/words.yaml`, LINKS, '\nlinks:\n  - { label: Home, to: / }\n');
  expect(await one()).toMatch(/^error .*words.yaml:\d+ `Links` begins too far left or right: it belongs below `bar`/i);
});

test.each([
  [
    'alt: Bridal look #2 in red',
    /^advice 02-rose.yaml:2 The text ends at ‘Bridal look’: ‘#2 in red’ behind it is taken as a note/,
  ],
  ['alt: Red # the best', /put the whole text in quotation marks.*if it is a note, give it a line of its own/],
])('a text that is cut off by a character: %s', async (alt, said) => {
  await testProject().entry(`image: 02-rose.jpg\n${alt}\n`);
  expect(await one()).toMatch(said);
});

test.each(['alt: "Look #2"', "alt: 'Look #2' # a note", 'alt: Look#2', '# a note\nalt: Red', 'alt: Red\n# a note'])(
  'nothing is cut off in %j',
  async (lines) => {
    await testProject().entry(`image: 02-rose.jpg\n${lines}\n`);
    expect(await testProject().found()).toEqual([]);
  },
);

test.each([
  ['weddings 2026', /A gallery cannot be named ‘weddings 2026’.*such as weddings-2026/],
  ['50%', /cannot be named ‘50%’.*such as 50,/],
  ['academy', /the site has a page at that address already.*such as academy-photos/],
  ['share', /has a page at that address already/],
  ['hi', /kept for a language/],
  ['Portfolio', /Two galleries are named Portfolio, but for capitals/],
  ['..', /cannot be named/],
])('a gallery named %s', async (name, said) => {
  for (const [folder, text] of [
    [EN, 'T'],
    [HI, 'टी'],
  ] as const)
    await testProject().edit(
      `${folder}/galleries.yaml`,
      /$/,
      `\n${JSON.stringify(name)}:\n  title: ${text}\n  intro: ${text}\n  description: ${text}\n`,
    );
  expect(await one()).toMatch(/^error .*galleries.yaml:\d+ /);
  expect(await one()).toMatch(said);
});

test.each([
  ['    - { label: Home, to: / }\n    – { label: Ask, to: /contact }', 2],
  ['    • { label: Home, to: / }\n    • { label: Ask, to: /contact }', 1],
  ['    * label: Home\n      to: /\n    * label: Ask\n      to: /contact', 1],
  ['    – label: Home\n      to: /', 1],
])('a row that begins with another character than a hyphen: %j', async (lines, row) => {
  await menu(lines);
  const said = await one();
  const text = (await readFile(join(testProject().root, EN, 'words.yaml'), 'utf8')).split('\n');
  expect(said).toMatch(/words.yaml:\d+ The row begins with [–•*], which is no hyphen. Begin each row with a hyphen/);
  const first = text.findIndex((line) => line === lines.split('\n')[0]) + 1;
  expect(said).toContain(`words.yaml:${first + row - 1} `);
});

test.each([['keepMonths: 7\nnotices:\n  • Sunday\n'], ['notices:\n  – from: 2027-01-01\n    until: 2027-01-02\n']])(
  'a list of rows with another character, which is read as a text or as a field: %j',
  async (rows) => {
    await testProject().edit(STUDIO, /$/, rows.replace(/^keepMonths.*\n/, ''));
    expect(await one()).toMatch(/studio.yaml:\d+ The row begins with [•–], which is no hyphen/);
  },
);

const NOTES = '# Days of your own.\n# List them:\n# specialDays:\n';
test.each([
  [`${NOTES}  - { from: 2027-10-28, closed: true }\n#   - { from: 2027-10-31, closed: true }\n`, 'specialDays', 4],
  [`${NOTES}#   - { from: 2027-10-28, closed: true }\n  - { from: 2027-10-31, closed: true }\n`, 'specialDays', 5],
  ['# notices:\n#   - from: 2027-10-20\n  - from: 2027-10-21\n    text: { en: A, hi: B }\n', 'notices', 3],
])('a row whose heading is still a note: %j', async (lines, heading, row) => {
  await testProject().edit(STUDIO, /\n*$/, `\n${lines}`);
  const text = (await readFile(join(testProject().root, STUDIO), 'utf8')).split('\n');
  const line = text.length - lines.split('\n').length + row;
  expect(await one()).toContain(
    `${STUDIO}:${line} \`${heading}:\` above this line is a note, for it begins with #. Take away the # before \`${heading}:\` too.`,
  );
});

test('a day of the week whose heading is still a note', async () => {
  await testProject().edit(
    STUDIO,
    /\n( +)closes: .*\n/,
    '$&  # On Sundays:\n  # days:\n    Sunday: { opens: "11:00", closes: "16:00" }\n',
  );
  expect(await one()).toContain('Take away the # before `days:` too.');
});

test('the line below the notes is named where a parser names a note', async () => {
  await testProject().edit(STUDIO, /\n*$/, '\n# A note.\n# Another.\n  - { from: 2027-10-28, closed: true }\n');
  const text = (await readFile(join(testProject().root, STUDIO), 'utf8')).split('\n');
  expect(await one()).toContain(`${STUDIO}:${text.length - 1} The line begins further left or right`);
});

test('a dash within a text of several lines is not taken for the fault of another line', async () => {
  await menu(
    '    - label: Home\n      to: /\n    - label: Ask\n      – or write\n      to: /contact\n   - label: About',
  );
  expect(await one()).not.toMatch(/hyphen/);
});
