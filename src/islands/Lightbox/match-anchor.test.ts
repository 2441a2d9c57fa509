import { expect, test } from 'vitest';
import { matchAnchor } from './match-anchor.ts';

const anchors = ['post-1-iris', 'post-2-bridal-red', 'post-3-दुल्हन', 'post-4-photo', 'post-5-photo', 'post-6'];

test.each([
  ['the very same', 'post-2-bridal-red', 'post-2-bridal-red'],
  ['another number, the same name', 'post-27-bridal-red', 'post-2-bridal-red'],
  ['a name in any script', 'post-1-दुल्हन', 'post-3-दुल्हन'],
  ['a name that two photos have', 'post-9-photo', undefined],
  ['one of them as it is', 'post-4-photo', 'post-4-photo'],
  ['a part of a name', 'post-2-red', undefined],
  ['no name', 'post-9', undefined],
  ['no photo', 'contact', undefined],
  ['nothing', '', undefined],
])('%s', (_, wanted, anchor) => {
  expect(matchAnchor(wanted, anchors)).toBe(anchor);
});
