/** What both pages for photos have around their work: title, the other language, the form for a token, the way out. */
import { chooseLanguage, type EditorLanguage } from '../language.ts';
import { button, element } from '../element.ts';
import { storedToken } from '../sign-in/session.ts';
import { STEPS_QUERY } from '../sign-in/steps.ts';
import { TITLE_ID, restoreFocus } from './restore-focus.ts';
import { signInForm } from './sign-in-form.ts';
import { wordsIn } from './words/index.ts';

interface FrameOptions {
  /** The path that the site is hosted under. */
  base: string;
  /** Tries a token and keeps it; throws RepositoryError, or NothingKept. */
  signIn: (token: string) => Promise<void>;
  signOut: () => void;
  /** Called once the owner has chosen another language. */
  onLanguageChange: (language: EditorLanguage) => void;
}

interface FrameContent {
  language: EditorLanguage;
  title: string;
  /** Whether the token that there is has been refused. */
  isRefused: boolean;
  /** Whether something goes on in which nobody may sign out. */
  isBusy: boolean;
  /** Shown to whoever has signed in. An element that stays from one drawing to the next is not touched. */
  work: readonly (HTMLElement | undefined)[];
  links: readonly HTMLElement[];
}

/** Puts elements into their parent without moving one that stands there already: it would lose focus and field. */
function setChildren(parent: HTMLElement, wanted: readonly HTMLElement[]): void {
  for (const child of [...parent.children]) if (!wanted.some((each) => each === child)) child.remove();
  for (const [at, child] of wanted.entries())
    if (parent.children[at] !== child) parent.insertBefore(child, parent.children[at] ?? null);
}

export class PageFrame {
  readonly #options: FrameOptions;
  readonly #header = element('header');
  readonly #main = element('main');
  readonly #footer = element('footer');
  /** The form while it is shown, and the language that it is in: a token may be half written in it. */
  #form: { element: HTMLElement; language: EditorLanguage } | undefined;

  constructor(root: HTMLElement, options: FrameOptions) {
    this.#options = options;
    root.replaceChildren(this.#header, this.#main, this.#footer);
  }

  draw({ language, title, isRefused, isBusy, work, links }: FrameContent): void {
    const words = wordsIn(language);
    const { base, signIn, signOut, onLanguageChange } = this.#options;
    const focused = document.activeElement;
    document.documentElement.lang = language;
    document.title = title;
    const other: EditorLanguage = language === 'en' ? 'hi' : 'en';
    const change = () => {
      chooseLanguage(other);
      onLanguageChange(other);
    };
    const toOther = button(words.otherLanguage, change, { class: 'plain', id: 'other-language', lang: other });
    const isIn = storedToken() !== undefined;
    const before = this.#form;
    if (isIn && !isRefused) this.#form = undefined;
    else if (before?.language !== language) {
      this.#form = { language, element: signInForm(language, `${base}admin?${STEPS_QUERY}`, signIn) };
      const [written, field] = [before?.element, this.#form.element].map((form) => form?.querySelector('input'));
      if (written && field) field.value = written.value;
    }
    const form = this.#form?.element;
    const out = isIn && button(words.signOut, signOut, { class: 'plain', id: 'sign-out', disabled: isBusy });
    this.#header.replaceChildren(element('h1', { id: TITLE_ID, tabindex: '-1' }, title), toOther);
    setChildren(
      this.#main,
      [form, ...(isIn ? work : [])].filter((each) => each !== undefined),
    );
    this.#footer.replaceChildren(...links, ...(out ? [out] : []));
    // The form's button could not keep the focus while the host was asked.
    const isFormDone = before !== undefined && !form && focused === document.body;
    restoreFocus(isFormDone ? before.element : focused);
    if (isRefused && !before) form?.querySelector('input')?.focus();
  }
}
