/** A form that is submitted before its island is there: the island sends it when it comes, or the browser itself. */
import { isLost } from './hydration.ts';

/** Milliseconds that a form waits for its island before the browser posts it, as it does without a script. */
const ISLAND_TIMEOUT_MS = 8000;

function holdBack(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  const island = form.closest('astro-island[ssr]');
  if (!island || isLost(island)) return;
  event.preventDefault();
  event.stopPropagation();
  if ('early' in form.dataset) return;
  // The island looks for this mark when it starts, and takes it off.
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
export const keepEarlySubmits = (): void => addEventListener('submit', holdBack, true);
