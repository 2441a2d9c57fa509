import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FILES } from '../config/files.ts';
import { fileLabel } from '../config/labels.ts';
import { EDITOR_LANGUAGES } from '../language.ts';
import { wordsIn } from './page-words/index.ts';
import { SAMPLE } from '../../shared/sample-facts.ts';
import { SAMPLE_PICTURES } from './sample-picture-hashes.ts';
import { remainingSample } from './remaining-sample.ts';

const DRAWN = 'src/content/gallery/looks/01-red.jpg';
const GALLERIES = [{ name: 'looks', photos: [{ entry: '01-red.yaml', picture: DRAWN, sha: 'red' }] }];
const FOUNDER = SAMPLE_PICTURES['founder-workspace.jpg'] ?? '';
const SLIDE = SAMPLE_PICTURES['hero-02-bridal-thali.jpg'] ?? '';
const PICTURES = `slides:
  - image: pictures/mine.jpg
  - image: ./pictures/slide.jpg
founder: { image: pictures/founder.jpg }
`;

/** What is left of a site with these files of src/content: the texts, and the hashes of the pictures. */
const left = (texts: Record<string, string>, pictures: Record<string, string> = {}) =>
  remainingSample(
    {
      texts: new Map(Object.entries(texts).map(([path, text]) => [`src/content/${path}`, text])),
      files: new Map(Object.entries(pictures).map(([path, hash]) => [`src/content/${path}`, hash])),
    },
    GALLERIES,
  );

test('nothing is left of the sample on a site of her own, nor on one that cannot be read', () => {
  const pictures = { 'pictures/mine.jpg': 'a', 'pictures/slide.jpg': 'b', 'pictures/founder.jpg': 'c' };
  expect(left({ 'studio.yaml': 'phone: 1', 'pictures.yaml': PICTURES, 'en/course.yaml': 'certified: Mine' })).toEqual(
    [],
  );
  expect(left({ 'pictures.yaml': PICTURES }, { ...pictures, 'gallery/looks/01-red.jpg': 'hers' })).toEqual([]);
  expect(left({ 'studio.yaml': '"', 'pictures.yaml': 'slides: "', 'en/course.yaml': '- "' })).toEqual([]);
});

test('the sample’s facts and its photos are left as long as they stand', () => {
  expect(left({ 'studio.yaml': `email: ${SAMPLE.email}` }, { 'gallery/looks/01-red.jpg': 'red' })).toEqual([
    { what: 'email' },
    { what: 'photos', n: 1 },
  ]);
});

test.each([
  ['en', `certified: ${SAMPLE.certified}`],
  ['hi', `certified: ${SAMPLE.hindi.certified}, लखनऊ से प्रमाणित`],
])('the invented certificate is left in one language too: %s', (language, line) => {
  const others = { 'en/course.yaml': 'certified: Mine', 'hi/course.yaml': 'certified: मेरी लाइन' };
  expect(left({ ...others, [`${language}/course.yaml`]: `title: The course\n${line}\n` })).toEqual([
    { what: 'certified' },
  ]);
});

test('the invented certificate of a language that is left out is not', () => {
  const texts = new Map([
    ['src/content/hi/course.yaml', `certified: ${SAMPLE.hindi.certified}`],
    ['src/lib/left-out-languages.json', '["hi"]'],
  ]);
  expect(remainingSample({ texts, files: new Map() }, GALLERIES)).toEqual([]);
});

test('a drawing among the slides is left, one of a gallery too, and the founder’s', () => {
  const own = { 'pictures/mine.jpg': 'a', 'pictures/slide.jpg': 'b', 'pictures/founder.jpg': 'c' };
  const said = { 'pictures.yaml': PICTURES };
  expect(left(said, { ...own, 'pictures/slide.jpg': SLIDE })).toEqual([{ what: 'slides' }]);
  expect(left(said, { ...own, 'pictures/slide.jpg': 'red' })).toEqual([{ what: 'slides' }]);
  expect(left(said, { ...own, 'pictures/founder.jpg': FOUNDER })).toEqual([{ what: 'founder' }]);
  // It lies there, and stands nowhere.
  expect(left(said, { ...own, 'pictures/other.jpg': SLIDE })).toEqual([]);
});

test.each(EDITOR_LANGUAGES)('in %s what is left leads to files as the editor calls them', (language) => {
  const named = Object.values(wordsIn(language).left).flatMap((said) => said.match(/(?<=“)[^”]+/g) ?? []);
  expect(named.length).toBeGreaterThan(3);
  expect(FILES.map(({ name }) => fileLabel(name, language))).toEqual(expect.arrayContaining(named));
});

test('the pictures are those that the content check knows', () => {
  const root = join(import.meta.dirname, '../../..');
  const list = readFileSync(join(root, 'scripts/check/sample-pictures.txt'), 'utf8');
  const known = new Map([...list.matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)].map(([, hash, name = '']) => [name, hash]));
  for (const [name, sha] of Object.entries(SAMPLE_PICTURES)) {
    expect([...known.keys()]).toContain(name);
    const file = join(root, 'src/content/pictures', name);
    const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
    // Whoever has put a photo of her own in its place has no drawing left to compare.
    if (createHash('sha256').update(bytes).digest('hex') !== known.get(name)) continue;
    expect(createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex'), name).toBe(sha);
  }
  // Names that begin with a number hang in galleries.
  const outside = [...known.keys()].filter((name) => !/^\d/.test(name));
  expect(Object.keys(SAMPLE_PICTURES).sort()).toEqual(outside.sort());
});
