import type { EditorLanguage } from '../../language.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** The steps to a token, in one language. */
export interface SignInWords {
  title: string;
  /** What a token is. */
  why: string;
  /** `{form}` and `{/form}` stand around the words that lead to GitHub's form, `{repo}` for the repository. */
  steps: readonly string[];
  /** What to do with it afterwards, and if it is lost. `{tokens}` and `{/tokens}` lead to the list of all tokens. */
  care: readonly string[];
  /** The link to the page that hangs photos. */
  hang: string;
  /** The button that opens the editor. */
  open: string;
  /** Said while it comes. */
  opening: string;
  /** The link from the editor back to this page. */
  again: string;
  /** The link to the guide. */
  guide: string;
}

export const wordsIn = (language: EditorLanguage): SignInWords => ({ en, hi })[language];
