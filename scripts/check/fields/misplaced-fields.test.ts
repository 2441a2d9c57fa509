import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EN, STUDIO, saidOf, useTestProject } from '../../../tests/fixtures/content-check.ts';
import { put } from '../../../tests/fixtures/content-project.ts';

const { testProject, one } = useTestProject();
const errors = async () => (await testProject().found()).filter((said) => said.startsWith('error'));
const SUNDAY = 'Sunday: { opens: "11:00", closes: "16:00" }';

test.each([
  ['closed: [Tuesday]', 'closed', ''],
  [`days: { ${SUNDAY} }`, 'days', ''],
  [`days:\n  ${SUNDAY}`, 'days', ' Move the lines below it as far to the right.'],
])('a field of a group that stands at the left edge: %s', async (lines, field, more) => {
  await testProject().edit(STUDIO, /^( {2}closes: .*\n)/m, `$1${lines}\n`);
  expect(await one()).toMatch(/^error src\/content\/studio.yaml:\d+ /);
  expect((await one()).toLowerCase()).toContain(
    (
      `\`${field}\` begins too far left or right: it belongs below \`hours\`. Let its line stand among those below ` +
      `\`hours:\` and begin with 2 spaces, as they do.${more}`
    ).toLowerCase(),
  );
});

test('a field of a group at the end of another one', async () => {
  await testProject().edit(STUDIO, /\n*$/, '\n  closed: [Tuesday]\n');
  expect(await one()).toContain(
    'it belongs below `hours`. Let its line stand among those below `hours:` and begin with 2',
  );
});

test('a group between curly brackets', async () => {
  await testProject().edit(
    STUDIO,
    /^hours:\n( .*\n)+/m,
    'hours: { opens: "09:30", closes: "20:30" }\nclosed: [Tuesday]\n',
  );
  expect(await one()).toContain('it belongs below `hours`. Write it between the curly brackets behind `hours:`.');
});

test('fields at the left edge below a group that is empty for that', async () => {
  await testProject().edit(STUDIO, /^hours:\n( .*\n)+/m, 'hours:\nopens: "09:30"\ncloses: "20:30"\n');
  const said = (field: string) => new RegExp(`${field}.* below .hours:. and begin with 2 spaces\\.$`, 'i');
  expect(await errors()).toEqual([expect.stringMatching(said('opens')), expect.stringMatching(said('closes'))]);
});

test('a field of the whole file in a group', async () => {
  await testProject().edit(STUDIO, /^( {2}closes: .*\n)/m, '$1  keepMonths: 6\n');
  expect(await one()).toMatch(
    /`keepMonths` begins too far right: it belongs to no group\. Begin its line at the left edge\.$/i,
  );
});

const SERVICES = 'src/content/services.yaml';
const BUN = 'groups: {}\nservices:\n  - group: hair\n';

test.each<[what: string, file: string, from: RegExp, wrong: string, remedy: string, right: string]>([
  [
    'a field between two of a group',
    STUDIO,
    /^( {2}opens: .*\n)( {2}closes: .*\n)/m,
    '$1  keepMonths: 6\n$2',
    'Move it below the last line of `hours`, and begin it at the left edge.',
    '$1$2keepMonths: 6\n',
  ],
  [
    'a group between two fields of another one',
    STUDIO,
    /^( {2}city: .*\n)((?: .*\n)*)hours:\n {2}opens: (.*)\n {2}closes: (.*)\n/m,
    '$1  hours:\n    opens: $3\n    closes: $4\n$2',
    'Move it and its own lines below the last line of `address`, and begin it at the left edge.',
    '$1$2hours:\n    opens: $3\n    closes: $4\n',
  ],
  [
    'a field at the end of a group within a group that goes on',
    STUDIO,
    /^( {2}opens: .*\n)( {2}closes: .*\n)/m,
    `$1  days:\n    ${SUNDAY}\n    keepMonths: 6\n$2`,
    'Move it below the last line of `hours`, and begin it at the left edge.',
    `$1  days:\n    ${SUNDAY}\n$2keepMonths: 6\n`,
  ],
  [
    'a field between two of a group within its own',
    STUDIO,
    /^( {2}closes: .*\n)/m,
    `$1  days:\n    ${SUNDAY}\n    closed: [Tuesday]\n    Monday: { opens: "10:00", closes: "12:00" }\n`,
    'Move it below the last line of `days`, and begin it with 2 spaces, as `opens` does.',
    `$1  days:\n    ${SUNDAY}\n    Monday: { opens: "10:00", closes: "12:00" }\n  closed: [Tuesday]\n`,
  ],
  [
    'a field between curly brackets',
    STUDIO,
    /^hours:\n {2}opens: (.*)\n {2}closes: (.*)\n/m,
    'hours: { opens: $1, keepMonths: 6, closes: $2 }\n',
    'Take it out of the curly brackets, write it below the last line of `hours`, and begin it at the left edge.',
    'hours: { opens: $1, closes: $2 }\nkeepMonths: 6\n',
  ],
  [
    'a field of an entry of a list between two of one of its groups',
    SERVICES,
    /[^]*/,
    `${BUN}    en:\n      name: Bun\n      minutes: 30\n      line: For a day\n    hi: { name: जूड़ा }\n`,
    'Move it below the last line of `en`, and begin it with 4 spaces, as `group` does.',
    `${BUN}    en:\n      name: Bun\n      line: For a day\n    minutes: 30\n    hi: { name: जूड़ा }\n`,
  ],
])('%s is told where it goes, and is right there', async (_, file, from, wrong, remedy, right) => {
  if (file === SERVICES) await put(testProject().root, file, '-\n');
  const before = await readFile(join(testProject().root, file), 'utf8');
  const wrongText = before.replace(from, wrong);
  await put(testProject().root, file, wrongText);
  expect((await errors()).filter((said) => said.endsWith(` ${remedy}`))).toHaveLength(1);
  await put(testProject().root, file, before.replace(from, right));
  expect((await errors()).filter((said) => /BROKEN|begins|field of this file/.test(said))).toEqual([]);
});

test('a field that every file of its kind needs, in a group', async () => {
  await testProject().edit(STUDIO, /^email: (.*)\n/m, '');
  await testProject().edit(STUDIO, /^( {2}closes: .*\n)/m, '$1  email: a@gulmohar.example\n');
  expect(await errors()).toEqual([expect.stringMatching(/`email` begins too far right: it belongs to no group/i)]);
});

test('a field of a group without the line that begins it', async () => {
  await testProject().edit(STUDIO, /^( {2}closes: .*\n)/m, `$1  ${SUNDAY}\n`);
  expect(await one()).toMatch(
    /`Sunday` belongs below a line `days:`, which is not there\. Write `days:` in a line right above it that begins with 2 spaces, and begin this line with 4\.$/,
  );
});

test('the same at the left edge', async () => {
  await testProject().edit(STUDIO, /^location:\n( .*\n)+/m, 'latitude: 25.4\n');
  expect(await errors()).toEqual([
    expect.stringMatching(
      /Write `location:` at the left edge of a line right above it, and begin this line with 2 spaces\.$/,
    ),
  ]);
  await testProject().edit(STUDIO, 'latitude:', 'location:\n  latitude:');
  expect(await errors()).toEqual([expect.stringMatching(/`longitude` \(location\) is missing/)]);
});

test('a group at the left edge, which belongs below a line that is not there, takes its lines along', async () => {
  await testProject().edit(STUDIO, /^hours:\n( .*\n)+/m, `days:\n  ${SUNDAY}\n`);
  expect(await errors()).toEqual([
    expect.stringMatching(/begin this line with 2 spaces\. Move the lines below it as far to the right\.$/),
  ]);
});

test('several fields without the line that begins their group are told once', async () => {
  await testProject().edit(
    STUDIO,
    /^hours:\n {2}opens: (.*)\n {2}closes: (.*)\n/m,
    `opens: $1\nkeepMonths: 6\ncloses: $2\ndays:\n  ${SUNDAY}\n`,
  );
  expect(await errors()).toEqual([
    expect.stringMatching(
      /studio\.yaml:\d+ `opens`, `closes` and `days` belong below a line `hours:`, which is not there\. Write `hours:` at the left edge of a line right above `opens`, and right below it the lines of `opens`, `closes` and `days`, each with 2 spaces at its beginning\. Move the lines below `days` as far to the right\.$/,
    ),
  ]);
  await testProject().edit(
    STUDIO,
    /^opens: (.*)\nkeepMonths: 6\ncloses: (.*)\ndays:\n {2}(.*)\n/m,
    'hours:\n  opens: $1\n  closes: $2\n  days:\n    $3\nkeepMonths: 6\n',
  );
  expect(await errors()).toEqual([]);
});

test('a part of an entry of a list, which stands in no group of its own', async () => {
  const lines = ['  - group: hair', '    en:', '      name: Bun', '    line: For a day', '    hi:', '      name: जूड़ा'];
  await put(testProject().root, 'src/content/services.yaml', `groups: {}\nservices:\n${lines.join('\n')}\n`);
  expect(await errors()).toContainEqual(
    expect.stringMatching(/`line` .*it belongs below `en`\. .* below `en:` and begin with 6 spaces, as they do\.$/i),
  );
});

test('a field of an entry of a list in one of its groups', async () => {
  const lines = ['  - group: hair', '    en:', '      name: Bun', '      minutes: 30', '    hi: { name: जूड़ा }'];
  await put(testProject().root, 'src/content/services.yaml', `groups: {}\nservices:\n${lines.join('\n')}\n`);
  expect(await errors()).toContainEqual(
    expect.stringMatching(
      /`minutes` begins too far right: it does not belong below `en`\. Begin its line with 4 spaces, as `group` does\.$/i,
    ),
  );
});

test.each([
  [/^( {2}closes: .*\n)/m, '$1opens: "10:00"\n'],
  [/^( {2}closes: .*\n)/m, '$1colour: red\n'],
  [/^( {2}city: .*\n)/m, '$1  en: Jhansi\n'],
])('an unknown field that no group lacks is told what may stand there: %s', async (from, to) => {
  await testProject().edit(STUDIO, from, to);
  expect(await one()).toMatch(/is not a field of this file\. The fields here are/);
});

test('a field whose name several groups of texts have belongs to the one above it', async () => {
  await testProject().edit(`${EN}/words.yaml`, /^slideshow:\n( .*\n)+/m, 'slideshow:\n  play: A\npause: B\n');
  expect((await errors()).join('\n')).toMatch(/`pause` .* it belongs below `slideshow`/i);
});

test.each([
  ['hours:\n  opens: "09:30"\n closed: [Tuesday]\nname: A\n', 3, 'hours'],
  ['a:\n  days:\n    Sunday: 1\n   Monday: 2\nname: A\n', 4, 'days'],
])('one space at the beginning of a line may be one too few or too many: %j', (text, line, group) => {
  const [more, less] = group === 'hours' ? [2, 'none'] : [4, '2'];
  expect(saidOf(text)).toBe(
    `${line} The line begins further left or right than its neighbours. Give it as many spaces at its beginning as its ` +
      `neighbours have. That makes ${more} if it belongs below \`${group}:\`, and otherwise ${less}.`,
  );
});
