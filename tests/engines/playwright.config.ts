/** The smoke suite: in today's Chromium, and in the browsers that the environment names. */
import { defineConfig } from '@playwright/test';
import { readEveryLanguage } from '../fixtures/left-out-languages.ts';
import { usePhoneFonts } from '../fixtures/phone-fonts.ts';
import { SMOKE_SUITE, TODAY } from './projects.ts';

// Before any test is read.
readEveryLanguage();
usePhoneFonts();

/** Projects, `chrome-92,firefox`. */
const OTHERS = (process.env['ENGINES'] ?? '').split(',').filter(Boolean);

export default defineConfig({
  ...SMOKE_SUITE,
  outputDir: '../../.local/engines/results',
  globalSetup: './build.ts',
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  reporter: [['list']],
  projects: [TODAY, ...OTHERS].map((name) => ({ name })),
});
