/** Marks what a visitor writes into a field before its island is hydrated by `data-edited`: it stays as it is. */

function markEdited({ target }: Event) {
  const field = target as HTMLElement;
  if (field.closest('astro-island[ssr]')) field.dataset['edited'] = '';
}

/** Call it in the head, before the first form. What the browser restores by itself is no edit, and fires no event. */
export const markEarlyEdits = (): void => addEventListener('input', markEdited);
