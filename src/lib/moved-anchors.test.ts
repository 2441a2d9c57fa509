import { expect, test } from 'vitest';
import { furtherGroups, movedPhotos } from './moved-anchors.ts';
import { PHOTOS_PER_PAGE } from './pagination.ts';

const listing = (filed: number) => ({ anchor: `post-${filed}`, alt: `Post ${filed}`, filed });

test('knows the photos that groups have put on another page', () => {
  const files = Array.from({ length: PHOTOS_PER_PAGE + 2 }, (_, at) => listing(at));
  expect(movedPhotos(files)).toEqual([]);
  const last = files.pop()!;
  expect(movedPhotos([last, ...files])).toEqual([
    { anchor: `post-${PHOTOS_PER_PAGE + 1}`, alt: `Post ${PHOTOS_PER_PAGE + 1}`, from: 2, to: 1 },
    { anchor: `post-${PHOTOS_PER_PAGE - 1}`, alt: `Post ${PHOTOS_PER_PAGE - 1}`, from: 1, to: 2 },
  ]);
});

test('knows the groups that begin behind the first page', () => {
  const groups = ['wedding', 'party', 'hair'].map((key) => ({ key, name: key.toUpperCase(), total: 1 }));
  const first = [{ group: 'wedding' }, ...Array.from({ length: PHOTOS_PER_PAGE }, () => ({ group: 'party' }))];
  expect(furtherGroups([...first, { group: 'hair' }], groups)).toEqual([
    { anchor: 'group-hair', alt: 'HAIR', from: 1, to: 2 },
  ]);
  expect(furtherGroups([{ group: undefined }], [])).toEqual([]);
});
