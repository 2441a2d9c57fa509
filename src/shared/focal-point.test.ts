import { describe, expect, test } from 'vitest';
import {
  cropOf,
  focalPointIn,
  focalPointOf,
  isMiddle,
  positionIn,
  positionText,
  parseFocalPoint,
} from './focal-point.ts';

const UPRIGHT = { width: 900, height: 1600 };
const WIDE = { width: 1600, height: 900 };

describe('what an entry says', () => {
  test.each([
    ['40% 20%', { x: 40, y: 20 }],
    ['0% 100%', { x: 0, y: 100 }],
    ['12.5% 7%', { x: 12.5, y: 7 }],
  ])('%s', (written, focus) => {
    expect(parseFocalPoint(written)).toEqual(focus);
  });

  test.each(['', '40 20', '40%', '40%,20%', '101% 20%', '-1% 5%', '40% 20% 3%', 'top left', '40%  20%'])(
    '‘%s’ is none',
    (written) => {
      expect(parseFocalPoint(written)).toBeUndefined();
    },
  );

  test('without it a face is in the upper middle of what stands upright, and in the middle of the rest', () => {
    expect(focalPointOf(undefined, UPRIGHT)).toEqual({ x: 50, y: 25 });
    expect(focalPointOf(undefined, WIDE)).toEqual({ x: 50, y: 50 });
    expect(focalPointOf(undefined, { width: 5, height: 5 })).toEqual({ x: 50, y: 50 });
    expect(focalPointOf('1% 2%', UPRIGHT)).toEqual({ x: 1, y: 2 });
  });
});

describe('a picture in a frame', () => {
  test('of its own shape has nothing to choose', () => {
    expect(isMiddle(positionIn(9 / 16, { x: 3, y: 97 }, UPRIGHT))).toBe(true);
  });

  test.each([
    ['the focal point in the middle', { x: 50, y: 50 }, { x: 50, y: 50 }],
    ['a face at the left edge', { x: 2, y: 50 }, { x: 0, y: 50 }],
    ['a face at the right edge', { x: 98, y: 50 }, { x: 100, y: 50 }],
    // 9 of 16 parts are seen: from 4 / 16 - 4.5 / 16, cut at 0, up to 7 / 16.
    ['a face at a quarter', { x: 25, y: 50 }, { x: 0, y: 50 }],
    // From 6 / 16 - 4.5 / 16, which is 1.5 of the 7 parts that are not seen.
    ['a face at three eighths', { x: 37.5, y: 50 }, { x: 150 / 7, y: 50 }],
  ])('%s', (_, focus, position) => {
    const at = positionIn(1, focus, WIDE);
    expect(at.x).toBeCloseTo(position.x);
    expect(at.y).toBe(position.y);
  });

  test('shows its focal point in the middle, or as near to it as the picture allows', () => {
    for (const size of [UPRIGHT, WIDE])
      for (const frame of [0.5, 0.75, 1, 2])
        for (let percent = 0; percent <= 100; percent += 5) {
          const focus = { x: percent, y: 100 - percent };
          const seen = focalPointIn(frame, focus, size);
          const position = positionIn(frame, focus, size);
          for (const side of ['x', 'y'] as const) {
            expect(seen[side]).toBeGreaterThanOrEqual(-1e-9);
            expect(seen[side]).toBeLessThanOrEqual(100 + 1e-9);
            const isFree = position[side] > 0.001 && position[side] < 99.999;
            const isWhole = seen[side].toFixed(6) === focus[side].toFixed(6);
            if (isFree && !isWhole) expect(seen[side]).toBeCloseTo(50);
          }
        }
  });

  test('is cut by whole pixels, never beyond its edges', () => {
    const frame = { width: 728, height: 971 };
    // It covers the frame: as high as that, or as wide.
    const [across, down] = [Math.round((1600 * 971) / 900), Math.round((1600 * 728) / 900)];
    for (const percent of [0, 33.3, 66.6, 100]) {
      const position = { x: percent, y: percent };
      const left = Math.round(((across - 728) * percent) / 100);
      expect(cropOf(frame, position, WIDE)).toEqual({ width: across, height: 971, left, top: 0 });
      const top = Math.round(((down - 971) * percent) / 100);
      expect(cropOf(frame, position, UPRIGHT)).toEqual({ width: 728, height: down, left: 0, top });
    }
    // Rounding makes it no pixel too small.
    expect(cropOf({ width: 100, height: 100 }, { x: 0, y: 0 }, { width: 3, height: 5 })).toMatchObject({ height: 167 });
    expect(cropOf({ width: 3, height: 100 }, { x: 0, y: 0 }, { width: 3, height: 101 })).toMatchObject({ height: 101 });
  });

  test('a position is written as CSS and the picture service read it', () => {
    expect(positionText({ x: 33.333, y: 0 })).toBe('33.3% 0%');
    expect(parseFocalPoint(positionText({ x: 100 / 3, y: 99.96 }))).toEqual({ x: 33.3, y: 100 });
  });
});
