/** Defers a form that is submitted before its island is hydrated: the island sends it then, or else the browser. */
import { deferUntilHydrated, swallow } from './defer-until-hydrated.ts';

/** Milliseconds after which the browser posts the form if its island has not been hydrated. */
const ISLAND_TIMEOUT_MS = 8000;
/** Milliseconds for which a form that the browser has posted is not posted again: as long as an island would wait. */
const ANSWER_TIMEOUT_MS = 30_000;
/** Addresses of links that keep the page: they call, write an e-mail or save the contact. */
export const KEEPS_PAGE = /^(tel|mailto):|\.vcf$/;
/** Milliseconds after a press on one for which `beforeunload` is taken for that link's: Chromium says it there too. */
const KEPT_PAGE_MS = 1000;

/** When the browser has posted the page's form by itself, until its answer has come. */
let postedAt = 0;
/** When a link that keeps the page was pressed last. */
let keptAt = 0;

function markPosted({ method }: HTMLFormElement) {
  // One that opens the chat has no answer to wait for: an app takes the text, and the page stays.
  if (method === 'post') postedAt = Date.now();
}

function deferSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  if (Date.now() - postedAt < ANSWER_TIMEOUT_MS) {
    // The first submission is on its way: the provider would get a second one, however soon this page is left.
    swallow(event);
    return;
  }
  deferUntilHydrated(
    event,
    form,
    () => {
      markPosted(form);
      form.submit();
    },
    ISLAND_TIMEOUT_MS,
    () => Date.now() - keptAt < KEPT_PAGE_MS,
  );
}

/** Call it in the head, before the page's form. */
export function deferEarlySubmits(): void {
  addEventListener('submit', deferSubmit, true);
  // Without an island that takes it over, the browser posts the form.
  addEventListener('submit', (event) => event.defaultPrevented || markPosted(event.target as HTMLFormElement));
  addEventListener('click', ({ target }) => {
    if (KEEPS_PAGE.test((target as Element).closest('a')?.href as string)) keptAt = Date.now();
  });
  // Back has brought the page out of the browser's memory: the answer has come.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) postedAt = 0;
  });
}
