/** What the command says by itself, in one language. */
import type { EditorLanguage } from '../../../src/admin/language.ts';
import type { EmailjsKey } from '../../../src/shared/emailjs-key-names.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

export interface SetupWords {
  introduction: string;
  /** Something else than a language was typed behind the command's name. */
  unknown: string;
  /** Below a question: `{now}` is what the files say. */
  keeps: string;
  leavesOut: string;
  /** There is no question before this one. */
  first: string;
  written: string;
  /** studio.yaml cannot be read: around the sentence of the check. */
  broken: readonly [before: string, after: string];
  finished: string;
  ended: string;
  /** What no question can ask: `{folders}` are those of the languages that have pages. */
  sentences: string;
  /** The last line: how to see the site, or what is in the way of it. */
  look: string;
  repair: string;
  language: Readonly<Record<'question' | 'yes' | 'no' | 'unclear' | 'kept' | 'left', string>>;
  mail: {
    question: string;
    keys: Readonly<Record<EmailjsKey, string>>;
    noKey: string;
    notIgnored: string;
    utf16: string;
    written: string;
    taken: string;
  };
  sample: {
    /** Below the question; `{delete}` is the word that takes them away. */
    choice: string;
    unclear: string;
    confirm: string;
    kept: string;
    photos: string;
    thesePhotos: string;
    taken: string;
    share: string;
    stillNamed: string;
    lists: Readonly<Record<'services' | 'questions' | 'steps', string>>;
    list: string;
    emptied: string;
    more: string;
  };
}

export const wordsIn = (language: EditorLanguage): SetupWords => ({ en, hi })[language];
