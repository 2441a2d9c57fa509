/** What a photo shows, in one line, as the schema of a photo takes it. */
import { STUDIO_PLACEHOLDERS } from '../../lib/studio-placeholders.ts';
import { isBlank } from '../../shared/is-blank.ts';
import { placeholdersIn } from '../../shared/placeholders.ts';

/** As it is saved: in one line, and nothing when nothing is said. */
export const inOneLine = (written: string): string => (isBlank(written) ? '' : written.replace(/\s+/g, ' ').trim());

/** Whether this is a placeholder that every page fills in: `{name}`, `{city}`. */
const isPlaceholder = (written: string) => STUDIO_PLACEHOLDERS.some((placeholder) => written === `{${placeholder}}`);

/** The first brace, or name in braces, that no page fills in: it would be published as written. Nothing if none. */
export const strayBrace = (written: string): string | undefined =>
  placeholdersIn(written).find((found) => !isPlaceholder(found.written))?.written;
