/** Addresses below the site's own: of the page, of its list of small pictures, and what opens a gallery at once. */
export const PHOTO_ORDER_PATH = 'admin/order';
export const THUMBNAILS_PATH = 'admin/thumbnails.json';
export const GALLERY_QUERY = 'gallery';
