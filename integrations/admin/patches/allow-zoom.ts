/**
 * Sveltia CMS keeps its page from being enlarged with two fingers, which whoever sees badly needs. An iPhone enlarges
 * it all the same, and is only kept from doing so by itself at each field: there the rule stays.
 */
import { editorPatch } from './editor-patch.ts';

/** The rule among those for the page's width. */
const RULE = /(?<=`initial-scale=1`,)`maximum-scale=1`(?=,)/g;

/** @throws when the package is written in another way than it was */
export function allowZoom(code: string): string {
  if (code.match(RULE)?.length !== 1)
    throw new Error(
      'The editor says how large it is shown in another way than it did: look whether it can be enlarged.',
    );
  return code.replace(RULE, '...CSS.supports(`-webkit-touch-callout`,`none`)?[`maximum-scale=1`]:[]');
}

export const allowZoomPatch = editorPatch('allow-zoom', allowZoom);
