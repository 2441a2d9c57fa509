/**
 * The optional performance hook. Its script comes into the pages from here: one in a component would be bundled into
 * every site, whether a page has it or not.
 */
import type { AstroIntegration } from 'astro';

/** @param address where the figures go; without one nothing is added to the site */
export const webVitals = (address: string | undefined): AstroIntegration => ({
  name: 'web-vitals',
  hooks: {
    'astro:config:setup': ({ injectScript }) => {
      if (!address) return;
      const call = `sendVitals(${JSON.stringify(address)});`;
      injectScript('page', `import { sendVitals } from '/src/client/web-vitals.ts'; ${call}`);
    },
  },
});
