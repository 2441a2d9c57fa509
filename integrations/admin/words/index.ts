import { EDITOR_LANGUAGES, type EditorLanguage } from '../../../src/admin/language.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** What the owner's pages say where no script of theirs runs, in one language. It goes into them as HTML. */
export interface AdminWords {
  /** The title of the page /admin. */
  editor: string;
  noScript: string;
  /** What to do, for the person who has put the site online. */
  noRepository: {
    title: string;
    /** Where no setting is wrong. */
    why: string;
    steps: readonly string[];
  };
  /**
   * What the pages for photos say where the site is only worked at: there a command does their work. `{admin}` stands
   * for the editor's address.
   */
  local: Record<'upload' | 'order', { title: string; text: string }>;
}

export const wordsIn = (language: EditorLanguage): AdminWords => ({ en, hi })[language];

/** A title in all languages, one behind the other. */
export const titleInAll = (titleIn: (language: EditorLanguage) => string): string =>
  EDITOR_LANGUAGES.map(titleIn).join(' · ');
