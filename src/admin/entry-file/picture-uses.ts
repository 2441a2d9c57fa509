/** The galleries’ pictures that other files name: a photo that is taken down leaves its picture to a slide. */
import { PICTURE_NAME } from '../../shared/path.ts';
import { isFields, type Data, type Fields } from './data.ts';

/** Every name of a picture with the folder that it lies in, without the way there: `gallery/studio/01-vanity.jpg`. */
function namesIn(data: Data): string[] {
  if (typeof data === 'string') {
    const name = data.trim().replace(/^(\.{1,2}\/)+/, '');
    return PICTURE_NAME.test(name) && name.includes('/') ? [name] : [];
  }
  if (Array.isArray(data)) return data.flatMap((each: Data) => namesIn(each));
  return isFields(data) ? Object.values(data).flatMap(namesIn) : [];
}

export interface PictureUses {
  /** Takes what a file says. @param format of the file; many photos have one, so that theirs are kept for good */
  remember: (format: string, data: Fields) => void;
  /** @param path of a picture, from the project's folder */
  isNamed: (path: string) => boolean;
}

export function pictureUses(): PictureUses {
  const byFile = new Map<string, readonly string[]>();
  return {
    remember: (format, data) => {
      const names = namesIn(data);
      const before = format.startsWith('photo') ? (byFile.get(format) ?? []) : [];
      byFile.set(format, [...before, ...names]);
    },
    isNamed: (path) => [...byFile.values()].flat().some((name) => path.endsWith(`/${name}`)),
  };
}
