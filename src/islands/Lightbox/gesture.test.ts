import { describe, expect, it } from 'vitest';
import { DISMISS_DISTANCE, downwardDrag, isDoubleTap, isTap, scrollFor, swipeSteps, zoomAt } from './gesture.ts';

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

describe('swipeSteps', () => {
  /** A finger that comes at 300 and is at each of these places 20 ms later than at the one before. */
  const trace = (...places: number[]) => [300, ...places].map((x, step) => ({ x, time: 1000 + 20 * step }));
  const slowly = trace(297, 294, 291, 288, 285, 282);

  it('leads to the neighbour when a slow finger has brought more than half of it', () => {
    expect(swipeSteps(slowly, 0.6)).toBe(1);
    expect(swipeSteps(slowly, -0.6)).toBe(-1);
  });

  it('leads back when it has not', () => {
    expect(swipeSteps(slowly, 0.4)).toBe(0);
    expect(swipeSteps(slowly, -0.4)).toBeCloseTo(0);
  });

  it('leads to one neighbour, however far it went', () => {
    expect(swipeSteps(slowly, 1.8)).toBe(1);
    expect(swipeSteps(slowly, -1.8)).toBe(-1);
  });

  it('leads to the neighbour by a flick, however short', () => {
    expect(swipeSteps(trace(285, 270), 0.05)).toBe(1);
    expect(swipeSteps(trace(315, 330), -0.05)).toBe(-1);
    // Begun while the slides still moved to the one where it counts from.
    expect(swipeSteps(trace(270, 240), -0.3)).toBe(1);
  });

  it('forgets the flick of a finger that rests before it leaves', () => {
    expect(swipeSteps([...trace(250, 200), { x: 200, time: 1200 }], 0.25)).toBe(0);
  });

  it('leads back by a flick back', () => {
    expect(swipeSteps(trace(260, 220, 180, 140, 100, 130, 160, 190), 0.3)).toBe(0);
  });

  it('lets go on what was under way when a finger taps', () => {
    expect(swipeSteps(trace(300), -0.6)).toBe(0);
    expect(swipeSteps(trace(298, 305), -0.6)).toBe(0);
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
