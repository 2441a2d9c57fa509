/**
 * Keeps what a visitor writes into a field before its island is hydrated: it is stored with the draft of the enquiry
 * (islands/ContactForm/draft.ts), and marked by `data-edited` so that it stays as it is.
 */
import { DRAFT_KEY } from '../shared/enquiry-storage.ts';

function keepEdit({ target }: Event) {
  const field = target as HTMLInputElement;
  if (!field.closest('astro-island[ssr]')) return;
  field.dataset['edited'] = '';
  try {
    // Where there is no draft, this reads `null`.
    const draft = JSON.parse(localStorage.getItem(DRAFT_KEY)!) as object | null;
    localStorage.setItem(DRAFT_KEY, JSON.stringify({ ...draft, [field.name]: field.value }));
  } catch {
    // Without storage, or without room in it, the mark alone keeps it on this page.
  }
}

/** Call it in the head, before the first form. What the browser restores by itself is no edit, and fires no event. */
export const keepEarlyEdits = (): void => addEventListener('input', keepEdit);
