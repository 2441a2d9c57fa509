/** Stands in the HTML of a text where one of the site's pictures belongs; which, says their order. */
export const PICTURE_MARKER = '<!-- a picture of the site -->';
