import { expect, test } from 'vitest';
import { wordsSchema } from '../../src/content.config/words.ts';
import { EN, STUDIO, useTestProject } from '../../tests/fixtures/content-check.ts';
import { put } from '../../tests/fixtures/content-project.ts';

const { testProject, one } = useTestProject();

const hours = (text: string) =>
  testProject().edit(`${EN}/words.yaml`, /\n {2}hours: .*/, `\n  hours: ${JSON.stringify(text)}`);

test.each([
  [
    'Daily, {open} to {closes}',
    /`Hours` \(footer\) says \{open\}, which the page does not fill in.*Did you mean \{opens\}\?/i,
  ],
  ['Daily, {Opens} to {closes}', /Did you mean \{opens\}\?/],
  ['Daily, { opens } to {closes}', /Did you mean \{opens\}\?/],
  ['Daily, {phone} to {closes}', /Write \{opens\} and \{closes\}, which the page knows here/],
  ['Daily, {opens to {closes}', /^error /],
])('the hours %s are refused by the check', async (text, said) => {
  await hours(text);
  expect(await one()).toMatch(/^error .*words.yaml:\d+ /);
  expect(await one()).toMatch(said);
});

const thanks = (text: string) =>
  testProject().edit(`${EN}/words.yaml`, /\n {2}thanks: .*/, `\n  thanks: ${JSON.stringify(text)}`);

test.each([
  [
    '{x} thanks you',
    /`Thanks` \(contact\) says \{x\}.*Write \{name\} and \{city\}, which the page knows here, or delete it/i,
  ],
  ['{nam} thanks you', /Did you mean \{name\}\?/],
  ['{City} thanks you', /Did you mean \{city\}\?/],
  ['All of {city thanks you', /says \{city, .*Did you mean \{city\}\?/],
  ['All of city} thanks you', /says city\}, .*Did you mean \{city\}\?/],
])('a text that the page completes with the studio’s facts alone: %s', async (text, said) => {
  await thanks(text);
  expect(await one()).toMatch(said);
});

test('every text may name the studio and its city', async () => {
  await thanks('{name} in {city} thanks you :-}');
  await hours('In {city} daily, {opens} to {closes}');
  expect(await testProject().found()).toEqual([]);
});

test('a text with placeholders of its own still wants them beside the studio’s', async () => {
  await hours('Every day in {city}');
  expect(await one()).toMatch(/^advice .*leaves out \{opens\} and \{closes\}/);
});

test('the name itself has no placeholders', async () => {
  await testProject().edit(STUDIO, /name: .*/, 'name: "Studio of {city}"');
  expect(await one()).toMatch(/^error .*`name` says \{city\}.*write the words themselves/);
});

test('a placeholder in prose that is none', async () => {
  await testProject().edit(`${EN}/about.md`, /\n$/, '\n\nWe are {name} in {city}, near {town}.\n');
  expect(await one()).toMatch(/^error .*about.md:\d+ The text says \{town\}/);
});

test('a placeholder in an answer that is none', async () => {
  await put(
    testProject().root,
    'src/content/questions.yaml',
    'questions:\n  - key: where\n    page: home\n    en: { question: "Where is {name}?", answer: "In { city }." }\n    hi: { question: "{name} कहां है?", answer: "{city} में।" }\n',
  );
  expect(await one()).toMatch(/^error .*questions.yaml:\d+ `answer` .* says \{ city \}.*Did you mean \{city\}\?/);
});

test('a placeholder that is left out is asked about', async () => {
  await hours('Every day from ten');
  expect(await one()).toMatch(/^advice .*leaves out \{opens\} and \{closes\}/);
});

test('the schema that the site is built with refuses the same', () => {
  const position = wordsSchema.shape.viewer.shape.position;
  expect(position.safeParse('Photo {n} of {total}').success).toBe(true);
  expect(position.safeParse('Photo {n} of {all}').error?.issues[0]?.message).toContain('the page knows {n}, {total}');
  expect(wordsSchema.shape.contact.shape.thanks.safeParse('{x}').success).toBe(false);
});
