/** The folders of the project that hold the owner's files, from the project's own. */
import { join } from 'node:path';

/** Where the owner's files lie. */
export const CONTENT = join('src', 'content');
/** Where the galleries lie. */
export const GALLERIES = join(CONTENT, 'gallery');
/** Folders of src/content that hold pictures, not texts. */
export const PICTURE_FOLDERS: readonly string[] = ['gallery', 'pictures'];
/** Where the owner's own files are kept once photos are made of them; git ignores it. */
export const ORIGINALS = 'originals';
/** The folder whose files go out as they are. */
export const PUBLIC = 'public';
