/**
 * Photos, films and archives of the project beside its content and public: no page shows them, and git publishes them.
 */
import { isWithin } from '../files/is-within.ts';
import { ORIGINALS } from '../files/project-folders.ts';
import { fileTypeOf, PHOTO_FILE_TYPES } from '../../src/shared/file-type.ts';
import { basename } from '../../src/shared/path.ts';
import { refusalOf } from '../../src/shared/photo-rules.ts';
import { isPhotoOrFilm } from './embedded-data.ts';
import { isPdf, pdfTellsPlace } from './pdf.ts';
import { seriousDataOf } from './privacy.ts';

/** As git is told it: where nobody's photos lie, but the tests' own and what is installed. */
export const WITHOUT_OTHERS = [':!tests', ':!node_modules'];

/** What such a file tells of a place or a person, as `embeddedDataOf` names it; nothing where it is no such file. */
export async function privateDataOf(bytes: Buffer): Promise<string[]> {
  const type = await fileTypeOf(bytes);
  if (isPdf(bytes)) return pdfTellsPlace(bytes) ? ['GPS'] : [];
  if (type === 'document') return [type];
  if (!isPhotoOrFilm(type)) return [];
  return seriousDataOf(bytes);
}

/** Whether `npm run photos` makes a photo of the file at `path`: of no film, and of no camera's raw file. */
export const canBeHung = async (path: string, bytes: Buffer): Promise<boolean> =>
  refusalOf(await fileTypeOf(bytes), basename(path), PHOTO_FILE_TYPES) === undefined;

/**
 * What to do about an original that git has all the same, as after somebody uploaded the folder: the photo hangs, and
 * its original stays. Undefined for any other file.
 * @param path from the project's folder
 */
export const originalRemedy = (path: string): string | undefined =>
  isWithin(ORIGINALS, path)
    ? `Originals stay on your own computer: run \`git rm -r --cached ${ORIGINALS}\`, which takes them out of git and ` +
      'leaves them where they are.'
    : undefined;
