import { BASE_PATH } from './offline-page-list.ts';

/** What every page of this site names in its head, the owner's guide as well. A host's notice or a login does not. */
const OWN_ICON = `"${BASE_PATH}/favicon.svg"`;

/** What every page ends with. Where no length is told, a page whose end was lost on the way looks like any other. */
const END = '</html>';

/** @param html a page as it came from the server or from the cache @returns whether it is of this site, and whole */
export const isOwnPage = (html: string): boolean => html.includes(OWN_ICON) && html.includes(END);

/** @param html all that came of an answer @returns whether it is nothing, or a page of this site without its end */
export const isCutOff = (html: string): boolean => html === '' || (html.includes(OWN_ICON) && !html.includes(END));
