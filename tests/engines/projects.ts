/** The names under which the suite runs in each browser. */
import type { Release } from './releases.ts';

/** Today's Chromium, with which the others are compared. */
export const TODAY = 'today';

export const projectOf = ({ version }: Release): string => `chrome-${version}`;
