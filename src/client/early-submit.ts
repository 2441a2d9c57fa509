/**
 * Defers a form that is submitted before its island is hydrated: the island sends it then, or else the browser. What
 * was sent goes out, also where a link to another page has been pressed meanwhile and that page does not come.
 */
import { markUnanswered } from '../shared/enquiry-storage.ts';
import { deferUntilHydrated, swallow } from './defer-until-hydrated.ts';

/** Milliseconds after which the browser posts the form if its island has not been hydrated. */
const ISLAND_TIMEOUT_MS = 8000;
/** Milliseconds for which a form that the browser has posted is not posted again: as long as an island would wait. */
const ANSWER_TIMEOUT_MS = 30_000;

/** When the browser has posted the page's form by itself, until its answer has come. */
let postedAt = 0;

function markPosted({ method }: HTMLFormElement) {
  // One that opens the chat has no answer to wait for: an app takes the text, and the page stays.
  if (method !== 'post') return;
  postedAt = Date.now();
  // The provider shows its answer itself, on a page of its own: none of ours learns of it. Offline, nothing leaves the
  // phone.
  if (navigator.onLine) markUnanswered();
}

function deferSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  if (Date.now() - postedAt < ANSWER_TIMEOUT_MS) {
    // The first submission is on its way: the provider would get a second one, however soon this page is left.
    swallow(event);
    return;
  }
  const submit = () => {
    markPosted(form);
    form.submit();
  };
  deferUntilHydrated(event, form, submit, ISLAND_TIMEOUT_MS);
}

/** Call it in the head, before the page's form. */
export function deferEarlySubmits(): void {
  addEventListener('submit', deferSubmit, true);
  // Without an island that takes it over, the browser posts the form.
  addEventListener('submit', (event) => event.defaultPrevented || markPosted(event.target as HTMLFormElement));
  // Back has brought the page out of the browser's memory: the answer has come.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) postedAt = 0;
  });
}
