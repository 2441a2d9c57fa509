/** Where the figures of visitors' page loads go, if anywhere. */
import { VITALS_URL } from 'astro:env/server';

/** @returns the address for beacons, or nothing when none is configured */
export const getVitalsAddress = (): string | undefined => VITALS_URL || undefined;
