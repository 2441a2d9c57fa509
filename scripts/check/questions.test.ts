import { readFileSync, globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { put } from '../../tests/fixtures/small-project.ts';
import { EN, HI, PORTFOLIO, useTestProject } from '../../tests/fixtures/content-check.ts';
import { yamlOf } from '../../tests/fixtures/content-texts.ts';
import { RESERVED_QUESTION_KEYS } from '../../src/content.config/questions.ts';
import { checkContent } from './content.ts';

const { testProject, one } = useTestProject();
const FILE = 'src/content/questions.yaml';

const said = (answer: string) => ({
  en: { question: 'Is this a question?', answer },
  hi: { question: 'क्या यह सवाल है?', answer: 'हां।' },
});
const home = { key: 'first', page: 'home', ...said('Yes.') };
const academy = { key: 'second', page: 'academy', ...said('Yes.') };
const write = (...questions: object[]) => put(testProject().root, FILE, yamlOf({ questions }));

/** Puts the portfolio's photo into a group. */
async function hangInGroups(): Promise<void> {
  for (const folder of [EN, HI])
    await testProject().edit(`${folder}/galleries.yaml`, 'portfolio:\n', 'portfolio:\n  groups: { bridal: दुल्हन }\n');
  await testProject().edit(`${PORTFOLIO}/01-first.yaml`, /$/, 'group: bridal\n');
}

test('questions in both languages on both pages have no problem', async () => {
  await write(home, academy);
  expect(await testProject().found()).toEqual([]);
});

test.each([
  ['[there](/acadmy)', /^error .*questions.yaml:\d+ The link to \/acadmy leads to a page .* Did you mean \/academy\?/],
  ['text\n\n- [there](academy)', /^error .* The link to academy leads nowhere/],
  ['[x][course]\n\n[course]: /acadmy', /^error .* Did you mean \/academy\?/],
  ['[there](#contcat)', /^error .* leads to a place that the page does not have. Did you mean #contact\?/],
  ['[there](/#frist)', /^error .* leads to a place that the page does not have. Did you mean \/#first\?/],
  ['Yes[^1].\n\n[^1]: No', /^error .*questions.yaml:\d+ The text has a footnote/],
  ['![a picture](pictures/none.jpg)', /^error .*questions.yaml:\d+ The picture pictures\/none.jpg is missing/],
  ['![an offer](50%-off.jpg)', /^error .*questions.yaml:\d+ The picture 50%-off.jpg has a % in its name/],
])('an answer with %s', async (answer, finding) => {
  await write({ ...home, ...said(answer) }, academy);
  expect(await one()).toMatch(finding);
});

const inHindi = (answer: string) => ({ ...home, hi: { question: 'क्या यह सवाल है?', answer } });

test.each([
  ['/hi/portfolio#group-bride', /Did you mean \/hi\/portfolio#group-bridal\?/],
  ['/hi/portfolio?from=answer#bridal', /Did you mean \/hi\/portfolio#group-bridal\?/],
  ['/hi/studio#group-bridal', /the gallery studio has none\. Write \/hi\/studio\.$/],
  ['/hi/contact#day-plann', /leads to a place that the page does not have. Did you mean \/hi\/contact#day-plan\?/],
  ['/hi/academy#preise', /leads to a place that the page does not have/],
  ['#contcat', /Did you mean #contact\?/],
  ['/hi#second', /^error .* A question of that key stands on another page, or is not asked in this language/],
  ['/hi#english', /^error .* A question of that key stands on another page, or is not asked in this language/],
])('a Hindi answer with a link to %s', async (to, finding) => {
  await hangInGroups();
  await write(inHindi(`[यह](${to})`), { ...home, key: 'english', hi: undefined }, academy);
  const found = (await testProject().found()).filter((line) => line.includes('The link'));
  expect(found).toEqual([expect.stringMatching(finding)]);
});

test.each([
  '#first',
  '/hi#hindi',
  '/hi/academy#second',
  '/hi/academy#dates',
  '/hi/contact#day-plan',
  '/hi/portfolio#group-bridal',
  '/hi/portfolio#post-1-first',
  '/hi/portfolio#main',
  '/hi/portfolio#:~:text=शादी',
  '/hi/contact#:~:text=शादी',
  '/hi/about-us#anything',
])('a Hindi answer may have a link to %s', async (to) => {
  await hangInGroups();
  await write(inHindi(`[यह](${to})`), { ...home, key: 'hindi', en: undefined }, academy);
  expect((await testProject().found()).filter((line) => line.includes('The link'))).toEqual([]);
});

test.each([
  '[x](/portfolio)',
  '[x](#contact)',
  '[x](/#first)',
  '[x](#first)',
  '![x](pictures/founder.jpg)',
  '[![x](pictures/founder.jpg)](/portfolio)',
  '![x [y]](pictures/founder.jpg)',
])('an answer may have %s', async (answer) => {
  await write({ ...home, ...said(answer) }, academy);
  expect(await testProject().found()).toEqual([]);
});

test('a Hindi answer that leads to an English page is asked about', async () => {
  await write({ ...home, hi: { question: 'क्या?', answer: '[यह](/academy) देखें।' } }, academy);
  expect(await one()).toMatch(/^advice .*in another language. Write \/hi\/academy/);
});

test('a menu may lead to a question', async () => {
  await write(home, academy);
  await testProject().edit(`${EN}/home.yaml`, /to: \/portfolio/, 'to: "/#first"');
  expect(await testProject().found()).toEqual([]);
});

test('a question that one language lacks is advice, one that all lack an error', async () => {
  await write({ key: 'first', page: 'home', en: home.en }, academy);
  expect(await one()).toMatch(/^advice .*yaml:2 The question ‘first’ is not asked in Hindi.*Add a group `hi:`/);
  await write({ key: 'first', page: 'home' }, academy);
  expect(await one()).toMatch(/^error .*yaml:2 /);
});

test('a page without a question is advice', async () => {
  await write(home);
  const { problems } = await checkContent(testProject().root);
  const [finding] = problems.filter(({ file, level }) => file === FILE && level === 'advice');
  expect(finding?.cause).toContain('/academy');
  expect(finding?.remedy).toContain('page: academy');
});

test('a project may have no such file', async () => {
  await testProject().edit(`${EN}/home.yaml`, /to: \/portfolio/, 'to: "/#contact"');
  expect(await testProject().found()).toEqual([]);
});

describe('keys', () => {
  test('that stand twice or are taken are errors, with their lines', async () => {
    await write({ ...home, key: 'contact' }, academy, { ...academy, page: 'home' });
    const found = await testProject().found();
    expect(found).toHaveLength(2);
    expect(found[0]).toMatch(/^error .*yaml:2 The key ‘contact’ is taken.*such as contact-question/);
    expect(found[1]).toMatch(/^error .*yaml:\d+ Two questions have the key ‘second’/);
  });

  test('cannot be the id of an element, and can be anything else', () => {
    const sources = globSync('src/{components,layouts,islands}/**/*.{astro,tsx}').map((file) =>
      readFileSync(file, 'utf8'),
    );
    const ids = sources.flatMap((text) => [...text.matchAll(/\sid="([a-z0-9-]+)"/g)].map(([, id = '']) => id));
    expect(RESERVED_QUESTION_KEYS.toSorted()).toEqual([...new Set(ids)].sort());
  });
});
