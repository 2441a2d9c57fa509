import { describe, expect, it } from 'vitest';
import { DISMISS_DISTANCE, downwardDrag, isDoubleTap, isTap, scrollFor, zoomAt } from './gesture.ts';

const from = { x: 100, y: 100 };

it('follows a finger down, and no other way', () => {
  expect(downwardDrag(from, { x: 105, y: 100 + DISMISS_DISTANCE })).toBe(DISMISS_DISTANCE);
  expect(downwardDrag(from, { x: 190, y: 200 })).toBe(0);
  expect(downwardDrag(from, { x: 100, y: 20 })).toBe(0);
});

it('forgives a finger that moves a little during a tap', () => {
  expect(isTap(from, { x: 106, y: 108 })).toBe(true);
  expect(isTap(from, { x: 109, y: 109 })).toBe(false);
});

describe('isDoubleTap', () => {
  const first = { ...from, time: 1000 };

  it('is two taps, soon and close', () => {
    expect(isDoubleTap(first, { x: 120, y: 120, time: 1300 })).toBe(true);
  });

  it('is not one tap, nor two far apart in time or place', () => {
    expect(isDoubleTap(undefined, first)).toBe(false);
    expect(isDoubleTap(first, { ...from, time: 1301 })).toBe(false);
    expect(isDoubleTap(first, { x: 140, y: 101, time: 1100 })).toBe(false);
  });
});

it('keeps what is under the finger under the finger', () => {
  // A photo of 400 × 500 in the middle of a slide of 400 × 800 whose top is 60 down, tapped at its right edge, halfway
  // down.
  const zoom = zoomAt(
    { x: 400, y: 460 },
    { left: 0, top: 210, width: 400, height: 500 },
    { left: 0, top: 60, width: 400, height: 800 },
  );
  expect(zoom).toEqual({ part: { x: 1, y: 0.5 }, at: { x: 400, y: 400 } });
  // Twice as large it begins at the corner.
  expect(scrollFor(zoom, { left: 0, top: 0, width: 800, height: 1000 })).toEqual({ left: 400, top: 100 });
});
