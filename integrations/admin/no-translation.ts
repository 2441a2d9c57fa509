/**
 * Sveltia CMS offers to translate each text by a service of the owner's own, for a key that she would have to get, and
 * its page may ask nobody but the repository: a button that can do nothing is left out.
 */
import { editorPatch } from './editor-patch.ts';

/** The beginning of the component that draws the button, which the settings that it takes tell from others. */
const BUTTON =
  /(function \w+\(\w+,(\w+)\)\{)(?=\w+\(\2,!0\);let \w+=\w+\(\),\w+=\w+\(\2,[`'"]size[`'"],3,[`'"]medium[`'"]\),\w+=\w+\(\2,[`'"]keyPath[`'"],3,(?:``|''|""))/g;

/** @throws when the package is written in another way than it was */
export function withoutTranslation(code: string): string {
  if (code.match(BUTTON)?.length !== 1)
    throw new Error('The editor draws its button “Translate” in another way than it did: look how it can be left out.');
  return code.replace(BUTTON, '$1return;');
}

export const translationLeftOut = editorPatch('no-translation', withoutTranslation);
