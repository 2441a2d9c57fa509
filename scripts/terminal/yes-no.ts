/** What counts as yes and as no, in the languages that this project's owners write. */

const YES = /^(yes|haa?n?|(जी )?(हां|हाँ))$/i;
const SHORT_YES = /^(y|जी)$/i;
const NO = /^(n|no|nahin?|(जी )?नहीं|ना|न)$/i;

/** @returns whether an answer is the whole word, as before something is deleted: not a letter that slipped */
export const isFullYes = (answer: string): boolean => YES.test(answer.trim());

/** @returns undefined for what is neither yes nor no */
export function parseYesNo(answer: string): boolean | undefined {
  if (isFullYes(answer) || SHORT_YES.test(answer.trim())) return true;
  return NO.test(answer.trim()) ? false : undefined;
}
