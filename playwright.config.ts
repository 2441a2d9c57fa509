import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/browser/chromium.ts';
import { isInstalled } from './tests/engines/old-chrome.ts';
import { SMOKE_SUITE, projectOf } from './tests/engines/projects.ts';
import { LAST_OF_ANDROID_6 } from './tests/engines/releases.ts';
import { readEveryLanguage } from './tests/fixtures/left-out-languages.ts';
import { usePhoneFonts } from './tests/fixtures/phone-fonts.ts';
import { addressOf, hostRulesOf, type SiteName } from './tests/fixtures/sites.ts';

// Before any test is read.
readEveryLanguage();
usePhoneFonts();

// Both lists name files of tests/, tests/configurations/ and tests/edge-cases/.
/** What is read off the build and looks the same on every screen, or chooses its own: on the desk alone. */
const ABOUT_THE_BUILD =
  /\/(build-output|contrast|course-print|devanagari|empty-gallery|focus-contrast|gallery-pages|group-link-scripts|hero-layout|language-heads|links|minimum-browsers|no-site-address|photo-crops|print|pseudo-language|seo|service-worker-update|tcp-initial-window|text-overflow|viewer-keys|weight)\.spec\.ts$/;
/** What a page does and says at any width alike: on the phone alone. */
const AT_ANY_WIDTH =
  /\/(blocked-storage|chunk-load-failure|course-dates|course-stages|covered-focus|day-plan|draft-across-tabs|early-tap|enquiry|enquiry-(connections|draft|early-submit|failures|keyless|missing-styles|wire)|language-switch|languages|moved-photos|offline|opening-hours|localized-islands|page-content|prefetch|privacy|questions|reviews|save-data|service-worker|services|slideshow-interruptions|unresponsive-server|viewer-(addresses|code|double-taps|gestures|history|network|pages|share|share-failures|swipe|zoom)|vitals|without-javascript)\.spec\.ts$/;

/** The two screens: of a cheap phone, and of a computer. */
export const PHONE = { viewport: { width: 412, height: 915 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
export const DESK = { viewport: { width: 1440, height: 900 } };

/** Phones alone keep the old Chrome for good: how it lays out a desk, and paper, is left to `npm run test:engines`. */
const ON_A_WIDE_SCREEN = / on a desk\b/;
const ON_PAPER = 'print.smoke.ts';

/** Single tests of the other files that one of the two screens proves. */
const ON_A_PHONE = /@phone/;
const ON_A_DESK = /@desk/;

/** Three even on two processors: a test mostly waits, for the browser's process, the network or a transition. */
const WORKERS = 3;
/** A new page's process goes on to draw what it leads to: a test of one page takes a sixth less of the processors. */
const ONE_PROCESS = '--renderer-process-limit=1';
/** The number of the worker that reads this file, from 0; a program that only lists the tests has none. */
const WORKER_INDEX = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
/** Milliseconds for a test and for an expectation, on a machine that is busy with something else as well. */
const TEST_TIMEOUT = 180_000;
const EXPECT_TIMEOUT = 20_000;

const settings = defineConfig({
  testDir: 'tests',
  // The folders below it have settings of their own.
  testMatch: /\/tests\/[^/]+\.spec\.ts$/,
  // Whole paths, which the settings of those folders take over.
  outputDir: join(import.meta.dirname, '.local/test-results'),
  globalSetup: join(import.meta.dirname, 'tests/global-setup.ts'),
  metadata: { sites: ['site', 'drawn'] satisfies SiteName[] },
  fullyParallel: true,
  forbidOnly: true,
  workers: WORKERS,
  timeout: TEST_TIMEOUT,
  expect: { timeout: EXPECT_TIMEOUT },
  // In a log, of which often only the end is kept, what failed stands there.
  reporter: [[process.stdout.isTTY ? 'list' : 'dot']],
  use: {
    baseURL: addressOf('site'),
    // Recording every test costs a tenth of the processors' time: `npm run e2e -- --trace retain-on-failure` does it.
    trace: 'off',
    // At each first visit the worker fetches pages for later, which is a fifth of all that the tests compute: what is
    // about the worker, or about every page, lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findChromium(),
      args: [...CHROMIUM_FLAGS, ONE_PROCESS, hostRulesOf(WORKER_INDEX)],
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: ABOUT_THE_BUILD,
      grepInvert: ON_A_DESK,
      use: PHONE,
    },
    ...(isInstalled(LAST_OF_ANDROID_6)
      ? [{ ...SMOKE_SUITE, name: projectOf(LAST_OF_ANDROID_6), testIgnore: ON_PAPER, grepInvert: ON_A_WIDE_SCREEN }]
      : []),
    // Last, because its tests are the shortest: no worker is left alone with a long one.
    {
      name: 'desk',
      testIgnore: AT_ANY_WIDTH,
      grepInvert: ON_A_PHONE,
      use: DESK,
    },
  ],
});

export default settings;

/**
 * The settings for the tests of a folder, on the two screens alone: the old Chrome's smoke suite belongs to `npm test`.
 * @param folder its whole path
 * @param sites those that its tests open
 */
export const suiteIn = (folder: string, sites: SiteName[]) =>
  defineConfig({
    ...settings,
    testDir: folder,
    testMatch: '*.spec.ts',
    metadata: { sites },
    projects: (settings.projects ?? []).filter(({ testDir }) => testDir === undefined),
  });
