/** A sentence above everything else on the page, until it is closed or no longer true. */
import { button } from '../element.ts';
import { storedToken } from '../sign-in/session.ts';
import { STEPS_QUERY } from '../sign-in/steps.ts';
import type { EditorLanguage } from '../language.ts';
import { wantsToken, type HostFailure } from './failure.ts';
import { failureSentence, wordsIn } from './words/index.ts';

const STYLE =
  'position:fixed;inset:auto .5rem .5rem;width:auto;max-width:36rem;margin:0 auto;padding:1rem;border:0;border-radius:.75rem;' +
  // With large letters above the keyboard it is higher than the screen, and scrolled in itself.
  'box-sizing:border-box;max-height:calc(100vh - 1rem);overflow-y:auto;' +
  'font:1rem/1.5 system-ui,sans-serif;color:var(--paper);background:var(--action);box-shadow:0 .25rem 1.5rem var(--ink);z-index:2000';
const BUTTON =
  'min-height:2.75rem;margin:.5rem 1rem 0 0;padding:.4rem 1rem;border:1px solid var(--paper);border-radius:.5rem;font:inherit;' +
  'color:inherit;background:none;text-decoration:none;display:inline-block';

/** What the editor edits an entry in. */
const OPEN_ENTRY = '.content-editor';

let shown: HTMLElement | undefined;

// The editor says in a dialog that saving has failed, which keeps a screen reader from all else until it is closed.
document.addEventListener('close', () => shown && document.body.append(shown), true);

export function hideFailure(): void {
  shown?.remove();
  shown = undefined;
}

/** @param language of the editor's words; @param answer the host's own, where nothing else explains the failure */
export function showFailure(failure: HostFailure, language: EditorLanguage, answer?: string): void {
  hideFailure();
  const words = wordsIn(language);
  const notice = document.createElement('div');
  notice.setAttribute('role', 'alert');
  notice.lang = language;
  notice.dataset['failure'] = failure;
  notice.style.cssText = STYLE;
  const nothingOpen = storedToken() !== undefined && !document.querySelector(OPEN_ENTRY);
  const instead = nothingOpen ? words.nothingOpen[failure] : undefined;
  notice.append(instead ?? failureSentence(language, failure, answer), document.createElement('br'));
  if (wantsToken(failure)) {
    const link = document.createElement('a');
    link.href = `?${STEPS_QUERY}`;
    // What is being written stays open here.
    link.target = '_blank';
    link.style.cssText = BUTTON;
    link.textContent = words.steps;
    notice.append(link);
  }
  const addButton = (label: string, pressed: () => void) => {
    const made = button(label, pressed);
    made.style.cssText = BUTTON;
    notice.append(made);
  };
  if (instead !== undefined || failure === 'deleted') addButton(words.reload, () => location.reload());
  addButton(words.close, hideFailure);
  document.body.append(notice);
  shown = notice;
}
