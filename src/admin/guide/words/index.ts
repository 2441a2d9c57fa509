/** The owner's guide in one language. */
import editorWords from '../../editor-locale/hi.json' with { type: 'json' };
import type { EditorLanguage } from '../../language.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/**
 * The tasks that have a picture: its name is that of its file. A new task begins with copies of another's pictures:
 * the editor is built with them, before `npm run guide` takes its own.
 */
export const TASKS = ['hang', 'hang-many', 'order', 'take-down', 'price', 'closed', 'batch'] as const;
export type TaskName = (typeof TASKS)[number];

/**
 * In all texts: `[Save]` is a button of the editor, `{price}` a field, `{file:services}` a file of the editor's list,
 * `{choose}` the photo field's button, `{upload:choose}` one of the page for several photos and `{order:save}` one of
 * the page for their order, each by the name that is shown there. `{upload}` and `{/upload}` stand around a link to the
 * one page, `{order}` and `{/order}` around one to the other.
 */
interface TaskWords {
  title: string;
  steps: readonly string[];
  /** What happens then. */
  note: string;
  /** What the picture shows, for those who do not see it. */
  picture: string;
}

export interface GuideWords {
  title: string;
  why: string;
  /** In which language the editor's names are. */
  names: string;
  /** `{save}` and `{/save}` stand around the link that saves the page. */
  offline: string;
  /** The links to the editor, and to the page that hangs several photos at once. */
  editor: string;
  photos: string;
  /** The headings of the list of chapters and of the last of them. */
  chapters: string;
  tasks: Readonly<Record<TaskName, TaskWords>>;
  /** What to do when the site could not be built. `{changes}` and `{/changes}` lead to the repository's commits. */
  red: Omit<TaskWords, 'picture'> & {
    why: string;
    /** Stands above the check's answer to one mistake, which is English in every language. */
    example: string;
  };
}

export const wordsIn = (language: EditorLanguage): GuideWords => ({ en, hi })[language];

/** Names on the editor's buttons, by the names that the guide gives them. */
export const BUTTONS: Readonly<Record<EditorLanguage, Readonly<Record<'Save' | 'Delete' | 'Add', string>>>> = {
  en: { Save: 'Save', Delete: 'Delete', Add: 'Add' },
  hi: { Save: editorWords.save, Delete: editorWords.delete, Add: editorWords.add },
};

/** What the check says of special days that are neither closed nor have hours, as the last lines of a log show it. */
export const EXAMPLE = [
  'src/content/studio.yaml, line 23',
  '  It is not said when the studio is open on these days.',
  '  → Add `closed: true`, or both `opens` and `closes`, such as opens: "11:00" and closes: "16:00".',
].join('\n');
