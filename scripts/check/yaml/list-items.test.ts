import { expect, test } from 'vitest';
import { STUDIO, useTestProject, saidOf } from '../../../tests/fixtures/content-check.ts';
import { put } from '../../../tests/fixtures/content-project.ts';
import { checkContent } from '../content.ts';

const { testProject } = useTestProject();

const STEP = '{ days: 1, en: Come, hi: आएं }';
const REVIEW = '- language: hi\n  words: What she said.\n  name: { en: Asha, hi: आशा }\n';

test.each([
  ['steps', `steps: []\n- ${STEP}\n`],
  ['steps', `steps: []\n  - ${STEP}\n`],
  ['steps', `steps: []\n\n  # Mine\n  - days: 1\n    en: Come\n`],
  ['reviews', `reviews: []\n${REVIEW}`],
  ['reviews', `reviews: []\n${REVIEW.replace(/^(?=.)/gm, '  ')}`],
  ['services', `services: [] # none\n- group: hair\n  en:\n    name: Bun\n`],
  ['closed', `closed: [ ]\n  - Sunday\n`],
  ['groups', `groups: {}\n  hair: { name: Hair }\n`],
])('rows below the empty field `%s`: %j', (field, text) => {
  const brackets = /(\[ ?\]|\{\})/.exec(text)?.[1] ?? '';
  for (const [before, line] of [
    ['', 1],
    ['# A note\nname: x\n', 3],
  ] as const)
    expect(saidOf(before + text)).toBe(
      `${line} Behind \`${field}:\` stands \`${brackets}\`, which says that nothing comes below it. ` +
        `Delete the \`${brackets}\` behind \`${field}:\`.`,
    );
});

test('a row without its hyphen below an empty field is told both', () => {
  for (const spaces of ['', '  '])
    expect(saidOf(`steps: []\n${spaces}${STEP}\n`)).toMatch(
      /^1 .*Delete the `\[\]` behind `steps:`\. Begin each row below with a hyphen and a space: `- \{`\.$/,
    );
});

test('an empty field is left alone where something else is wrong', () => {
  expect(saidOf('hours:\n  closed: []\n  opens: "09:30\n')).toMatch(/^3 A quotation mark is opened/);
  expect(saidOf('hours:\n  closed: []\n   opens: "09:30"\n')).toMatch(/^3 The line begins further left or right/);
  expect(saidOf('- closed: []\n- name: Haldi: yellow\n')).toMatch(/^2 There is a second colon/);
});

test.each([
  ['day-plan.yaml', 'steps: []\n', 'steps'],
  ['services.yaml', 'groups: {}\nservices: []\n', 'services'],
  ['reviews.yaml', 'reviews: []\n', 'reviews'],
  ['questions.yaml', 'questions: []\n', 'questions'],
])('the advice on an empty %s leads to a file that can be read', async (file, text, field) => {
  await put(testProject().root, `src/content/${file}`, text);
  const { problems } = await checkContent(testProject().root);
  const advised = problems.filter((problem) => problem.file.endsWith(file));
  expect(advised.length).toBeGreaterThan(0);
  for (const { remedy } of advised) expect(remedy).toMatch(new RegExp(`elete the \`\\[\\]\` behind \`${field}:\``));
});

const SPECIAL_DAY = '{ from: 2027-10-28, to: 2027-10-30, closed: true, reason: { en: Diwali, hi: दिवाली } }';
const SERVICE = '{ group: hair, price: 2500, minutes: 90, en: { name: Bun, line: For a sangeet } }';

test.each([
  [`specialDays:\n  ${SPECIAL_DAY}\n  ${SPECIAL_DAY}\n`, 3],
  [`specialDays:\n  ${SPECIAL_DAY}\n  - ${SPECIAL_DAY}\n`, 2],
  [`specialDays:\n${SPECIAL_DAY}\nname: x\n`, 2],
  [`services:\n  - group: hair\n    en:\n      name: Braid\n${SERVICE}\n`, 5],
  [`services:\n  - group: hair\n    en:\n      name: Braid\n  ${SERVICE}\n`, 5],
  ['focus: 50% 60%\n{ starts: 2027-01-04, seats: 10, fee: 25000, closed: [Sunday] }\n', 2],
])('a row without its hyphen: %j', (text, line) => {
  expect(saidOf(text)).toMatch(
    new RegExp(
      `^${line} The line begins with \\{, and a row of a list begins with a hyphen and a space\\. Write \`- \\{\``,
    ),
  );
});

test('one row without its hyphen, alone below its field', async () => {
  await testProject().edit(STUDIO, /$/, `specialDays:\n  ${SPECIAL_DAY}\n`);
  expect(await testProject().found()).toEqual([
    expect.stringMatching(
      /`specialDays` should be a list.* a line of its own that begins with two spaces more, a hyphen and a space/i,
    ),
  ]);
});
