/** Defers a form that is submitted before its island is hydrated: the island sends it then, or else the browser. */
import { deferUntilHydrated } from './defer-until-hydrated.ts';

/** Milliseconds after which the browser posts the form if its island has not been hydrated. */
const ISLAND_TIMEOUT_MS = 8000;

function deferSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  deferUntilHydrated(event, form, () => form.submit(), ISLAND_TIMEOUT_MS);
}

/** Call it in the head, before the first form. */
export const deferEarlySubmits = (): void => addEventListener('submit', deferSubmit, true);
