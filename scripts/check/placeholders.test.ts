import { expect, test } from 'vitest';
import { wordsShape } from '../../src/content.config/words.ts';
import { EN, useTestProject } from '../../tests/fixtures/content-check.ts';

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

test('a text that the page completes nowhere may name no place', async () => {
  await testProject().edit(`${EN}/words.yaml`, /\n {2}thanks: .*/, '\n  thanks: Thank you, {name}.');
  expect(await one()).toMatch(/`Thanks` \(contact\) says \{name\}.*Delete it, or write the words themselves/i);
});

test('a place that is left out is asked about', async () => {
  await hours('Every day from ten');
  expect(await one()).toMatch(/^advice .*leaves out \{opens\} and \{closes\}/);
});

test('the shape that the site is built with refuses the same', () => {
  const position = wordsShape.shape.viewer.shape.position;
  expect(position.safeParse('Photo {n} of {total}').success).toBe(true);
  expect(position.safeParse('Photo {n} of {all}').error?.issues[0]?.message).toContain('the page knows {n}, {total}');
  expect(wordsShape.shape.contact.shape.thanks.safeParse('{x}').success).toBe(false);
});
