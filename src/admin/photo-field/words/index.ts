/** The photo field's words in the editor's language. */
import { interpolate } from '../../../shared/interpolate.ts';
import type { RefusalReason } from '../../../shared/photo-rules.ts';
import type { EditorLanguage } from '../../language.ts';
import { MAX_PIXELS, type Hindrance } from '../prepare.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

type WordTable<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends string ? string : WordTable<Table[Name]>;
};

export type Words = WordTable<typeof en>;

export const wordsIn = (language: EditorLanguage): Words => ({ en, hi })[language];

/** Why the file `name` is not hung, and what to do. @param pixels its size, where that is the reason */
export function refusalSentence(
  words: Words,
  name: string,
  refusal: RefusalReason | Hindrance,
  pixels: number,
): string {
  if (refusal === 'failed') return interpolate(words.failed, { name });
  if (refusal === 'no-decoder') return interpolate(words.noDecoder, { name });
  const cause = interpolate(words.refusals[refusal], {
    megapixels: Math.round(pixels / 1e6),
    most: Math.floor(MAX_PIXELS / 1e7) * 10,
  });
  return interpolate(words.refused, { name, cause, remedy: words.remedies[refusal] });
}
