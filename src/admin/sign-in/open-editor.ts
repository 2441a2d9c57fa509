/** Shows the steps to a token first, and opens the editor for whoever has one. */
import { storedToken } from './session.ts';
import { AGAIN_ID, HANG_ATTRIBUTE, OPENING_ID, OPEN_ATTRIBUTE, STEPS_ID, STEPS_QUERY } from './steps.ts';

/** The address of a code that was read by the phone's camera: it signs in by itself. */
const HANDED_OVER = /^#\/signin\//;

/** True when a token lies in this browser; the editor asks GitHub whether it is still good. */
const isSignedIn = () => storedToken() !== undefined;

const byId = (id: string) => document.getElementById(id);

/**
 * Opens the editor: at once for whoever has signed in and comes to one of its places, otherwise when the button is
 * pressed. Whoever has signed in and comes to no place gets the page that hangs photos. A page without steps opens.
 * @param open gives back when the editor is there
 * @param failed is called when it could not be fetched; the button is there for another try
 */
export function enter(open: () => Promise<void>, failed: (error: unknown) => void): void {
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
  const photos = steps.querySelector<HTMLAnchorElement>(`a[${HANG_ATTRIBUTE}]`);
  // Hanging photos is what she comes for most; an address of the editor's own opens that.
  if (isInside && photos && location.hash === '') location.replace(photos.href);
  else if (HANDED_OVER.test(location.hash) || isInside) void enterNow();
}
