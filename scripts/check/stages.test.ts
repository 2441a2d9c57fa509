import { expect, test } from 'vitest';
import { useTestProject } from '../../tests/fixtures/content-check.ts';

const { testProject, one } = useTestProject();
const NAME = 'name: { en: Skin, hi: स्किन }';

/** Writes stages below the days of the course, whose cards begin on the days 1, 2, 4, 17 and 20. */
const stage = (...stages: string[]) =>
  testProject().edit('src/content/course.yaml', /$/, `stages:\n${stages.map((one) => `  - ${one}\n`).join('')}`);

test('stages that begin with cards are as they should be', async () => {
  await stage(`{ from: 1, ${NAME} }`, `{ from: 4, ${NAME} }`);
  expect(await testProject().found()).toEqual([]);
});

test.each<[string, RegExp]>([
  [`{ from: 3, ${NAME} }`, /:\d+ No card begins on day 3, .* Cards begin on the days 1, 2, 4/],
  [`{ from: 2, ${NAME} }`, /:\d+ This stage begins on day 2, and the one before it on day 4\./],
  [`{ from: day 5, ${NAME} }`, /:\d+ `from` \(stages, number 3\) should be a number/],
  ['{ from: 17, name: { en: Skin } }', /:\d+ `hi` \(stages, number 3, name\) is missing.* in the language hi/],
  ['{ from: 17, name: Skin }', /:\d+ `name` \(stages, number 3\) should be a group of fields/],
  [`{ form: 17, ${NAME} }`, /:\d+ `form` .* Did you mean `from`/],
])('of the stage %s it says so', async (written, said) => {
  await stage(`{ from: 1, ${NAME} }`, `{ from: 4, ${NAME} }`, written);
  const found = await one();
  expect(found).toMatch(/^error src\/content\/course\.yaml/);
  expect(found).toMatch(said);
});
