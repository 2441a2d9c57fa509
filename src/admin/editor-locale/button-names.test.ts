/** What our own texts call the editor's buttons is what stands on them, in each language. */
import { expect, test } from 'vitest';
import english from '../../../node_modules/@sveltia/cms/locales/en-US.json' with { type: 'json' };
import { UNEVEN_CARDS } from '../entry-file/rule-sentences.ts';
import { en } from '../photo-field/words/en.ts';
import { hi } from '../photo-field/words/hi.ts';
import { en as signInEn } from '../sign-in/words/en.ts';
import { hi as signInHi } from '../sign-in/words/hi.ts';
import hindi from './hi.json' with { type: 'json' };

test.each<['save' | 'menu' | 'sign_out' | 'sign_in_with_mobile' | 'sign_in_using_access_token', string, string]>([
  ['save', UNEVEN_CARDS.en, UNEVEN_CARDS.hi],
  ['save', en.numberTaken, hi.numberTaken],
  ['sign_in_using_access_token', signInEn.steps.join(), signInHi.steps.join()],
  ['menu', signInEn.care.join(), signInHi.care.join()],
  ['sign_out', signInEn.care.join(), signInHi.care.join()],
  ['sign_in_with_mobile', signInEn.care.join(), signInHi.care.join()],
])('%s', (button, inEnglish, inHindi) => {
  expect(inEnglish).toContain(english[button]);
  expect(inHindi).toContain(hindi[button]);
});
