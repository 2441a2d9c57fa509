import { interpolate } from '../../../shared/interpolate.ts';
import type { EditorLanguage } from '../../language.ts';
import type { HostFailure } from '../failure.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** `not-kept` is no failure of the host: the browser has kept no token. */
type Told = HostFailure | 'not-kept';

/** What went wrong and what to do, in one language, and the names of the link and the buttons below it. */
export interface ApiFailureWords extends Record<Told | 'steps' | 'reload' | 'close', string> {
  /** What is said instead while whoever has signed in has opened nothing: there is nothing to save. */
  nothingOpen: Readonly<Partial<Record<Told, string>>>;
}

export const wordsIn = (language: EditorLanguage): ApiFailureWords => ({ en, hi })[language];

/** @param answer the host's own words, where nothing else explains the failure */
export const failureSentence = (language: EditorLanguage, failure: Told, answer = ''): string =>
  interpolate(wordsIn(language)[failure], { answer });
