/**
 * Removes the button “Translate” of Sveltia CMS: it needs a key of a translation service, and the page's policy allows
 * requests to the repository only.
 */
import { editorPatch, replaceOnce } from './editor-patch.ts';

/** The beginning of the component that draws the button; the names of its settings identify it. */
const BUTTON =
  /(function \w+\(\w+,(\w+)\)\{)(?=\w+\(\2,!0\);let \w+=\w+\(\),\w+=\w+\(\2,[`'"]size[`'"],3,[`'"]medium[`'"]\),\w+=\w+\(\2,[`'"]keyPath[`'"],3,(?:``|''|""))/g;

/** @throws when the package is written in another way than it was */
export function removeTranslateButtons(code: string): string {
  return replaceOnce(
    code,
    BUTTON,
    '$1return;',
    'The editor draws its button “Translate” in another way than it did: look how it can be left out.',
  );
}

export const removeTranslateButtonsPatch = editorPatch('remove-translate-buttons', removeTranslateButtons);
