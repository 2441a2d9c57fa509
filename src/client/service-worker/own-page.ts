import { BASE_PATH } from './offline-page-list.ts';

/** What every page of this site names in its head, the owner's guide as well. A host's notice or a login does not. */
const OWN_ICON = `"${BASE_PATH}/favicon.svg"`;

/** @param html a page as it came from the server or from the cache */
export const isOwnPage = (html: string): boolean => html.includes(OWN_ICON);
