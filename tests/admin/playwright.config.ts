/**
 * The owner's editor, in settings of its own: `npm run e2e:admin`, a part of `npm run test:tools`. It builds and serves
 * only the sites that these tests open.
 */
import { defineConfig } from '@playwright/test';
import { DESK, PHONE, suiteIn } from '../../playwright.config.ts';

/** Opens folders of the computer, as no phone can. */
const ON_A_COMPUTER = 'photo-field.spec.ts';

export default defineConfig({
  // With the editor; with one that knows no repository; and without it.
  ...suiteIn(import.meta.dirname, ['full', 'drawn', 'below']),
  projects: [
    { name: 'phone', testIgnore: ON_A_COMPUTER, use: PHONE },
    { name: 'desk', testMatch: ON_A_COMPUTER, use: DESK },
  ],
});
