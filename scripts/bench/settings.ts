/** What the measurements of the site's pages have in common. */

/** Where the build lies that is measured. */
export const FOLDER = '.local/bench';

/** The pages that are measured, by their addresses in the first language. */
export const PAGES = ['/', '/portfolio', '/nail-art', '/studio', '/academy', '/about-us', '/privacy', '/contact'];
