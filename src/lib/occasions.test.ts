import type { ImageMetadata } from 'astro';
import { expect, test } from 'vitest';
import { columnCount, toOccasions } from './occasions.ts';
import { PHOTOS_PER_PAGE } from './pagination.ts';

const photo = (src: string, group?: string) => ({
  group,
  focus: { x: 50, y: 25 },
  image: { src, width: 3, height: 4, format: 'jpg' } satisfies ImageMetadata,
});
const gallery = (name: string, ...listings: ReturnType<typeof photo>[]) => ({
  name,
  title: `The ${name}`,
  groups: [] as { key: string; name: string }[],
  listings,
});
const GROUPS = [
  { key: 'wedding', name: 'Wedding' },
  { key: 'party', name: 'Party' },
];
const summary = (...galleries: ReturnType<typeof gallery>[]) =>
  toOccasions(galleries).occasions.map(({ name, to, image }) => `${name} ${to} ${image.src}`);

test('groups come with their first photos, then the galleries without groups, but for the rooms', () => {
  const portfolio = {
    ...gallery('portfolio', photo('a', 'wedding'), photo('b', 'wedding'), photo('c', 'party'), photo('d')),
    groups: GROUPS,
  };
  expect(summary(portfolio, gallery('nail-art', photo('e')), gallery('studio', photo('f')))).toEqual([
    'Wedding /portfolio#group-wedding a',
    'Party /portfolio#group-party c',
    'The nail-art /nail-art e',
  ]);
});

test('a group is looked for on the page on which it begins', () => {
  const wedding = Array.from({ length: PHOTOS_PER_PAGE }, () => photo('a', 'wedding'));
  const portfolio = { ...gallery('portfolio', ...wedding, photo('b', 'party')), groups: GROUPS };
  expect(summary(portfolio)[1]).toBe('Party /portfolio/2#group-party b');
});

test('without groups the galleries themselves stand there, the empty ones left out', () => {
  expect(summary(gallery('portfolio', photo('a')), gallery('nail-art'), gallery('studio', photo('c')))).toEqual([
    'The portfolio /portfolio a',
    'The studio /studio c',
  ]);
  expect(summary(gallery('portfolio'), gallery('nail-art'))).toEqual([]);
});

test('no row of a wide screen holds one alone', () => {
  for (let count = 3; count <= 24; count += 1) expect(count % columnCount(count), String(count)).not.toBe(1);
  expect([1, 2, 3, 4, 5, 6, 9].map(columnCount)).toEqual([1, 2, 3, 4, 5, 4, 5]);
});
