/** What is said only in a language that the owner has left out. */
import { expect, test, vi } from 'vitest';
import { parsedText, useTestProject } from '../../tests/fixtures/content-check.ts';
import { yamlOf } from '../../tests/fixtures/content-texts.ts';
import { put } from '../../tests/fixtures/content-project.ts';
import { checkContent } from './content.ts';
import { dayPlanFindings } from './day-plan.ts';

vi.mock('../../src/lib/left-out-languages.json', () => ({ default: ['hi'] }));

const { testProject } = useTestProject();

/** What is said of a file with this content, each as `level cause remedy`. */
async function saidOf(name: string, data: object): Promise<string[]> {
  const file = `src/content/${name}`;
  await put(testProject().root, file, yamlOf(data));
  const { problems } = await checkContent(testProject().root);
  return problems
    .filter((problem) => problem.file === file)
    .map(({ level, cause, remedy }) => `${level} ${cause} ${remedy}`);
}

const en = { question: 'Is this a question?', answer: 'Yes.' };
const hi = { question: 'क्या यह सवाल है?', answer: 'हां।' };

test('a question, and the page that has no other', async () => {
  const first = { key: 'first', page: 'home', hi };
  const academy = { key: 'second', page: 'academy', en };
  const notAsked = /^advice The question ‘first’ is not asked in English: .* Add a group `en:`/;
  expect(await saidOf('questions.yaml', { questions: [first, academy] })).toEqual([
    expect.stringMatching(/^advice No question stands on the page \/, .*`page: home`\.$/),
    expect.stringMatching(notAsked),
  ]);
  const other = { key: 'third', page: 'home', en };
  expect(await saidOf('questions.yaml', { questions: [first, academy, other] })).toEqual([
    expect.stringMatching(notAsked),
  ]);
});

test('a service, and the list that has no other', async () => {
  const groups = { bridal: { name: { en: 'Brides' } } };
  const service = { group: 'bridal', price: 9000, hi: { name: 'ब्राइडल मेकअप', line: 'उस दिन के लिए।' } };
  const notSaid = /^advice The service ‘ब्राइडल मेकअप’ says nothing in English, .* Add a group `en:`/;
  expect(await saidOf('services.yaml', { groups, services: [service] })).toEqual([
    expect.stringMatching(/^advice No service is listed: .* as the notes in this file show\.$/),
    expect.stringMatching(notSaid),
  ]);
  const other = { group: 'bridal', en: { name: 'Bridal make-up', line: 'For the day.' } };
  expect(await saidOf('services.yaml', { groups, services: [service, other] })).toEqual([
    expect.stringMatching(/^advice No service has a price/),
    expect.stringMatching(notSaid),
  ]);
});

test('a step of the plan, and the plan that has no other', () => {
  const causes = (...steps: object[]) => dayPlanFindings(parsedText({ steps })).map(({ cause }) => cause);
  const notSaid = 'Number 1 is not said in English: the English page leaves it out.';
  expect(causes({ days: 1, hi: 'आराम' })).toEqual([expect.stringMatching(/^The plan .* has no step/), notSaid]);
  expect(causes({ days: 1, hi: 'आराम' }, { days: 0, en: 'Rest' })).toEqual([notSaid]);
});

test('what says nothing in any language is told of as that alone', async () => {
  expect(await saidOf('day-plan.yaml', { steps: [{ days: 2 }] })).toEqual([
    expect.stringMatching(/^error .* says nothing in any language/),
  ]);
});
