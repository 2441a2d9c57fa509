import { expect, test } from 'vitest';
import { changesOf, COURSE, DELETE, stepsOf, STUDIO } from './answers.ts';
import type { SampleGallery } from './settings.ts';

const PORTFOLIO = 'src/content/gallery/portfolio';
const photo = (name: string) => ({
  entry: `${PORTFOLIO}/${name}.yaml`,
  picture: `${PORTFOLIO}/${name}.jpg`,
  sha: name,
});
const GALLERIES: SampleGallery[] = [
  { name: 'portfolio', photos: ['01-red', '02-gold', '03-pink', '04-mine'].map(photo) },
];
const FILES = new Map(
  GALLERIES.flatMap(({ photos }) =>
    photos.flatMap(({ entry, picture, sha }) => [
      [entry, `${sha}.yaml`] as const,
      // The fourth has been replaced by a photo of hers.
      [picture, sha === '04-mine' ? 'hers' : sha] as const,
    ]),
  ),
);
const TEXTS = new Map([
  [STUDIO, 'name: Ruby # mine\nphone: +91 98111 22334\n'],
  ['src/content/services.yaml', '# What we do.\nservices:\n  - { group: a, en: { name: Bridal } }\n'],
  ['src/content/questions.yaml', 'questions: []\n'],
  ['src/content/course.yaml', 'days: [1]\nshare: gallery/portfolio/01-red.jpg\n'],
  [
    'src/content/pictures.yaml',
    'share: { about-us: gallery/portfolio/02-gold.jpg }\nslides: [gallery/portfolio/03-pink.jpg]\n',
  ],
]);
const steps = stepsOf(TEXTS, FILES, GALLERIES);
const idOf = (kind: string) => steps.find((step) => step.kind === kind)?.id ?? '';

test('asks about what is there, and about no photo of hers', () => {
  expect(steps.filter(({ kind }) => kind === 'list').map(({ id }) => id)).toEqual(['services']);
  expect(steps.flatMap((step) => (step.kind === 'photos' ? step.gallery.photos.map(({ sha }) => sha) : []))).toEqual([
    '01-red',
    '02-gold',
    '03-pink',
  ]);
});

test('without answers nothing changes', () => expect(changesOf(TEXTS, steps, new Map()).size).toBe(0));

test('an answer that says what is there changes nothing, nor one that cannot be taken, nor a key', () => {
  const answers = new Map([
    ['name en', 'Ruby'],
    ['phone', 'call me'],
    ['EMAILJS_PUBLIC_KEY', 'pk-1'],
  ]);
  expect(changesOf(TEXTS, steps, answers).size).toBe(0);
});

test('a day off that the course has come to need is left as it is', () => {
  const closing = (date: string) =>
    changesOf(
      new Map([...TEXTS, [COURSE, `batches: [{ starts: ${date} }]\n`]]),
      steps,
      new Map([['closed', 'Monday']]),
    );
  expect([...closing('2130-01-02').keys()]).toEqual([]);
  expect([...closing('2130-01-03').keys()]).toEqual([STUDIO]);
});

test('answers change their own lines, and empty their own lists', () => {
  const changes = changesOf(
    TEXTS,
    steps,
    new Map([
      ['name hi', 'माणिक'],
      [idOf('list'), DELETE],
    ]),
  );
  expect([...changes]).toEqual([
    [STUDIO, 'name: { en: Ruby, hi: माणिक } # mine\nphone: +91 98111 22334\n'],
    ['src/content/services.yaml', '# What we do.\nservices: []\n'],
  ]);
});

test('photos of the sample go with their entries and with what links show of them; one that a text names stays', () => {
  const changes = changesOf(TEXTS, steps, new Map([[idOf('photos'), DELETE]]));
  expect(Object.fromEntries(changes)).toEqual({
    'src/content/course.yaml': 'days: [1]\n',
    'src/content/pictures.yaml': 'slides: [gallery/portfolio/03-pink.jpg]\n',
    [`${PORTFOLIO}/01-red.yaml`]: undefined,
    [`${PORTFOLIO}/01-red.jpg`]: undefined,
    [`${PORTFOLIO}/02-gold.yaml`]: undefined,
    [`${PORTFOLIO}/02-gold.jpg`]: undefined,
    [`${PORTFOLIO}/03-pink.yaml`]: undefined,
  });
});

test.each([
  'image: ../portfolio/01-red.jpg',
  'image: ../portfolio/01-red.jpg\nalt: "x\n',
  '---\n---\n![](../portfolio/01-red.jpg)',
])('a picture that the entry of another gallery shows stays: %j', (shown) => {
  const texts = new Map([
    ...TEXTS,
    [`src/content/gallery/studio/01-a.${shown.startsWith('-') ? 'md' : 'yaml'}`, shown],
  ]);
  const changes = changesOf(texts, steps, new Map([[idOf('photos'), DELETE]]));
  expect(changes.has(`${PORTFOLIO}/01-red.yaml`)).toBe(true);
  expect(changes.has(`${PORTFOLIO}/01-red.jpg`)).toBe(false);
  expect(changes.has(`${PORTFOLIO}/02-gold.jpg`)).toBe(true);
});

test('an entry that goes keeps no picture, and the word for one keeps none', () => {
  const texts = new Map([
    ...TEXTS,
    [`${PORTFOLIO}/01-red.yaml`, 'image: 01-red.jpg\n'],
    ['src/content/en/about.md', 'It was gallery/portfolio/01-red.jpg once.\n'],
  ]);
  const changes = changesOf(texts, steps, new Map([[idOf('photos'), DELETE]]));
  expect(changes.has(`${PORTFOLIO}/01-red.jpg`)).toBe(true);
});
