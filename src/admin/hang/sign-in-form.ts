/** Where the token is pasted: it is tried before it is kept. */
import { RepositoryError } from '../repository/error.ts';
import { EN } from '../api-failure/en.ts';
import { HI } from '../api-failure/hi.ts';
import type { EditorLanguage } from '../settings.ts';
import { button, element } from './dom.ts';
import { wordsOf } from './words/words.ts';

/**
 * @param steps the address of the steps to a token
 * @param enter tries a token, and keeps it; throws RepositoryError
 */
export function signInForm(
  language: EditorLanguage,
  steps: string,
  enter: (token: string) => Promise<void>,
): HTMLElement {
  const words = wordsOf(language);
  const token = element('input', {
    id: 'token',
    type: 'password',
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: false,
    required: true,
  });
  token.setAttribute('aria-describedby', 'token-hint');
  const said = element('p', { className: 'problem' });
  said.setAttribute('role', 'alert');
  const go = button(words.enter, () => undefined, { type: 'submit', className: 'action' });
  const form = element(
    'form',
    { className: 'sign-in' },
    element('h2', {}, words.signIn),
    element('label', { htmlFor: 'token' }, words.token),
    token,
    element('p', { className: 'quiet', id: 'token-hint' }, words.tokenHint),
    said,
    go,
    element('a', { className: 'plain', href: steps }, words.tokenSteps),
  );
  const attempt = async () => {
    [go.disabled, go.textContent, said.textContent] = [true, words.checking, ''];
    try {
      await enter(token.value.trim());
    } catch (error) {
      const failure = error instanceof RepositoryError ? error.failure : 'broken-line';
      said.textContent = failure === 'expired' ? words.tokenRefused : (language === 'hi' ? HI : EN)[failure];
      [go.disabled, go.textContent] = [false, words.enter];
    }
  };
  form.onsubmit = (event) => {
    event.preventDefault();
    void attempt();
  };
  return form;
}
