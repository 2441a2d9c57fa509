/** What a photo shows, in one line, as the shape of a photo takes it. */
import { STUDIO_PLACES } from '../../lib/studio-places.ts';

/** As it is saved: in one line, and nothing when nothing is said. */
export const inOneLine = (written: string): string => written.replace(/\s+/g, ' ').trim();

/** A brace that belongs to no place which the page fills in: it would go out as it is written. */
const isPlace = (written: string) => STUDIO_PLACES.some((place) => written === `{${place}}`);

/** What in a description cannot be saved; undefined when all of it can. */
export const strayBrace = (written: string): string | undefined =>
  [...written.matchAll(/\{[^{}]*\}|[{}]/g)].map(([found]) => found).find((found) => !isPlace(found));
