import { expect, test } from 'vitest';
import { STUDIO, useTestProject } from '../../tests/fixtures/content-check.ts';
import { put } from '../../tests/fixtures/small-project.ts';

const { testProject } = useTestProject();
const COURSE = 'src/content/course.yaml';
const SERVICES = 'src/content/services.yaml';

const errors = async () => (await testProject().found()).filter((line) => line.startsWith('error'));

const BATCH = 'batches:\n  - starts: 2093-12-09\n    fee: 25000\n';
const LINES = 'on a line that begins with two spaces more';

test.each<[file: string, added: string, remedy: string, corrected: string]>([
  [
    COURSE,
    `${BATCH}    classes: 10-12\n`,
    `Write nothing behind its colon, and its fields (\`from: …\`, \`to: …\`) below it, each ${LINES}.`,
    `${BATCH}    classes:\n      from: "10:00"\n      to: "12:00"\n`,
  ],
  [
    COURSE,
    'batches:\n  - { starts: 2093-12-09, classes: 10-12 }\n',
    'Write `classes: { from: …, to: … }`.',
    'batches:\n  - { starts: 2093-12-09, classes: { from: "10:00", to: "12:00" } }\n',
  ],
  [
    COURSE,
    `${BATCH}    instalments:\n      - 25000\n`,
    'Write `- { day: …, amount: … }`.',
    `${BATCH}    instalments:\n      - { day: 1, amount: 25000 }\n`,
  ],
  [
    COURSE,
    `${BATCH}    instalments: [25000]\n`,
    'Write `{ day: …, amount: … }`.',
    `${BATCH}    instalments: [{ day: 1, amount: 25000 }]\n`,
  ],
  [
    COURSE,
    `${BATCH}    instalments: 25000\n`,
    `Write each of its things on a line of its own that begins with two spaces more and a hyphen, such as \`- { day: …, amount: … }\`.`,
    `${BATCH}    instalments:\n      - { day: 1, amount: 25000 }\n`,
  ],
  [
    COURSE,
    'batches:\n  - { starts: 2093-12-09, fee: 25000, instalments: 25000 }\n',
    'Write `instalments: [{ day: …, amount: … }]`.',
    'batches:\n  - { starts: 2093-12-09, fee: 25000, instalments: [{ day: 1, amount: 25000 }] }\n',
  ],
  [
    COURSE,
    'batches:\n  - 2093-12-09\n',
    'Number 1 (batches) should be a group of fields, but it is a date. Write `- { starts: … }`.',
    'batches:\n  - { starts: 2093-12-09 }\n',
  ],
  [
    STUDIO,
    'notices: { text: Closed }\n',
    'Write each of its things on a line of its own that begins with two spaces more and a hyphen, such as `- {',
    'notices:\n  - { from: 2093-01-01, to: 2093-01-02, text: Closed }\n',
  ],
])('in %s, for %j the remedy %j leads out', async (file, added, remedy, corrected) => {
  await testProject().edit(file, /$/, added);
  expect(await errors()).toEqual([expect.stringContaining(remedy)]);
  await testProject().edit(file, added, corrected);
  expect(await errors()).toEqual([]);
});

test('a list between braces is written between brackets', async () => {
  const service = (includes: string) =>
    `groups: { make-up: { name: Make-up } }\nservices:\n  - { group: make-up, en: { name: Bun, line: Up, includes: ${includes} }, hi: { name: जूड़ा, line: ऊपर } }\n`;
  await put(testProject().root, SERVICES, service('{ a: Pins }'));
  expect(await errors()).toEqual([expect.stringContaining('Write all of the list between [ and ]')]);
  await testProject().edit(SERVICES, '{ a: Pins }', '[Pins]');
  expect(await errors()).toEqual([]);
});

test('hours of a weekday name their fields', async () => {
  const [wrong, right] = ['    Sunday: 11-16\n', '    Sunday:\n      opens: "11:00"\n      closes: "16:00"\n'];
  await testProject().edit(STUDIO, /^hours:\n/m, `$&  days:\n${wrong}`);
  expect(await errors()).toEqual([
    expect.stringContaining(
      `nothing behind its colon, and its fields (\`opens: …\`, \`closes: …\`) below it, each ${LINES}.`,
    ),
  ]);
  await testProject().edit(STUDIO, wrong, right);
  expect(await errors()).toEqual([]);
});
