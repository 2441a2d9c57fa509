/** Defers a form that is submitted before its island is hydrated: the island sends it then, or else the browser. */
import { deferUntilHydrated } from './defer-until-hydrated.ts';

/** Milliseconds after which the browser posts the form if its island has not been hydrated. */
const ISLAND_TIMEOUT_MS = 8000;
/** Milliseconds for which a form that the browser has posted is not posted again: as long as an island would wait. */
const ANSWER_TIMEOUT_MS = 30_000;

/** Forms that the browser has posted by itself, while it waits for the answer. */
const posted = new Set<EventTarget>();

function markPosted(form: HTMLFormElement) {
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
  deferUntilHydrated(event, form, submit, ISLAND_TIMEOUT_MS);
}

/** Call it in the head, before the first form. */
export function deferEarlySubmits(): void {
  addEventListener('submit', deferSubmit, true);
  // Without an island that takes it over, the browser posts the form.
  addEventListener('submit', (event) => event.defaultPrevented || markPosted(event.target as HTMLFormElement));
  // Back has brought the page out of the browser's memory: the answer has come.
  addEventListener('pageshow', ({ persisted }) => persisted && posted.clear());
}
