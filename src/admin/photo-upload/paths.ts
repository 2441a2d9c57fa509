/** The address of the page that hangs photos, below the site's own. */
export const PHOTO_UPLOAD_PATH = 'admin/photos';
