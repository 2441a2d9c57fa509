/**
 * The oldest browsers in which a page is whole and readable: cheap phones keep the last one that they were given.
 * Scripts and styles are compiled for them (astro.config.mjs), ESLint asks for no newer API, and
 * tests/minimum-browsers.spec.ts for no newer CSS.
 */
export const BROWSER_TARGETS = { chrome: '90', safari: '14.1', ios: '14.5', firefox: '90' } as const;

/** As Vite has them: `chrome90`. */
export const BUILD_TARGETS: string[] = Object.entries(BROWSER_TARGETS).map(([name, version]) => name + version);

/** As Browserslist has them: `chrome >= 90`. */
export const BROWSERSLIST: string[] = Object.entries(BROWSER_TARGETS).map(([name, version]) => `${name} >= ${version}`);
