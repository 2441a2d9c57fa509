import { expect, test } from 'vitest';
import { EN, HI, STUDIO, useTestProject } from '../../../tests/fixtures/content-check.ts';
import { put } from '../../../tests/fixtures/content-project.ts';

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
    `Write each of its things on a line of its own that begins with two spaces more, a hyphen and a space, such as \`- { day: …, amount: … }\`.`,
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
    'batches:\n  - { starts: 2093-12-09, instalments: [{ day: 1, amount: 25000 }] }\n',
    'Write `fee: …,` behind the { that begins number 1 (batches), such as `fee: 25000`.',
    'batches:\n  - { fee: 25000, starts: 2093-12-09, instalments: [{ day: 1, amount: 25000 }] }\n',
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
    'Write each of its things on a line of its own that begins with two spaces more, a hyphen and a space, such as `- {',
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

test.each<[file: string, written: string, remedy: string, brace: RegExp, value: string]>([
  [
    'src/content/questions.yaml',
    'questions:\n  - { key: a, page: home, en: { question: Why?, answer: So. } }\n',
    'Write `hi: { question: …, answer: … },` behind the { that begins number 1 (questions), unless it is meant',
    /- \{/,
    ' hi: { question: क्यों?, answer: यूं। },',
  ],
  [
    SERVICES,
    'groups: { hair: { name: { en: Hair, hi: बाल } } }\nservices:\n  - { group: hair, price: 900, en: { name: Bun, line: Up } }\n',
    'Write `hi: { name: …, line: … },` behind the { that begins number 1 (services).',
    /- \{/,
    ' hi: { name: जूड़ा, line: ऊपर },',
  ],
  [
    SERVICES,
    'groups: { hair: { name: { en: Hair, hi: बाल } } }\nservices:\n  - { group: hair, en: { name: Bun, line: Up }, hi: { name: जूड़ा, line: ऊपर } }\n',
    'Write `price: …,` behind the { of a service, with the lowest price',
    /- \{/,
    ' price: 900,',
  ],
  [
    'src/content/day-plan.yaml',
    'steps:\n  - { days: 1, en: Rest }\n',
    'Write `hi: …,` behind the { that begins number 1 (steps), or leave it',
    /- \{/,
    ' hi: आराम,',
  ],
])('what may be added between braces of %s, %s, is written there', async (file, written, remedy, brace, value) => {
  await put(testProject().root, file, written);
  const about = async () => (await testProject().found()).filter((line) => line.includes('Write `'));
  expect(await about()).toEqual([expect.stringContaining(remedy)]);
  await testProject().edit(file, brace, `$&${value}`);
  expect((await testProject().found()).filter((line) => line.includes(file))).toEqual([]);
});

test('an entry between braces gets its description there', async () => {
  await testProject().entry('{ image: 02-rose.jpg, alt_hi: गुलाबी लुक }\n');
  expect(await testProject().found()).toEqual([
    expect.stringContaining('Write `alt: …,` behind the first { of the file, such as `alt: Bridal'),
  ]);
  await testProject().edit('src/content/gallery/portfolio/02-rose.yaml', '{', '{ alt: A look in rose,');
  expect(await testProject().found()).toEqual([]);
});

test('a slide between braces gets its description in another language there', async () => {
  const pictures = 'src/content/pictures.yaml';
  await testProject().edit(
    pictures,
    /^founder:\n( .*\n)+/m,
    'founder: { image: gallery/portfolio/01-first.jpg, alt: A desk }\n',
  );
  expect(await testProject().found()).toEqual([
    expect.stringContaining('Write `alt_hi: …,` behind the { of `founder`.'),
  ]);
  await testProject().edit(pictures, 'founder: {', 'founder: { alt_hi: टेबल,');
  expect(await testProject().found()).toEqual([]);
});

const groups = (names: string) => `portfolio:\n  groups: { ${names} }\n`;

test('a group between braces gets its name there, in each language', async () => {
  await testProject().entry('image: 02-rose.jpg\nalt: Rose\nalt_hi: गुलाब\ngroup: party\n');
  await testProject().edit(`${EN}/galleries.yaml`, 'portfolio:\n', groups('wedding: Wedding'));
  await testProject().edit('src/content/gallery/portfolio/01-first.yaml', /$/, 'group: wedding\n');
  expect(await errors()).toEqual([
    expect.stringContaining('add `party: …,` with its name behind the { of `groups` of portfolio in'),
    expect.stringMatching(/Add a line `groups:` to portfolio\. Below it stand the names: `wedding: …`, each on a line/),
  ]);
  await testProject().edit(`${EN}/galleries.yaml`, 'groups: {', 'groups: { party: Party,');
  await testProject().edit(`${HI}/galleries.yaml`, 'portfolio:\n', groups('wedding: शादी'));
  expect(await errors()).toEqual([
    expect.stringContaining('Write `party: …,` behind the { of `groups`, with its name.'),
  ]);
  await testProject().edit(`${HI}/galleries.yaml`, 'groups: {', 'groups: { party: पार्टी,');
  expect(await testProject().found()).toEqual([]);
});

test('a gallery between braces gets its groups there', async () => {
  await testProject().edit(`${EN}/galleries.yaml`, 'portfolio:\n', groups('wedding: Wedding, party: Party'));
  await testProject().edit('src/content/gallery/portfolio/01-first.yaml', /$/, 'group: wedding\n');
  await testProject().edit(
    `${HI}/galleries.yaml`,
    /^portfolio:\n( .*\n)+/m,
    'portfolio: { title: पोर्टफ़ोलियो, intro: लुक, description: लुक }\n',
  );
  const remedy = 'Write `groups: { wedding: …, party: … },` behind the { of `portfolio`, with the name of each.';
  expect(await errors()).toEqual([expect.stringContaining(remedy), expect.stringContaining(remedy)]);
  await testProject().edit(
    `${HI}/galleries.yaml`,
    'portfolio: {',
    'portfolio: { groups: { wedding: शादी, party: पार्टी },',
  );
  expect(await errors()).toEqual([]);
});

test.each(['groups: Wedding', 'groups:\n    - Wedding', 'groups:'])(
  'where %j stands, that alone is told, and no photo is said to name a group that is not there',
  async (written) => {
    await testProject().edit(`${EN}/galleries.yaml`, 'portfolio:\n', `portfolio:\n  ${written}\n`);
    await testProject().edit(`${HI}/galleries.yaml`, 'portfolio:\n', groups('wedding: शादी'));
    await testProject().edit('src/content/gallery/portfolio/01-first.yaml', /$/, 'group: wedding\n');
    expect(await errors()).toEqual([expect.stringContaining('`groups` (portfolio)')]);
  },
);
