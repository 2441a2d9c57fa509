/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';
import { everyLanguage } from './tests/fixtures/kept-languages.ts';

const ROOMS = '{src,integrations,scripts,tests}/**/';

// Milliseconds after which a test counts as hung: many times what it takes, for a machine may be busy with other
// things.
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
          include: [`${ROOMS}*.test.{ts,tsx}`],
          exclude: [`${ROOMS}*.integration.test.ts`],
          // Their files share threads and loaded modules: none of them changes what another one imports.
          pool: 'threads',
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          // Tests that build sites, hang photos by the command, end processes, stand in for Node's own modules or
          // encode a camera's photos.
          name: 'integration',
          include: [`${ROOMS}*.integration.test.ts`],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
