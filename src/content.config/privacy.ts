/** What the page about privacy says. */
import { words } from './fields.ts';

/** The site's own words of the page. */
export const privacyWords = words('title', 'description');
