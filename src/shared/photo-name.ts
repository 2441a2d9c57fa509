/** File names → slugs: lower-case ASCII words joined by hyphens, saying what the photo shows. */
import { isEntryName, stem } from './path.ts';
import { transliterate } from './transliterate.ts';

/** The name of a photo whose file name says nothing. */
const DEFAULT_NAME = 'photo';
/** Letters of a slug: longer ones are cut at a word, so that lists stay readable. */
const MAX_LETTERS = 40;

/** Words that cameras and apps write, never people. */
const CAMERA_WORD =
  /^(img|image|dsc|dscn|dscf|dcim|pxl|mvimg|mtim|photo|photos|pic|picture|screenshot|whatsapp|snapchat|received|fb|insta|instagram|burst\w*|cover|portrait|night|untitled|download|file|scan|copy|edited|final|heic|heif|jpe?g|png|wa|vid|video|resized)$/;
/** Numbered names (img2034, dsc00123, wa0007) and dates. */
const NUMBERED_WORD = /^[a-z]{0,5}\d{3,}[a-z]{0,3}$/;
/** What apps add to a name: `(1)`, `~2`, and codes such as 6F9619FF-8B86-D011-B42D-00CF4FC964FF. */
const COUNTERS = /\(\d+\)|~\d+|[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}/gi;
/** Words that only belong to a time of day or to a copy in a name that an app wrote. */
const FILLER_WORD = /^(at|am|pm|of|the|my|new|\d{1,2})$/;

/** The letters of a name in ASCII: accents dropped, Devanagari spelt, everything else a gap. */
const ascii = (name: string) =>
  transliterate(name.normalize('NFC'))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[øØ]/g, 'o')
    .replace(/[æÆ]/g, 'ae')
    .replace(/['’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The slug of a file name without its ending: `03 Bridal Look (1)` → `bridal-look`, `IMG_2034` → `photo`. */
export function slugOf(stem: string): string {
  const unnumbered = stem.replace(/^\s*\d{1,3}\s*[-_.]\s*(?=\D)/, '').replace(COUNTERS, ' ');
  const words = ascii(unnumbered)
    .split(' ')
    .filter((word) => word && !CAMERA_WORD.test(word) && !NUMBERED_WORD.test(word));
  if (words.every((word) => FILLER_WORD.test(word))) return DEFAULT_NAME;
  let name = '';
  for (const word of words) {
    const longer = name ? `${name}-${word}` : word.slice(0, MAX_LETTERS);
    if (longer.length > MAX_LETTERS) break;
    name = longer;
  }
  return name;
}

/**
 * The number that a photo's file name begins with, if any, and what follows it, as the site reads them: of
 * `07-party-gold.yaml` 7 and `party-gold`.
 */
export function splitPhotoName(file: string): { number: number | undefined; rest: string } {
  const [, digits = '', rest = ''] = /^(\d*)[-_ ]*(.*)$/s.exec(stem(file)) ?? [];
  return { number: digits === '' ? undefined : Number(digits), rest };
}

/** The number that a photo's file name begins with, if any: of `07-party-gold.yaml` and of `7.yaml` 7. */
export const numberOf = (file: string): number | undefined => splitPhotoName(file).number;

/** The highest number that counts as a photo's: a higher one is a camera's date, as in `20240512_103344.yaml`. */
const MAX_NUMBER = 9999;

/**
 * The numbers that a new photo may not have, by the file names of its gallery. A picture's counts only in a finished
 * name: that of a camera, such as `2034.jpg`, may begin with a number of its own.
 */
export function takenNumbers(names: readonly string[]): Set<number> {
  const numbered = names.filter((name) => isEntryName(name) || isGalleryFileName(name));
  const numbers = numbered.map((name) => numberOf(name)).filter((number) => number !== undefined);
  return new Set(numbers.filter((number) => number <= MAX_NUMBER));
}

/** The highest of the numbers that are taken, which the next photo follows; 0 when there is none. */
export const highestNumber = (names: readonly string[]): number => Math.max(0, ...takenNumbers(names));

/** The name of a photo of a gallery, without its ending: number 7 and `party-gold` → `07-party-gold`. */
export const numberedName = (number: number, name: string) => `${String(number).padStart(2, '0')}-${name}`;

/** True for a file name as the photo command gives it: `07-party-gold.jpg`. */
export const isGalleryFileName = (name: string) => /^\d{2,}-[a-z0-9]+(-[a-z0-9]+)*\.jpg$/.test(name);
