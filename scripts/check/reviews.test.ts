import { expect, test } from 'vitest';
import { put } from '../../tests/fixtures/content-project.ts';
import { useTestProject } from '../../tests/fixtures/content-check.ts';

const { testProject, one } = useTestProject();

const REVIEW = `reviews:
  - language: hi
    words: बहुत अच्छा काम।
    name: { en: Fixture, hi: परीक्षण }
    town: Gwalior
    month: 2020-02
    photo: pictures/some.jpg
`;

test('a whole review is fine', async () => {
  await put(testProject().root, 'src/content/reviews.yaml', REVIEW);
  expect(await testProject().found()).toEqual([]);
});

test('without reviews behind the colon it is told how to have none', async () => {
  await put(testProject().root, 'src/content/reviews.yaml', 'reviews:\n');
  expect(await one()).toMatch(
    /^error .*:1 `reviews` is empty\. Write .*, or write `\[\]` behind the colon for none\.$/i,
  );
  await put(testProject().root, 'src/content/reviews.yaml', 'reviews: []\n');
  expect(await one()).toMatch(/^advice .*:1 No words of clients are shown/);
});

test('a field that may be left out and is empty: it is told that the line can go', async () => {
  await put(testProject().root, 'src/content/reviews.yaml', REVIEW.replace('pictures/some.jpg', ''));
  expect(await one()).toMatch(/^error .*:7 `photo` .*is empty\. Write .*, or delete the line\.$/i);
});

test.each([
  ['2020-02', '2199-02', /^error .*reviews.yaml:6 The month 2199-02 has not begun yet/],
  ['2020-02', '2020-13', /^error .*:6 .*the month in which she said it, such as "2026-02"/],
  ['2020-02', 'February', /^error .*:6 .*such as "2026-02"/],
  ['language: hi', 'language: hindi', /^error .*:2 .*Write one of en, hi/],
  ['language: hi', 'language: en', /^advice .*:2 The words are said to be English, but are in the letters of Hindi/],
  ['बहुत अच्छा काम।', 'Bahut achchha kaam.', null],
  [
    'some.jpg',
    'sme.jpg',
    /^error .*:7 The picture pictures\/sme.jpg is missing. Did you mean some.jpg\?.*delete the line\.$/,
  ],
  [
    'some.jpg',
    'Some.jpg',
    /^error .*:7 There is no picture .* but there is pictures\/some.jpg.*Write `photo: pictures\/some.jpg`/,
  ],
  [/ {4}photo: .*\n/, '', null],
  [/$/, 'google: { rating: 4.8, count: 37, url: "https://maps.app.goo.gl/x" }\n', null],
  [/$/, 'google: { rating: 48, count: 37, url: "https://maps.app.goo.gl/x" }\n', /^error .*:8 .*rating.* more than 5/i],
  [/$/, 'google: { rating: 4.8, count: 37, url: maps.app.goo.gl/x }\n', /^error .*:8 .*full address of the profile/i],
])('with %s written as %s', async (from, to, said) => {
  await put(testProject().root, 'src/content/reviews.yaml', REVIEW);
  await testProject().edit('src/content/reviews.yaml', from, to);
  if (said) expect(await one()).toMatch(said);
  else expect(await testProject().found()).toEqual([]);
});

test('no review is an advice', async () => {
  await put(testProject().root, 'src/content/reviews.yaml', 'reviews: []\n');
  expect(await one()).toMatch(/^advice .*:1 No words of clients are shown.*whether it may be shown/);
});
