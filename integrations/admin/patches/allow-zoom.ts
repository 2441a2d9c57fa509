/**
 * Sveltia CMS keeps its page from being enlarged with two fingers, which whoever sees badly needs. An iPhone enlarges
 * it all the same, and is only kept from doing so by itself at each field: there the rule stays.
 */
import { editorPatch, replaceOnce } from './editor-patch.ts';

/** The rule among those for the page's width. */
const RULE = /(?<=`initial-scale=1`,)`maximum-scale=1`(?=,)/g;

/** @throws when the package is written in another way than it was */
export function allowZoom(code: string): string {
  return replaceOnce(
    code,
    RULE,
    '...CSS.supports(`-webkit-touch-callout`,`none`)?[`maximum-scale=1`]:[]',
    'The editor says how large it is shown in another way than it did: look whether it can be enlarged.',
  );
}

export const allowZoomPatch = editorPatch('allow-zoom', allowZoom);
