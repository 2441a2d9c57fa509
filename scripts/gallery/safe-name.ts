/**
 * The file names with which a picture or an entry reaches the site. Tried with Astro's glob, its picture import and
 * the published addresses: `#` and `?` end an address, `%` begins a code in one, `\` parts folders, and the site
 * never reads a file that begins with a dot. A computer with Windows takes none of the others that are left out.
 */

/** Characters that break an address or that Windows has no files with, and characters that cannot be seen or typed. */
const UNSAFE_CHARACTER = /[#%?\\/:*"<>|\p{Cc}\p{Cs}\uFFFD]/u;
/** Names that Windows keeps for devices, whatever their ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
/** Bytes of a name: the site adds about 30 to it, and no disk takes more than 255. */
const MAX_NAME_BYTES = 220;

/**
 * True for a file name (without folders) that the site, git and every computer read alike: letters, accents and
 * figures of any script, emoji, spaces and characters such as `- _ . , ( ) [ ] & + ' ! @ ~` are fine.
 * Accents are one letter with their letter (NFC): Apple's disks part them, and two spellings look the same.
 */
export const isSafeName = (name: string): boolean =>
  name !== '' &&
  !UNSAFE_CHARACTER.test(name) &&
  !/^[. ]|[. ]$/.test(name) &&
  !DEVICE.test(name) &&
  name === name.normalize('NFC') &&
  Buffer.byteLength(name) <= MAX_NAME_BYTES;

/** Whether two names look the same: keyboards store some letters in one way or another, such as the फ़ of फ़ोटो. */
export const looksLike = (name: string, other: string): boolean => name.normalize('NFC') === other.normalize('NFC');

/**
 * A name, or a whole path, in a form that is equal wherever two differ in nothing but capitals and the way accents are
 * stored, as one file's do on different disks. To compare with, never to write.
 */
export const looseName = (name: string): string => name.normalize('NFC').toLowerCase();

/**
 * The gallery that a folder is but for capitals, on some disks even so.
 * @param folders all that lie there: a gallery whose own folder is one of them is not meant
 */
export const galleryInOtherCapitals = (
  folder: string,
  galleries: readonly string[],
  folders: readonly string[],
): string | undefined => galleries.find((name) => looseName(name) === looseName(folder) && !folders.includes(name));

/** What to do about such a folder. */
export const capitalsRemedy = (gallery: string): string =>
  `Rename the folder to ${gallery}, ${gallery === looseName(gallery) ? 'in small letters' : 'spelled exactly like this'}`;
