import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.ts';
import { addressOf } from './tests/sites.ts';

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: '.local/test-results',
  globalSetup: './tests/setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: [['list']],
  use: {
    baseURL: addressOf('site'),
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 412, height: 915 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true } },
    { name: 'desk', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
