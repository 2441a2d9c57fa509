/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';
import { everyLanguage } from './tests/fixtures/left-out-languages.ts';

/** Folders of the owner's tools: the commands and the editor. */
const TOOLS = '{scripts,src/admin}/**/';
const FOLDERS = '{src,integrations,scripts,tests}/**/';

/** Settings of unit tests. */
const UNIT = {
  // Their files share threads and loaded modules: none of them changes what another one imports.
  pool: 'threads',
  isolate: false,
  // Milliseconds after which a test counts as hung: the longest have taken 35 seconds on a machine whose two processors
  // twenty other programs wanted.
  testTimeout: 120_000,
  // A test that claims nothing, as one does that loops over nothing, proves nothing.
  expect: { requireAssertions: true },
} as const;

export default getViteConfig({
  plugins: [everyLanguage],
  test: {
    // Every processor, where the default leaves one of them idle.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${FOLDERS}*.test.{ts,tsx}`],
          exclude: [`${TOOLS}*`, `${FOLDERS}*.integration.test.ts`],
          ...UNIT,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit:tools',
          include: [`${TOOLS}*.test.{ts,tsx}`],
          exclude: [`${FOLDERS}*.integration.test.ts`],
          ...UNIT,
        },
      },
      {
        extends: true,
        test: {
          // Tests that build sites, hang photos by the command, run git, end processes, talk to servers that keep them
          // waiting, stand in for Node's own modules or encode a camera's photos.
          name: 'integration',
          include: [`${FOLDERS}*.integration.test.ts`],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
