/** @returns the error by which the editor saves nothing and shows a sentence: what lies behind one of this name */
export const saveError = (sentence: string): Error => new Error('saving_failed', { cause: new Error(sentence) });
