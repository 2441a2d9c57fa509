/** @returns an error by whose name the editor saves nothing; it shows the sentence, which it looks for in the cause */
export const saveError = (sentence: string): Error => new Error('saving_failed', { cause: new Error(sentence) });
