/** The oldest browsers in which the site is whole: what its styles ask of them, and what the README says of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { BROWSER_TARGETS } from '../integrations/browser-targets.ts';
import { PROJECT } from './fixtures/project-root.ts';
import { expectSupportedStyles } from './fixtures/supported-styles.ts';

test('no style asks for more than the oldest browsers have', () => expectSupportedStyles('site'));

test('the README names the oldest browsers', () => {
  const readme = readFileSync(join(PROJECT, 'README.md'), 'utf8');
  expect(readme).toContain(
    `whole from Chrome ${BROWSER_TARGETS.chrome}, Safari ${BROWSER_TARGETS.safari} and Firefox ${BROWSER_TARGETS.firefox} on`,
  );
});
