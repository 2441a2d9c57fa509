/** The note that Git LFS keeps in place of a file until the file itself is fetched. */

const POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\/v\d+\n/;
/** What is wrong with such a note in a photo's place, to follow ‘it’ or its name. */
export const LFS_POINTER = 'is only the note that Git LFS keeps in a photo’s place: the photo itself was not fetched';
/** What to do about it. */
export const LFS_REMEDY = 'Install Git LFS, then run `git lfs pull`, which fetches it';

/** @param bytes a file's beginning, or all of it */
export const isLfsPointer = (bytes: Buffer): boolean => POINTER.test(bytes.subarray(0, 100).toString('latin1'));
