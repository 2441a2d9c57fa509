/** Shows the steps to a token first, and opens the editor for whoever has one. */
import { hideFailure } from '../api-failure/notice.ts';
import { storedToken } from './session.ts';
import { AGAIN_ID, UPLOAD_ATTRIBUTE, OPENING_ID, OPEN_ATTRIBUTE, STEPS_ID, STEPS_QUERY } from './steps.ts';

/** The address in a QR code of the editor, read by a phone's camera: it carries the sign-in. */
const HANDED_OVER = /^#\/signin\//;

/** True when a token lies in this browser; the editor asks GitHub whether it is still good. */
const isSignedIn = () => storedToken() !== undefined;

const byId = (id: string) => document.getElementById(id);

/**
 * Decides what /admin shows. Signed in, with an address of the editor behind `#`: the editor. Signed in, without one:
 * the page that adds photos. Otherwise: the steps, whose button opens the editor. Without steps it opens at once.
 * @param open resolves when the editor has started
 * @param failed called when the editor could not be fetched; the button can be pressed again
 */
export function showEditorOrSteps(open: () => Promise<void>, failed: (error: unknown) => void): void {
  const [steps, opening, again] = [byId(STEPS_ID), byId(OPENING_ID), byId(AGAIN_ID)];
  if (!steps || !opening || !again) {
    open().catch(failed);
    return;
  }
  // Whoever reads Hindi need not scroll past the English steps.
  const [language = 'en'] = navigator.language.split('-');
  const own = steps.querySelector(`section[lang="${CSS.escape(language)}"]`);
  if (own) steps.prepend(own);
  const enterNow = async () => {
    hideFailure();
    steps.hidden = true;
    opening.hidden = false;
    try {
      await open();
      // The editor asks for the token as long as nobody has signed in.
      const look = () => (again.hidden = isSignedIn());
      look();
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    } catch (error) {
      steps.hidden = false;
      failed(error);
    }
    opening.hidden = true;
  };
  for (const button of steps.querySelectorAll(`[${OPEN_ATTRIBUTE}]`))
    button.addEventListener('click', () => void enterNow());
  const wantsSteps = new URLSearchParams(location.search).has(STEPS_QUERY);
  const isInside = isSignedIn() && !wantsSteps;
  const photos = steps.querySelector<HTMLAnchorElement>(`a[${UPLOAD_ATTRIBUTE}]`);
  // The owner comes mostly to add photos; an address of the editor opens the editor.
  if (isInside && photos && location.hash === '') location.replace(photos.href);
  else if (HANDED_OVER.test(location.hash) || isInside) void enterNow();
}
