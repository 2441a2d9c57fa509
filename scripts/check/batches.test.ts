import { afterEach, expect, test, vi } from 'vitest';
import { STUDIO, useTestProject } from '../../tests/fixtures/content-check.ts';
import { batchFindings } from './batches.ts';

const { testProject, one } = useTestProject();
const COURSE = 'src/content/course.yaml';

afterEach(() => {
  vi.useRealTimers();
});

/** Writes batches below the days of the course, which are 25. */
const hold = (...batches: string[]) =>
  testProject().edit(COURSE, /$/, `batches:\n${batches.map((batch) => `  - ${batch}\n`).join('')}`);

test('a course without dates is advised about once, and one with dates is not', async () => {
  const { root } = testProject();
  const none = expect.objectContaining({ level: 'advice', cause: expect.stringContaining('no dates') as string });
  expect(batchFindings({ days: [1] }, root)).toEqual([none]);
  expect(batchFindings({ days: [1], batches: [] }, root)).toEqual([none]);
  await hold('{ starts: 2093-12-07, seats: 12, fee: 25000, instalments: [{ day: 25, amount: 25000 }] }');
  expect(await testProject().found()).toEqual([]);
});

test.each<[string, RegExp]>([
  ['{ starts: 2093-02-30 }', /^error .*course.yaml:\d+ .*2093-02-30/],
  ['{ starts: 2020-12-07 }', /^advice .*:\d+ The batch of 2020-12-07 has begun.* Delete it/],
  ['{ starts: 2093-12-06, closed: [Sunday] }', /^error .*:\d+ .* a Sunday, .* such as 2093-12-07\.$/],
  [
    '{ starts: 2093-12-07, fee: 2, instalments: [{ day: 1, amount: 1 }] }',
    /^error .*:\d+ The instalments are 1 rupees/,
  ],
  ['{ starts: 2093-12-07, fee: 1, instalments: [{ day: 26, amount: 1 }] }', /^error .*:\d+ .* day 26, .* 25 days/],
  ['{ starts: 2093-12-07, seat: 12 }', /^error .*:\d+ `seat` .* Did you mean `seats`/],
])('of the batch %s it says so', async (batch, said) => {
  await hold(batch);
  expect(await one()).toMatch(said);
});

test('a dot for the thousands is named at the fee and at each instalment', async () => {
  await hold(
    '{ starts: 2093-12-07, fee: 25.000, instalments: [{ day: 1, amount: 15.000 }, { day: 2, amount: 10.000 }] }',
  );
  const found = await testProject().found();
  expect(found).toEqual([
    expect.stringMatching(/^error .*`fee` .* 25\.000 is read as 25\. Write `fee: 25000`/i),
    expect.stringMatching(/^error .*`amount` .* 15\.000 is read as 15\. Write `amount: 15000`/i),
    expect.stringMatching(/^error .*`amount` .* 10\.000 is read as 10\. Write `amount: 10000`/i),
  ]);
});

test.each(['Sunday', 'Sunday, Tuesday'])('the closed days %s without brackets are told with them', async (days) => {
  await hold(`starts: 2093-12-07\n    closed: ${days}`);
  const said = await one();
  expect(said).toMatch(/`closed` .*should be a list, but it is the text/i);
  expect(said).toContain(`Write \`closed: [${days}]\`. It is the days of the week without class`);
  await testProject().edit(COURSE, `closed: ${days}`, `closed: [${days}]`);
  expect((await testProject().found()).filter((line) => line.startsWith('error'))).toEqual([]);
});

test.each([
  ['closed: Sunday and Tuesday', '[Sunday, Tuesday]'],
  ['closed: sunday; Tuesday', '[Sunday, Tuesday]'],
  ['closed: Sunday और Tuesday', '[Sunday, Tuesday]'],
  ['closed:\n      Sunday\n      Tuesday', '[Sunday, Tuesday]'],
  ['closed: Monday', '[Monday]'],
])('the closed days %j are told as the days that they name', async (days, list) => {
  await hold(`starts: 2093-12-09\n    ${days}`);
  expect(await one()).toContain(`Write \`closed: ${list}\`. It is the days of the week without class`);
  await testProject().edit(COURSE, days, `closed: ${list}`);
  expect((await testProject().found()).filter((line) => line.startsWith('error'))).toEqual([]);
});

test.each(['Monday to Friday', 'never', 'Sundays, Mondays'])('in %s no list of days is seen', async (days) => {
  await hold(`starts: 2093-12-09\n    closed: ${days}`);
  const said = await one();
  expect(said).toMatch(
    /Write each of its things on a line of its own that begins with two spaces more, a hyphen and a space\. It is/,
  );
});

test.each([
  ['closed: Sunday, Tuesday', 'Write `closed: [Sunday, Tuesday]`.'],
  ['closed: Sundays, Tuesdays', 'Write all of the list between [ and ], with a comma between each two of its things.'],
])('between curly brackets a comma ends the list %s', async (days, remedy) => {
  await hold(`{ starts: 2093-12-09, ${days}, seats: 12 }`);
  expect(await one()).toContain(`There is a comma in the text of \`closed\`: it ends the text there. ${remedy}`);
});

test('the studio’s own days count', async () => {
  await testProject().edit(
    'src/content/studio.yaml',
    /$/,
    'specialDays:\n  - { from: 2093-12-05, to: 2093-12-07, closed: true }\n',
  );
  await hold('{ starts: 2093-12-07 }');
  expect(await testProject().found()).toContainEqual(
    expect.stringMatching(/^error .*:\d+ .* when the studio is closed .* such as 2093-12-08\.$/),
  );
});

test.each([
  ['the day off', STUDIO, /^( *)(closes: .*\n)/m, '$1$2$1closed: [Tuesday]\n'],
  ['the closures', STUDIO, /$/, 'specialDays:\n  - { from: 2093-11-30, to: 2093-12-01, closed: true }\n'],
  ['the length of the course', COURSE, '- 20-25\n', '- 20-24\n'],
])('%s may change once a batch has begun, by India’s calendar', async (_name, file, from, to) => {
  await hold('{ starts: 2093-12-01, fee: 2, instalments: [{ day: 25, amount: 2 }] }');
  await testProject().edit(file, from, to);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2093-11-30T23:59:59+05:30') });
  expect(await one()).toMatch(/^error .*course.yaml:\d+ /);
  vi.setSystemTime(new Date('2093-12-01T00:00:00+05:30'));
  expect(await one()).toMatch(/^advice .*:\d+ The batch of 2093-12-01 has begun.* Delete it/);
});

test('class while the studio is shut is advised about, once a batch', async () => {
  await hold('{ starts: 2093-12-07, classes: { from: "10:00", to: "20:30" } }');
  expect(await testProject().found()).toEqual([]);
  await testProject().edit(
    'src/content/studio.yaml',
    /$/,
    'specialDays:\n  - { from: 2093-12-09, to: 2093-12-10, opens: "12:00", closes: "16:00" }\n',
  );
  const said = (await testProject().found()).filter((line) => line.includes('there is class'));
  expect(said).toEqual([
    expect.stringMatching(/^advice .*course.yaml:\d+ On 2093-12-09 .* 10:00 to 20:30, .* open from 12:00 to 16:00\. /),
  ]);
});

test('batches that overlap are advised about', async () => {
  await hold('{ starts: 2093-12-07 }', '{ starts: 2093-12-31 }', '{ starts: 2094-02-01 }');
  expect(await one()).toMatch(/^advice .*:\d+ The batch of 2093-12-31 starts before the one of 2093-12-07 is over/);
});

test('the same start twice is a mistake', async () => {
  await hold('{ starts: 2093-12-07 }', '{ starts: 2093-12-07 }');
  expect(await one()).toMatch(/^error .*:\d+ Two batches start on 2093-12-07/);
});

/** Closes the studio on days of the week. */
const rest = (...days: string[]) =>
  testProject().edit(STUDIO, /^( *)(closes: .*\n)/m, `$1$2$1closed: [${days.join(', ')}]\n`);

test('class on a closed day of the studio, for a batch that names others, is advised about once', async () => {
  await rest('Monday', 'Tuesday');
  await hold('{ starts: 2093-12-09, closed: [Sunday] }');
  expect(await one()).toMatch(
    /^advice .*course.yaml:\d+ On 2093-12-14 there is class, but the studio is closed on a Monday: .* Write `closed: \[Monday, Tuesday, Sunday\]`\./i,
  );
  await testProject().edit(COURSE, 'closed: [Sunday] }', 'closed: [Monday, Tuesday, Sunday] }');
  expect(await testProject().found()).toEqual([]);
});

test.each([
  ['names no closed day at all', '{ starts: 2093-12-09, closed: [] }'],
  ['starts on such a day', '{ starts: 2093-12-08, closed: [Sunday] }'],
  ['follows the studio', '{ starts: 2093-12-09 }'],
])('a batch that %s means it', async (_, batch) => {
  await rest('Tuesday');
  await hold(batch);
  expect(await testProject().found()).toEqual([]);
});

test('a day of special hours is no closed day', async () => {
  await rest('Tuesday');
  await testProject().edit(STUDIO, /$/, 'specialDays:\n  - { from: 2093-12-15, opens: "11:00", closes: "16:00" }\n');
  await hold('{ starts: 2093-12-09, closed: [Sunday] }');
  const said = (await testProject().found()).filter((line) => line.includes('there is class'));
  expect(said).toEqual([expect.stringContaining('On 2093-12-22 there is class')]);
});
