import { expect, test } from 'vitest';
import { useTestProject } from '../../tests/fixtures/content-check.ts';

const { testProject, one } = useTestProject();
const COURSE = 'src/content/course.yaml';
const NAME = 'name: { en: Skin, hi: स्किन }';

/** Writes stages below the days of the course, whose cards begin on the days 1, 2, 4, 17 and 20. */
const stage = (...stages: string[]) =>
  testProject().edit(COURSE, /$/, `stages:\n${stages.map((one) => `  - ${one}\n`).join('')}`);

test('stages that begin with cards are as they should be', async () => {
  await stage(`{ from: 1, ${NAME} }`, `{ from: 4, ${NAME} }`);
  expect(await testProject().found()).toEqual([]);
});

test.each<[string, RegExp]>([
  [`{ from: 3, ${NAME} }`, /:\d+ No card begins on day 3, .* Cards begin on the days 1, 2, 4/],
  [`{ from: 2, ${NAME} }`, /:\d+ This stage begins on day 2, and the one before it on day 4\./],
  [`{ from: day 5, ${NAME} }`, /:\d+ `from` \(stages, number 3\) should be a number/],
  ['{ from: 17, name: { en: Skin } }', /:\d+ `hi` \(stages, number 3, name\) is missing\..*, in Hindi\./],
  ['{ from: 17, name: Skin }', /:\d+ `name` \(stages, number 3\) should be a group of fields/],
  [`{ form: 17, ${NAME} }`, /:\d+ `form` .* Did you mean `from`/],
])('of the stage %s it says so', async (written, said) => {
  await stage(`{ from: 1, ${NAME} }`, `{ from: 4, ${NAME} }`, written);
  const found = await one();
  expect(found).toMatch(/^error src\/content\/course\.yaml/);
  expect(found).toMatch(said);
});

test.each([
  ['2-3', '3-4', [/‘3-4’ leaves a gap: day 2 is missing/, /‘4-5’ overlaps/]],
  ['17-19', '19-17', [/‘19-17’ runs backwards/, /‘20-25’ leaves a gap/]],
  ['2-3', 'Day 2 & 3', [/number 2 \(days\) cannot be the text ‘Day 2 & 3’. Write the days of one card, such as 1/i]],
])('course.yaml with %s as %s', async (from, to, causes) => {
  await testProject().edit(COURSE, `- ${from}\n`, `- ${to}\n`);
  const lines = await testProject().found();
  for (const cause of causes)
    expect(lines.some((line) => cause.test(line) && line.startsWith(`error ${COURSE}:`))).toBe(true);
});

test.each(['2 to 3', 'Day 2', '2-3-4'])('of a card whose days are %s that alone is said', async (days) => {
  await stage(`{ from: 1, ${NAME} }`, `{ from: 2, ${NAME} }`);
  await testProject().edit(COURSE, '- 2-3\n', `- ${days}\n`);
  expect(await one()).toMatch(/number 2 \(days\) cannot be the text .* Write the days of one card/i);
});
