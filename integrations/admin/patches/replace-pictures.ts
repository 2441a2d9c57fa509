/**
 * In Sveltia CMS only the editor's own fields can replace a picture by one of the same name; a picture from another
 * field is stored beside it under a new name. This patch makes `addFile` pass its option `replace` on.
 */
import { editorPatch } from './editor-patch.ts';

/** The place where such a picture is handed on; it captures the options. */
const HANDED_ON =
  /(options:(\w+)=\{\}\}\)=>\{[^}]{0,200}?addFile\(\) expects a File.{0,400}?resource:\{file:\w+,folder:\w+)(?=\})/s;

/** @throws when the package is written in another way than it was */
export function replacePictures(code: string): string {
  const changed = code.replace(HANDED_ON, (_, found: string, options: string) => `${found},replace:${options}.replace`);
  if (changed === code)
    throw new Error(
      'The editor takes the photos of other fields in another way than it did: look whether a photo can be replaced.',
    );
  return changed;
}

export const replacePicturesPatch = editorPatch('replace-pictures', replacePictures);
