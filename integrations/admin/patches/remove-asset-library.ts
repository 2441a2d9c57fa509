/**
 * Removes the page “Assets” of Sveltia CMS and the ways to it. It deletes and renames pictures, and knows only the uses
 * that it finds by its own rules: a picture of a page was said to be used nowhere. Photos are hung and taken down as
 * entries.
 */
import { editorPatch } from './editor-patch.ts';

/** Each place once, with what stands there instead. */
const PLACES: readonly (readonly [place: RegExp, instead: string])[] = [
  // The pages by their addresses, and those that show what a search has found.
  [/(collections:\w+),assets:\w+(?=,search:)/g, '$1'],
  [/(\{contents:\w+),assets:\w+(?=\}\[)/g, '$1'],
  // Its tab.
  [/\.length\)&&\w+\.push\(\{key:[`'"]assets[`'"],[^{}]*\}\)/g, '.length)'],
  // Its item in the menu “New” of a wide screen, with the line above it.
  [
    /\w+\(\w+\(\w+,2\),\{\}\),(\w+\(\w+,\w+\)\};\w+\(\w+,\w+=>\{\w+\(\w+\)\.length&&\w+\(\w+\)\}\);var \w+=\w+\(\w+,2\);)\{let \w+=\w+\(\(\)=>\w+\([`'"]assets[`'"]\)\);\w+\(\w+,\{.{0,120}?\(\)=>\{\w+\([`'"]\/assets[`'"],\{[^{}]*\}\),[^{}]*\}\}\)\}/g,
    '$1',
  ],
  // The button of a wide screen that opens a panel of pictures, and the panel: each picture leads to the page.
  [
    /([`'"]show_assets[`'"].{0,500}?)\w+\(\w+,\w+=>\{\w+\.isSmallScreen\|\|\w+\.isMediumScreen\|\|\w+\(\w+\)\}\)/g,
    '$1void 0',
  ],
  [/\w+\(\w+,\w+=>\{[^{}]*\.isLargeScreen&&\w+\.current\.showMedia&&\w+\(\w+\)\}\)/g, 'void 0'],
];

/** @throws when the package is written in another way than it was */
export const removeAssetLibrary = (code: string): string =>
  PLACES.reduce((changed, [place, instead]) => {
    if (changed.match(place)?.length !== 1)
      throw new Error(
        'The editor shows its page “Assets” in another way than it did: look how it can be left out; it deletes pictures that pages use.',
      );
    return changed.replace(place, instead);
  }, code);

export const removeAssetLibraryPatch = editorPatch('remove-asset-library', removeAssetLibrary);
