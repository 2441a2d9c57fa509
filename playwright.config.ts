import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/browser/chromium.ts';
import { addressOf } from './tests/fixtures/sites.ts';

/** What is read off the build and looks the same on every screen. */
const ABOUT_THE_BUILD =
  /(seo|language-heads|pseudo-language|links|weight|deploy|output|gallery-pages|contrast|no-site-address|empty-gallery)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: '.local/test-results',
  globalSetup: './tests/global-setup.ts',
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
    { name: 'build', testMatch: ABOUT_THE_BUILD },
    {
      name: 'phone',
      testIgnore: ABOUT_THE_BUILD,
      use: { viewport: { width: 412, height: 915 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
    },
    { name: 'desk', testIgnore: ABOUT_THE_BUILD, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
