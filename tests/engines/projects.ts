/** The browsers that the suite runs in, by the names of Playwright's projects. */
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/browser/chromium.ts';
import { startChromium } from './chromium-engine.ts';
import type { Engine, EngineOptions } from './engine.ts';
import { startFirefox } from './firefox-engine.ts';
import { findFirefox, findWebKit } from './installed.ts';
import { launchOptions } from './old-chrome.ts';
import { RELEASES, type Release } from './releases.ts';
import { startWebKit } from './webkit-engine.ts';

/** Today's Chromium, with which the others are compared. */
export const TODAY = 'today';
export const FIREFOX = 'firefox';
export const WEBKIT = 'webkit';

/** What the projects of the suite have in common, here and in the tests of every day. */
export const SUITE = {
  testDir: import.meta.dirname,
  testMatch: '*.smoke.ts',
  use: { serviceWorkers: 'allow' as const },
  expect: { timeout: 15_000, toPass: { timeout: 15_000, intervals: [100] } },
};

export const projectOf = ({ version }: Release): string => `chrome-${version}`;

/** Starts the browser of a project. Rejects when it is not on this machine. */
export async function startEngine(project: string, options: EngineOptions): Promise<Engine> {
  if (project === TODAY) {
    return startChromium({ executablePath: findChromium(), args: CHROMIUM_FLAGS }, options);
  }
  const release = RELEASES.find((one) => projectOf(one) === project);
  if (release) return startChromium(launchOptions(release), options);
  const firefox = findFirefox().programs;
  if (project === FIREFOX && firefox) return startFirefox(firefox, options);
  const webkit = findWebKit().programs;
  if (project === WEBKIT && webkit) return startWebKit(webkit, options);
  throw new Error(`${project} is not on this machine`);
}
