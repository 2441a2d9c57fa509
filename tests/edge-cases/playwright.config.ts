/**
 * What few visits meet: words of any length, letters of any size, paper, photos of odd shapes, lines that stall, hosts
 * that answer wrongly, a deploy between two visits, one enquiry in two tabs. `npm run test:edge-cases`, on the screens
 * and with the settings of the other browser tests; the spec's own rules are proved there, by `npm test`.
 */
import { defineConfig } from '@playwright/test';
import pages from '../../playwright.config.ts';
import type { SiteName } from '../fixtures/sites.ts';

const BUILT: SiteName[] = ['site', 'weighed', 'fixture', 'paginated', 'full', 'bare'];

export default defineConfig({
  ...pages,
  testDir: import.meta.dirname,
  testMatch: '*.spec.ts',
  metadata: { sites: BUILT },
  // Without the old Chrome, whose smoke suite belongs to those.
  projects: (pages.projects ?? []).filter(({ testDir }) => testDir === undefined),
});
