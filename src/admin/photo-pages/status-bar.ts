/**
 * What stands at the foot of the screen: what went wrong, how far it is, and the one thing to do next. The two places
 * for sentences stay in the page for good, because screen readers tell only of what changes in a place they know.
 */
import type { EditorLanguage } from '../language.ts';
import { failureSentence } from '../api-failure/words/index.ts';
import { element } from '../element.ts';
import type { RepositoryFailure } from '../repository/error.ts';
import { restoreFocus } from './restore-focus.ts';

/** What a page itself says of a failure, because it depends on what is being saved. */
interface OwnFailureWords {
  brokenSave: string;
  expired: string;
  overtaken: string;
  failed: string;
}

function sentenceOf({ why, answer }: RepositoryFailure, own: OwnFailureWords, language: EditorLanguage): string {
  if (why === 'broken-save') return own.brokenSave;
  if (why === 'overtaken' || why === 'expired') return own[why];
  return why === 'unknown' ? own.failed : failureSentence(language, why, answer);
}

interface BarContent {
  language: EditorLanguage;
  /** In one word, for the style and for tests. */
  state: string;
  failure: RepositoryFailure | undefined;
  words: OwnFailureWords;
  said: string;
  controls: readonly (Node | undefined)[];
}

export class StatusBar {
  readonly element = element('div', { class: 'bar' });
  readonly #problem = element('p', { class: 'problem', role: 'alert' });
  readonly #status = element('p', { role: 'status' });
  readonly #controls = element('div', { class: 'controls' });

  constructor() {
    this.element.append(this.#problem, this.#status, this.#controls);
  }

  draw({ language, state, failure, words, said, controls }: BarContent): void {
    this.element.dataset['state'] = state;
    const sentence = failure ? sentenceOf(failure, words, language) : '';
    if (this.#problem.textContent !== sentence) this.#problem.textContent = sentence;
    if (failure) this.#problem.dataset['failure'] = failure.why;
    else delete this.#problem.dataset['failure'];
    if (this.#status.textContent !== said) this.#status.textContent = said;
    const focused = document.activeElement;
    this.#controls.replaceChildren(...controls.filter((control) => control !== undefined));
    restoreFocus(focused);
  }
}
