/** Files that are named as pictures and are none that the site can show. */
import { PHOTO_FILE_TYPES } from '../../../src/shared/file-type.ts';
import type { FileType } from '../../../src/shared/file-type.ts';
import { isSitePicture } from '../../../src/shared/path.ts';
import { REFUSALS, refusalOf } from '../../../src/shared/photo-rules.ts';
import { error } from '../problem.ts';
import type { CheckFinding } from '../problem.ts';

const PHOTOS = 'Run `npm run photos`, which makes a JPEG of it';
const ALL_PHOTOS = 'Run `npm run photos`, which makes JPEGs of them';
/** What to do about a file of which the copy went wrong. */
export const RESEND = 'Send it from the phone again and replace this file';
export const RESEND_ALL = 'Send them from the phone again and replace these files';
/** Whether a file is a camera's raw one, of which the photo command makes nothing, whatever is inside. */
export const isRaw = (type: FileType, name: string): boolean => refusalOf(type, name, PHOTO_FILE_TYPES) === 'raw';

/** Why a file is no picture that the site can show. */
export function unshowable(type: FileType, name: string): CheckFinding | undefined {
  if (type === 'empty')
    return error(`${name} ${REFUSALS.empty}.`, `${RESEND}.`, {
      cause: 'These are empty (0 bytes): their copies never finished.',
      remedy: `${RESEND_ALL}.`,
    });
  if (isRaw(type, name))
    return error(
      `${name} ${REFUSALS.raw}.`,
      'Share it from the phone or the camera’s program as a JPEG and put that here.',
      {
        cause: 'These are a camera’s raw files.',
        remedy: 'Share them from the phone or the camera’s program as JPEGs and put those here.',
      },
    );
  if (type === 'heic') {
    return error(
      `${name} is a HEIC photo, which browsers cannot show.`,
      `${PHOTOS}; or on the iPhone choose Settings, Camera, Formats, Most Compatible and take or send it as JPEG.`,
      {
        cause: 'These are HEIC photos, which browsers cannot show.',
        remedy:
          `${ALL_PHOTOS}; or on the iPhone choose Settings, Camera, ` +
          'Formats, Most Compatible and take or send them as JPEG.',
      },
    );
  }
  if (type === 'gif')
    return error(`${name} is a GIF, which the site does not show.`, `${PHOTOS}; or put a JPEG in its place.`, {
      cause: 'These are GIFs, which the site does not show.',
      remedy: `${ALL_PHOTOS}; or put JPEGs in their place.`,
    });
  if (type === 'svg')
    return error(`${name} ${REFUSALS.svg}.`, 'Put a JPEG in its place.', {
      cause: 'These are SVG drawings, not photos.',
      remedy: 'Put JPEGs in their place.',
    });
  if (type === 'video')
    return error(`${name} ${REFUSALS.video}.`, 'Put a photo in its place, such as a screenshot of the film.', {
      cause: 'These are films, not photos.',
      remedy: 'Put photos in their place, such as screenshots of the films.',
    });
  if (type === 'document' || type === 'unknown')
    return error(`${name} ${REFUSALS.unknown}.`, `${RESEND}.`, {
      cause: 'These are not pictures, whatever their names say.',
      remedy: `${RESEND_ALL}.`,
    });
  return isSitePicture(name)
    ? undefined
    : error(`The name ${name} does not end in .jpg.`, `${PHOTOS} and names it rightly.`, {
        cause: 'The names of these do not end in .jpg.',
        remedy: `${ALL_PHOTOS} and names them rightly.`,
      });
}
