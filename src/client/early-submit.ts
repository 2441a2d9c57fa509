/** Defers a form that is submitted before its island is hydrated: the island sends it then, or else the browser. */
import { hasFailed } from './hydration.ts';

/** Milliseconds after which the browser posts the form if its island has not been hydrated. */
const ISLAND_TIMEOUT_MS = 8000;

function deferSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  const island = form.closest('astro-island[ssr]');
  if (!island || hasFailed(island)) return;
  event.preventDefault();
  event.stopPropagation();
  if ('early' in form.dataset) return;
  // The island looks for this attribute when it starts, removes it and submits the form.
  form.dataset['early'] = '';
  const post = () => {
    if (!('early' in form.dataset)) return;
    delete form.dataset['early'];
    form.submit();
  };
  setTimeout(post, ISLAND_TIMEOUT_MS);
  island.addEventListener('astro:hydration-error', post);
}

/** Call it in the head, before the first form. */
export const deferEarlySubmits = (): void => addEventListener('submit', deferSubmit, true);
