import { expect, test } from 'vitest';
import { parsedText, useTestProject } from '../../tests/fixtures/content-check.ts';
import { put } from '../../tests/fixtures/content-project.ts';
import { dayPlanFindings } from './day-plan.ts';

const { testProject, one } = useTestProject();
const FILE = 'src/content/day-plan.yaml';

test.each([
  [
    'no step',
    'steps: []\n',
    /^advice .*day-plan\.yaml:1 The plan up to a wedding has no step.*brides ask what to do when\. Write steps below/,
  ],
  [
    'one that is said in English alone',
    'steps:\n  - { days: 2, en: Rest, hi: आराम }\n  - { days: 1, en: Sleep }\n',
    /^advice .*day-plan\.yaml:3 Number 2 is not said in Hindi: the Hindi page leaves it out\. Write `hi: …,` behind the \{ that begins number 2 \(steps\), or leave it/,
  ],
  ['one that says nothing', 'steps:\n  - { days: 2 }\n', /^error .*day-plan\.yaml:2 /],
  [
    'half a day',
    'steps:\n  - { days: 1.5, en: Rest, hi: आराम }\n',
    /^error .*day-plan\.yaml:2 .*how many days before the wedding/,
  ],
])('%s is told about', async (_, text, said) => {
  await put(testProject().root, FILE, text);
  expect(await one()).toMatch(said);
});

test('the same is said twice only where the day is the same too', () => {
  const steps = (days: number) => ({
    steps: [
      { days: 3, en: 'Rest', hi: 'आराम' },
      { days, en: ' Rest ', hi: 'नींद' },
    ],
  });
  expect(dayPlanFindings(parsedText(steps(2)))).toEqual([]);
  expect(dayPlanFindings(parsedText(steps(3)))).toEqual([
    expect.objectContaining({
      level: 'advice',
      path: ['steps', 1, 'en'],
      cause: 'Number 2 says in English for the same day what number 1 says.',
    }),
  ]);
});

test('what is no list, or holds no groups, is the schema’s to refuse', () => {
  const texts = [null, {}, { steps: 3 }, { steps: ['Rest', null] }].map(parsedText);
  expect(texts.flatMap(dayPlanFindings)).toEqual([]);
});
