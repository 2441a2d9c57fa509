/**
 * The projects of the smoke suite: their names, and what they have in common. Without the drivers of other browsers,
 * for every worker of the browser tests reads this.
 */
import type { Release } from './releases.ts';

/** Today's Chromium, with which the others are compared. */
export const TODAY = 'today';
export const FIREFOX = 'firefox';
export const WEBKIT = 'webkit';

/** Settings of each of them, under either of the two configurations. */
export const SMOKE_SUITE = {
  testDir: import.meta.dirname,
  testMatch: '*.smoke.ts',
  // Without a line a page comes from the worker.
  use: { serviceWorkers: 'allow' as const },
  expect: { timeout: 15_000, toPass: { timeout: 15_000, intervals: [100] } },
};

export const projectOf = ({ version }: Release): string => `chrome-${version}`;
