/** What hangs in a gallery, in the order shown: read off the repository's list of files and the texts of entries. */
import { isMap, parseDocument } from 'yaml';
import { altField } from '../../lib/locales.ts';
import { basename, resolvePath, stem } from '../../shared/path.ts';
import { yamlPart } from '../../shared/front-matter.ts';
import { pictureNames } from '../../shared/picture-references.ts';
import { galleryFolder } from '../content-folders.ts';
import { entriesIn } from '../photo-pages/gallery-files.ts';
import type { EditorLanguage } from '../language.ts';
import type { Snapshot } from '../repository/client.ts';

type Files = Snapshot['files'];

export interface OrderedPhoto {
  /** The file name of its entry, which says its place. */
  entry: string;
  /** The path of its picture from the project's folder. */
  picture: string;
  /** The hash of the picture; nothing where the entry names one that is not there. */
  sha: string | undefined;
  group: string | undefined;
  /** What it shows, by the fields of its entry. */
  fields: Readonly<Record<string, unknown>>;
}

/** A file with a mistake in it has no fields: what is wrong with it is for the check to say. */
function fieldsOf(path: string, text: string): Record<string, unknown> {
  const document = parseDocument(yamlPart(path, text).data);
  if (document.errors.length > 0 || !isMap(document.contents)) return {};
  try {
    return document.toJS() as Record<string, unknown>;
  } catch {
    // An alias without its anchor is found only now.
    return {};
  }
}

/** @param textOf gives the text of a file by its hash */
export function galleryPhotos(
  gallery: string,
  files: Files,
  textOf: (sha: string) => string | undefined,
): OrderedPhoto[] {
  return entriesIn(gallery, files).map((path) => {
    const text = textOf(files.get(path) ?? '') ?? '';
    const fields = fieldsOf(path, text);
    const { image, group } = fields;
    // An entry with a mistake in it still owns its picture.
    const named = typeof image === 'string' ? image.trim() : (pictureNames(path, text)[0] ?? '');
    const picture = resolvePath(galleryFolder(gallery), named);
    return {
      entry: basename(path),
      picture,
      sha: files.get(picture),
      group: typeof group === 'string' ? group : undefined,
      fields,
    };
  });
}

/** @returns what the photo shows, in the owner's language or another, or the name of its file */
export function nameOf({ entry, fields }: OrderedPhoto, language: EditorLanguage): string {
  const said = [fields[altField(language)], fields[altField('en')]].find(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  );
  return said ?? stem(entry);
}
