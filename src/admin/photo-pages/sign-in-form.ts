/** Where the token is pasted: it is tried before it is kept. */
import { RepositoryError } from '../repository/error.ts';
import { failureSentence } from '../api-failure/words/index.ts';
import type { EditorLanguage } from '../language.ts';
import { button, element } from '../element.ts';
import { NothingKept } from '../sign-in/session.ts';
import { wordsIn } from './words/index.ts';

/**
 * @param steps the address of the steps to a token
 * @param signIn tries a token, and keeps it; throws RepositoryError, or NothingKept
 */
export function signInForm(
  language: EditorLanguage,
  steps: string,
  signIn: (token: string) => Promise<void>,
): HTMLElement {
  const words = wordsIn(language);
  const token = element('input', {
    id: 'token',
    type: 'password',
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    required: true,
  });
  token.setAttribute('aria-describedby', 'token-hint');
  const problem = element('p', { class: 'problem' });
  problem.setAttribute('role', 'alert');
  const go = button(words.enter, () => undefined, { type: 'submit', class: 'action' });
  const form = element(
    'form',
    { class: 'sign-in' },
    element('h2', {}, words.signIn),
    element('label', { for: 'token' }, words.token),
    token,
    element('p', { class: 'hint', id: 'token-hint' }, words.tokenHint),
    problem,
    go,
    // What is being done here stays open.
    element('a', { class: 'plain', href: steps, target: '_blank', rel: 'noopener' }, words.tokenSteps),
  );
  const attempt = async () => {
    [go.disabled, go.textContent, problem.textContent] = [true, words.checking, ''];
    try {
      await signIn(token.value.trim());
    } catch (error) {
      const unnamed = error instanceof NothingKept ? 'not-kept' : 'broken-line';
      const { failure, answer } =
        error instanceof RepositoryError ? error : ({ failure: unnamed, answer: undefined } as const);
      problem.textContent = failure === 'expired' ? words.tokenRefused : failureSentence(language, failure, answer);
      [go.disabled, go.textContent] = [false, words.enter];
      // A button loses the focus while it is disabled.
      if (document.activeElement === document.body) go.focus();
    }
  };
  form.onsubmit = (event) => {
    event.preventDefault();
    void attempt();
  };
  return form;
}
