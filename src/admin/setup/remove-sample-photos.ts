/** Taking down photos of the sample: their entries and pictures, and the lines that name one beside links to a page. */
import { dirname, resolvePath } from '../../shared/path.ts';
import { pictureNames } from '../../shared/picture-references.ts';
import { valueAt } from '../../shared/value-at.ts';
import { CONTENT } from '../content-folders.ts';
import { withField } from './edit-yaml.ts';
import { dataOf } from './sample-lists.ts';
import type { SamplePhoto } from './settings.ts';

/** Fields that name the picture beside links to a page; without one the page takes another of the site's. */
export const SHARES: readonly { file: string; path: readonly string[] }[] = [
  { file: 'course.yaml', path: ['share'] },
  { file: 'pictures.yaml', path: ['share', 'about-us'] },
];

/** The field to take away so that no empty group is left of it. */
export function shareField(data: unknown, path: readonly string[]): readonly string[] {
  const group = path.slice(0, -1);
  const around = valueAt(data, group);
  const isAlone = group.length > 0 && typeof around === 'object' && Object.keys(around ?? {}).length === 1;
  return isAlone ? group : path;
}

/**
 * @param photos those that go
 * @param texts every text that may name a picture, by its path; the photos' own entries need not be among them
 * @returns the files that change, nothing for one that goes. A picture that another text names stays.
 */
export function withoutSamplePhotos(
  photos: readonly SamplePhoto[],
  texts: ReadonlyMap<string, string>,
): Map<string, string | undefined> {
  const changes = new Map<string, string | undefined>();
  const pictures = photos.map(({ picture }) => picture);
  for (const { file, path } of SHARES) {
    const filePath = `${CONTENT}/${file}`;
    const text = texts.get(filePath);
    const data = dataOf(text);
    const named = valueAt(data, path);
    if (text === undefined || typeof named !== 'string' || !pictures.includes(`${CONTENT}/${named}`)) continue;
    changes.set(filePath, withField(text, shareField(data, path), undefined));
  }
  for (const { entry } of photos) changes.set(entry, undefined);
  const named = new Set(
    [...texts].flatMap(([path, text]) => {
      const left = changes.has(path) ? changes.get(path) : text;
      return left === undefined ? [] : pictureNames(path, left).map((name) => resolvePath(dirname(path), name));
    }),
  );
  for (const picture of pictures) if (!named.has(picture)) changes.set(picture, undefined);
  return changes;
}
