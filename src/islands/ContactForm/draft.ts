/**
 * Stores a half-written enquiry on the visitor's own device until it is sent: one draft, which every page and tab
 * shows. It is newer than what a browser restores by itself. Where storage is blocked or full nothing is stored,
 * silently; the browser still restores forms there.
 */
import { DRAFT_KEY, GONE, STATUS_KEY, UNANSWERED } from '../../shared/enquiry-storage.ts';

const FIELDS = ['user_name', 'user_phone', 'message'] as const;

type Fields = (HTMLInputElement | HTMLTextAreaElement)[];

const fieldsOf = (form: HTMLFormElement): Fields =>
  FIELDS.map((name) => form.elements.namedItem(name) as Fields[number]);

/** Runs `access` to the storage, which throws when it is blocked or full: a draft is not worth an error. */
function ignoringErrors<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** @returns the fields of a stored draft; none when the stored text is not a draft */
function parseDraft(stored: string | null): Record<string, unknown> {
  const draft: unknown = ignoringErrors((): unknown => JSON.parse(stored ?? ''));
  return draft && typeof draft === 'object' ? { ...draft } : {};
}

/** Stores this in the place of all that is stored. An older draft goes even if there is no room for the newer one. */
const store = (key: string, value: string) =>
  ignoringErrors(() => {
    localStorage.removeItem(DRAFT_KEY);
    localStorage.removeItem(STATUS_KEY);
    localStorage.setItem(key, value);
  });

/** Stores what stands in the form, which the provider has not been given, or has refused. */
export function saveDraft(form: HTMLFormElement): void {
  const fields = fieldsOf(form);
  if (fields.every(({ value }) => value === '')) store(STATUS_KEY, GONE);
  else store(DRAFT_KEY, JSON.stringify(Object.fromEntries(fields.map(({ name, value }) => [name, value]))));
}

/**
 * Makes the form show the draft, or nothing once that is gone. What the visitor has written before hydration stays
 * (client/early-edit.ts).
 * @returns whether the provider was given the draft and has not answered
 */
export function restoreDraft(form: HTMLFormElement): boolean {
  const stored = ignoringErrors(() => localStorage.getItem(DRAFT_KEY)) ?? null;
  const status = ignoringErrors(() => localStorage.getItem(STATUS_KEY));
  const draft = parseDraft(stored);
  for (const field of fieldsOf(form)) {
    const value = stored === null && status === GONE ? '' : draft[field.name];
    if (!('edited' in field.dataset) && typeof value === 'string') field.value = value;
    delete field.dataset['edited'];
  }
  return status === UNANSWERED;
}

/** Empties the form and deletes its draft. */
export function clearDraft(form: HTMLFormElement): void {
  store(STATUS_KEY, GONE);
  form.reset();
}
