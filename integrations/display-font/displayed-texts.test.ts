import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folder, put } from '../../tests/fixtures/content-project.ts';
import { displayedTexts } from './displayed-texts.ts';

let root: string;

beforeEach(async () => {
  root = await folder();
});

afterEach(() => rm(root, { recursive: true }));

test('the titles of a language are found wherever they stand, and nothing else', async () => {
  await put(
    root,
    'studio.yaml',
    'name: { en: Ruby, hi: रूबी }\nphone: "+91 1"\naddress: { city: झांसी, street: Main Road }\n',
  );
  await put(root, 'course.yaml', 'days: [1]\nstages: [{ from: 1, name: { en: Skin, hi: स्किन } }]\n');
  await put(root, 'hi/course.yaml', 'title: तीस दिन\nintro: नहीं\ncards:\n  - { title: पहला, points: [नहीं] }\n');
  await put(
    root,
    'hi/words.yaml',
    'viewer: { position: "फ़ोटो {n} / {total}", close: नहीं }\ncourse: { day: { one: "नहीं {n}" } }\n',
  );
  await put(root, 'hi/about.md', '---\ntitle: हम\n---\n\nपहला पैरा,\nदो लाइन में।\n\nनहीं\n');
  await put(root, 'hi/founder.md', '---\ntitle: मैं\n---\n\nनहीं\n');
  expect((await displayedTexts(root, 'hi')).sort()).toEqual(
    ['Main Road', 'झांसी', 'तीस दिन', 'स्किन', 'पहला', 'पहला पैरा,\nदो लाइन में।', 'फ़ोटो   /  ', 'मैं', 'रूबी', 'हम']
      .map((text) => text.normalize('NFC'))
      .sort(),
  );
});

test.each(['\uFEFF---\r\ntitle: हम\r\n---\r\n\r\nपहला\r\n', '\n---\ntitle: हम\n--- \nपहला', '---\ntitle: हम\n---'])(
  'a file is read as the site’s build reads it: %j',
  async (text) => {
    await put(root, 'hi/about.md', text);
    expect(await displayedTexts(root, 'hi')).toEqual(text.includes('पहला') ? ['हम', 'पहला'] : ['हम']);
  },
);

const MARKDOWN = `नहीं

## शीर्षक *और* ज़ोर
### तीसरा ###

रेखा के
ऊपर
===

- ## सूची में

<h2>कोड &amp; में</h2>

#### छोटा

\`\`\`
## नमूना
\`\`\`
`;
const HEADINGS = ['शीर्षक और ज़ोर', 'तीसरा', 'रेखा के\nऊपर', 'सूची में', 'कोड & में', 'छोटा'].map((text) =>
  text.normalize('NFC'),
);

test.each(['about.md', 'founder.md', 'privacy.md'])('the headings in the text of %s are titles', async (name) => {
  await put(root, `hi/${name}`, `---\ntitle: हम\n---\n\n${MARKDOWN}`);
  const first = name === 'about.md' ? ['नहीं'] : [];
  expect((await displayedTexts(root, 'hi')).sort()).toEqual(['हम', ...HEADINGS, ...first].sort());
});

test('and so are those in the answers to questions', async () => {
  const said = (answer: string) => ({ question: 'नहीं', answer });
  const questions = [
    { key: 'one', page: 'home', en: said('## No'), hi: said(MARKDOWN) },
    { key: 'two', page: 'home' },
  ];
  await put(root, 'questions.yaml', JSON.stringify({ questions }));
  expect((await displayedTexts(root, 'hi')).sort()).toEqual(HEADINGS.toSorted());
});

test('a list that leads is displayed whole', async () => {
  await put(root, 'hi/about.md', '---\ntitle: हम\n---\n\n- पहला\n\n- दूसरा\n\nनहीं\n');
  const texts = await displayedTexts(root, 'hi');
  expect(texts.join('\n').match(/\S+/g)).toEqual(['हम', 'पहला', 'दूसरा']);
});

test('a broken file gives no texts, and the others theirs: what is wrong with it is for the check to say', async () => {
  await put(root, 'hi/galleries.yaml', 'portfolio: { title: पोर्टफ़ोलियो }\n');
  await put(root, 'hi/words.yaml', 'contact: { title: "संपर्क\n');
  expect(await displayedTexts(root, 'hi')).toEqual(['पोर्टफ़ोलियो'.normalize('NFC')]);
  expect(await displayedTexts(join(root, 'nowhere'), 'hi')).toEqual([]);
});
