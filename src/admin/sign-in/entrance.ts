/** Shows the steps to a token first, and opens the editor for whoever has one. */
import { AGAIN_ID, OPEN_ATTRIBUTE, STEPS_ID, STEPS_QUERY } from './steps.ts';

/** Where the editor keeps who has signed in. */
const USER_KEY = 'sveltia-cms.user';
/** The address of a code that was read by the phone's camera: it signs in by itself. */
const HANDED_OVER = /^#\/signin\//;

/** True when a token lies in this browser; the editor asks GitHub whether it is still good. */
function isSignedIn(): boolean {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(USER_KEY) ?? '{}');
    return typeof user === 'object' && user !== null && 'token' in user;
  } catch {
    return false;
  }
}

/** Calls `open` at once for whoever has signed in, otherwise when the button is pressed. A page without steps opens. */
export function enter(open: () => void): void {
  const steps = document.getElementById(STEPS_ID);
  const again = document.getElementById(AGAIN_ID);
  if (!steps || !again) { open(); return; }
  // Whoever reads Hindi need not scroll past the English steps.
  const [language = 'en'] = navigator.language.split('-');
  const own = steps.querySelector(`section[lang="${CSS.escape(language)}"]`);
  if (own) steps.prepend(own);
  const enterNow = () => {
    steps.hidden = true;
    // The editor's sign-in is there as long as nobody has.
    const look = () => (again.hidden = isSignedIn());
    look();
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    open();
  };
  for (const button of steps.querySelectorAll(`[${OPEN_ATTRIBUTE}]`))
    button.addEventListener('click', enterNow, { once: true });
  const wantsSteps = new URLSearchParams(location.search).has(STEPS_QUERY);
  if (HANDED_OVER.test(location.hash) || (isSignedIn() && !wantsSteps)) enterNow();
}
