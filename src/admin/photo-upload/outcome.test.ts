import { expect, test } from 'vitest';
import { EDITOR_LANGUAGES } from '../language.ts';
import { failureWords } from './outcome.ts';

test.each(EDITOR_LANGUAGES)('in %s, that nothing was hung is said only where that is known', (language) => {
  const nothing = /Nothing was hung|कुछ नहीं लगा/;
  const kept = /[Yy]our photos are kept\.|आपकी फ़ोटो रखी हैं।/;
  for (const name of ['expired', 'failed'] as const) {
    const [known, unknown] = [false, true].map((isUnconfirmed) => failureWords(language, isUnconfirmed)[name]);
    expect(known).toMatch(nothing);
    expect(unknown).not.toMatch(nothing);
    for (const sentence of [known, unknown]) {
      expect(sentence).toMatch(kept);
      expect(sentence).not.toMatch(/[{}]/);
    }
  }
});
