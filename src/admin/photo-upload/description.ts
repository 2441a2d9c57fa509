/** What a photo shows, in one line, as the shape of a photo takes it. */
import { STUDIO_PLACES } from '../../lib/studio-places.ts';

/** As it is saved: in one line, and nothing when nothing is said. */
export const inOneLine = (written: string): string => written.replace(/\s+/g, ' ').trim();

/** Whether this is a place that every page fills in: `{name}`, `{city}`. */
const isPlace = (written: string) => STUDIO_PLACES.some((place) => written === `{${place}}`);

/** The first brace, or name in braces, that no page fills in: it would be published as written. Nothing if none. */
export const strayBrace = (written: string): string | undefined =>
  [...written.matchAll(/\{[^{}]*\}|[{}]/g)].map(([found]) => found).find((found) => !isPlace(found));
