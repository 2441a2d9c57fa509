import { expect, test } from 'vitest';
import { variantOf } from './encoded-picture-name.ts';

test.each([
  ['01-rani.Tv3X2A27_1ksDkQ.avif', '.Tv3X2A27_1ksDkQ.avif'],
  ['07 दुल्हन.a-b_c-d__Z1k.jpg', '.a-b_c-d__Z1k.jpg'],
  ['a.b_c.12345678_x.jpg', '.12345678_x.jpg'],
])('%s is a variant', (name, variant) => {
  expect(variantOf(name)).toBe(variant);
});

test.each(['01-rani.jpg', 'founder.Tv3X2A27.jpg', 'client.CxK9_2ab.js.map', 'share.jpg'])('%s is none', (name) => {
  expect(variantOf(name)).toBeUndefined();
});
