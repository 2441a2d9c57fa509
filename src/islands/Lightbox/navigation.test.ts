import { describe, expect, it } from 'vitest';
import { around, fill, isLargeWanted, isSmallWanted, photoByKey, within } from './navigation.ts';
import { isPlainClick } from './plain-click.ts';

const bare = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

it('stays within the list', () => {
  expect([2, 3, 7, 8].map((index) => within(index, { first: 3, last: 7 }))).toEqual([3, 3, 7, 7]);
});

describe('photoByKey', () => {
  const photos = { first: 0, last: 4 };
  const go = (key: string, index = 2, reach = photos) => photoByKey({ ...bare, key }, index, reach, photos);

  it('walks with the arrows and stops at the ends', () => {
    expect([go('ArrowLeft'), go('ArrowRight'), go('ArrowLeft', 0), go('ArrowRight', 4)]).toEqual([1, 3, 0, 4]);
  });

  it('jumps with Home and End', () => {
    expect([go('Home'), go('End')]).toEqual([0, 4]);
  });

  it('walks on to a page that is still to come, but does not jump there', () => {
    const reach = { first: -1, last: 5 };
    expect([go('ArrowLeft', 0, reach), go('ArrowRight', 4, reach), go('ArrowRight', 5, reach)]).toEqual([-1, 5, 5]);
    expect([go('Home', 2, reach), go('End', 2, reach)]).toEqual([0, 4]);
  });

  it('leaves other keys, and those with a modifier, to the browser', () => {
    expect(go('a')).toBeUndefined();
    expect(photoByKey({ ...bare, altKey: true, key: 'ArrowLeft' }, 2, photos, photos)).toBeUndefined();
  });
});

it('takes only a plain click', () => {
  expect(isPlainClick({ ...bare, button: 0 })).toBe(true);
  expect(isPlainClick({ ...bare, button: 1 })).toBe(false);
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
    expect(isPlainClick({ ...bare, button: 0, [key]: true })).toBe(false);
});

describe('what may be fetched', () => {
  const line = { rest: 3, done: false, saveData: false };
  const larges = (step: number, change = {}) =>
    [0, 1, 2, 3, 4, 5].filter((at) => isLargeWanted(at, step, { ...line, ...change }));
  const smalls = (index: number, change = {}) =>
    [0, 1, 2, 3, 4, 5].filter((at) => isSmallWanted(at, index, { ...line, ...change }));

  it('is the photo that is looked at, alone, until it is done', () => {
    expect(larges(1)).toEqual([3]);
    expect(smalls(3)).toEqual([3]);
  });

  it('is then the neighbour in the direction of travel', () => {
    expect(larges(1, { done: true })).toEqual([3, 4]);
    expect(larges(-1, { done: true })).toEqual([2, 3]);
    expect(smalls(3, { done: true })).toEqual([2, 3, 4]);
  });

  it('is never a neighbour for a visitor who saves data', () => {
    expect(larges(1, { done: true, saveData: true })).toEqual([3]);
    expect(smalls(3, { done: true, saveData: true })).toEqual([3]);
  });

  it('is the small picture of what a swipe brings into sight, but not yet its large one', () => {
    expect(smalls(5)).toEqual([3, 5]);
    expect(larges(1)).toEqual([3]);
  });
});

it('goes round a ring, and enters it at the end it comes from', () => {
  expect([around(2, 1, 3), around(0, -1, 3), around(0, 1, 3)]).toEqual([0, 2, 1]);
  expect([around(-1, 1, 3), around(-1, -1, 3)]).toEqual([0, 2]);
});

it('fills a sentence, and leaves a misspelt name to be seen', () => {
  expect(fill('Photo {n} of {total}', { n: 3, total: 10 })).toBe('Photo 3 of 10');
  expect(fill('Photo {m}', { n: 3 })).toBe('Photo {m}');
});
