/** The smoke suite: in today's Chromium first, then in the old ones that the environment names. */
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/browser/chromium.ts';
import { launchOptions } from './old-chrome.ts';
import { TODAY, projectOf } from './projects.ts';
import { RELEASES } from './releases.ts';

/** Main versions, `92,103`. */
const VERSIONS = (process.env['OLD_CHROMES'] ?? '').split(',');

export default defineConfig({
  testDir: '.',
  testMatch: '*.smoke.ts',
  outputDir: '../../.local/engines/results',
  globalSetup: './build.ts',
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  projects: [
    { name: TODAY, use: { launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS } } },
    ...RELEASES.filter(({ version }) => VERSIONS.includes(String(version))).map((release) => ({
      name: projectOf(release),
      dependencies: [TODAY],
      use: { launchOptions: launchOptions(release) },
    })),
  ],
});
