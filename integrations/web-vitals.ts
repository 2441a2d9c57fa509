/**
 * The optional performance hook. Its script comes into the pages from here: one in a component would be bundled into
 * every site, whether a page has it or not.
 */
import type { AstroIntegration } from 'astro';
import { isHttpAddress } from './http-address.ts';

/**
 * What is wrong with the address that the site's owner says in the build's environment; nothing where it is right, or
 * none is given.
 * @param env the environment of the build, with what a file .env adds to it
 */
export function vitalsFault(
  env: Readonly<Record<string, string | undefined>>,
): { cause: string; remedy: string } | undefined {
  const given = env['VITALS_URL'];
  return !given || isHttpAddress(given)
    ? undefined
    : {
        cause: `VITALS_URL is ‘${given}’, which is no address that begins with https://.`,
        remedy:
          'Write it as VITALS_URL=https://www.example.in/figures, or as a path of the site itself that begins with /, ' +
          'or delete the setting.',
      };
}

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
