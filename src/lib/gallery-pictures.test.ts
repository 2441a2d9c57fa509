import { describe, expect, it } from 'vitest';
import { photoWidths, sizesOf } from './gallery-pictures.ts';
import type { GridCell } from './gallery-rows.ts';

const HALF: GridCell = { phone: 'half', desk: 3, wide: false };
const LEAD: GridCell = { phone: 'row', desk: 'lead', wide: false };
const LYING: GridCell = { phone: 'row', desk: 6, wide: true };

const smallest = (ratio: number, cell: GridCell) => photoWidths(ratio, cell)[0] as { width: number; maxBytes: number };

describe('photoWidths', () => {
  it('begins with what a half of a phone’s screen needs, or the whole', () => {
    expect(smallest(3 / 4, HALF).width).toBe(364);
    expect(smallest(3 / 4, LEAD).width).toBe(728);
    expect(smallest(3 / 2, LYING).width).toBe(728);
  });

  it('gives what is cut at its sides a wider small picture that may weigh no more', () => {
    expect(smallest(1, HALF).width).toBe(485);
    expect(smallest(9, HALF).width).toBe(680);
    expect(smallest(2, LYING).width).toBe(971);
    for (const cell of [HALF, LEAD, LYING]) expect(smallest(9, cell).maxBytes).toBe(smallest(0.5, cell).maxBytes);
  });

  it('gives a panorama pixels enough for its height', () => {
    expect(photoWidths(6, LYING)).toContain(1920);
    expect(photoWidths(2, LYING)).not.toContain(1920);
  });
});

describe('sizesOf', () => {
  it('tells the layout: the widest screen, a desk, a phone', () => {
    expect(sizesOf(3 / 4, HALF)).toBe('(min-width: 76rem) 16.9rem, (min-width: 44rem) calc(23vw - 0.6rem), 50vw');
    expect(sizesOf(3 / 4, LEAD)).toBe('(min-width: 76rem) 34.6rem, (min-width: 44rem) calc(46vw - 0.4rem), 100vw');
    expect(sizesOf(3, { ...LYING, desk: 12 })).toBe('(min-width: 76rem) 140rem, (min-width: 44rem) 184vw, 200vw');
  });
});
