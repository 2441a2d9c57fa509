/** Defers a form that is submitted before its island is hydrated: the island sends it then, or else the browser. */
import { isPlainClick } from '../shared/plain-click.ts';
import { deferUntilHydrated } from './defer-until-hydrated.ts';
import { withoutFragment } from './prefetch.ts';

/** Milliseconds after which the browser posts the form if its island has not been hydrated. */
const ISLAND_TIMEOUT_MS = 8000;
/** Milliseconds for which a form that the browser has posted is not posted again: as long as an island would wait. */
const ANSWER_TIMEOUT_MS = 30_000;
/** Milliseconds after a press on a link that keeps the page for which `beforeunload` is taken for that link's. */
const KEPT_PAGE_MS = 1000;

/** Forms that the browser has posted by itself, while it waits for the answer. */
const posted = new Set<EventTarget>();
/** The time at which a link that keeps the page was pressed last. */
let keptAt = 0;

function markPosted(form: HTMLFormElement) {
  // One that opens the chat has nothing to wait for: an app takes the text, and the page stays.
  if (form.method !== 'post') return;
  posted.add(form);
  setTimeout(() => posted.delete(form), ANSWER_TIMEOUT_MS);
}

function deferSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  if (posted.has(form)) {
    // The first submission is on its way: the provider would get a second one, however soon this page is left.
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  const submit = () => {
    markPosted(form);
    form.submit();
  };
  deferUntilHydrated(event, form, submit, ISLAND_TIMEOUT_MS, () => Date.now() - keptAt > KEPT_PAGE_MS);
}

/** Whoever presses a link to another page waits no longer. Safari on a phone knows no `beforeunload`. */
function followLink(event: MouseEvent) {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  const { protocol, origin, pathname, href } = link;
  // A call, an e-mail, a file such as the contact's card: the site's own pages have no ending.
  if (!/^http/.test(protocol) || (origin === location.origin && /\.\w+$/.test(pathname))) keptAt = Date.now();
  else if (
    isPlainClick(event) &&
    !event.defaultPrevented &&
    !link.target &&
    withoutFragment(href) !== withoutFragment(location.href)
  )
    delete document.querySelector<HTMLElement>('form[data-early]')?.dataset['early'];
}

/** Call it in the head, before the first form. */
export function deferEarlySubmits(): void {
  addEventListener('submit', deferSubmit, true);
  addEventListener('click', followLink);
  // Without an island that takes it over, the browser posts the form.
  addEventListener('submit', (event) => event.defaultPrevented || markPosted(event.target as HTMLFormElement));
  // Back has brought the page out of the browser's memory: the answer has come.
  addEventListener('pageshow', ({ persisted }) => persisted && posted.clear());
}
