import { describe, expect, it } from 'vitest';
import { clamp, indexForKey, isLargeWanted, isSmallWanted } from './navigation.ts';
import { isPlainClick } from '../../shared/plain-click.ts';

const bare = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

it('stays within the range', () => {
  expect([2, 3, 7, 8].map((index) => clamp(index, { first: 3, last: 7 }))).toEqual([3, 3, 7, 7]);
});

describe('indexForKey', () => {
  const page = { first: 0, last: 4 };
  const go = (key: string, index = 2, slides = page) => indexForKey({ ...bare, key }, index, slides, page);

  it('goes by the arrows and stops at the ends', () => {
    expect([go('ArrowLeft'), go('ArrowRight'), go('ArrowLeft', 0), go('ArrowRight', 4)]).toEqual([1, 3, 0, 4]);
  });

  it('jumps with Home and End', () => {
    expect([go('Home'), go('End')]).toEqual([0, 4]);
  });

  it('goes on to a page that is not loaded yet, but does not jump there', () => {
    const slides = { first: -1, last: 5 };
    expect([go('ArrowLeft', 0, slides), go('ArrowRight', 4, slides), go('ArrowRight', 5, slides)]).toEqual([-1, 5, 5]);
    expect([go('Home', 2, slides), go('End', 2, slides)]).toEqual([0, 4]);
  });

  it('leaves other keys, and those with a modifier, to the browser', () => {
    expect(go('a')).toBeUndefined();
    expect(indexForKey({ ...bare, altKey: true, key: 'ArrowLeft' }, 2, page, page)).toBeUndefined();
  });
});

it('takes only a plain click', () => {
  expect(isPlainClick({ ...bare, button: 0 })).toBe(true);
  expect(isPlainClick({ ...bare, button: 1 })).toBe(false);
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
    expect(isPlainClick({ ...bare, button: 0, [key]: true })).toBe(false);
});

describe('what may be loaded', () => {
  const state = { settled: 3, loaded: false, saveData: false };
  const larges = (direction: number, change = {}) =>
    [0, 1, 2, 3, 4, 5].filter((index) => isLargeWanted(index, direction, { ...state, ...change }));
  const smalls = (inSight: number, change = {}) =>
    [0, 1, 2, 3, 4, 5].filter((index) => isSmallWanted(index, inSight, { ...state, ...change }));

  it('is the photo that is looked at, alone, until it is loaded', () => {
    expect(larges(1)).toEqual([3]);
    expect(smalls(3)).toEqual([3]);
  });

  it('is then the neighbour in the direction of travel', () => {
    expect(larges(1, { loaded: true })).toEqual([3, 4]);
    expect(larges(-1, { loaded: true })).toEqual([2, 3]);
    expect(smalls(3, { loaded: true })).toEqual([2, 3, 4]);
  });

  it('is never a neighbour for a visitor who saves data', () => {
    expect(larges(1, { loaded: true, saveData: true })).toEqual([3]);
    expect(smalls(3, { loaded: true, saveData: true })).toEqual([3]);
  });

  it('is the small picture of what a swipe brings into sight, but not yet its large one', () => {
    expect(smalls(5)).toEqual([3, 5]);
    expect(larges(1)).toEqual([3]);
  });
});
