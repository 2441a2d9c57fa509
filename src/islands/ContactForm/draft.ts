/**
 * Stores a half-written enquiry on the visitor's own device until it is sent. Where storage is blocked nothing is
 * stored, silently; the browser still restores forms by itself there.
 */
const DRAFT_KEY = 'enquiry-draft';
/** What this tab has sent: when Back restores a page with the same text, the form is emptied. */
const SENT_KEY = 'enquiry-sent';
const FIELDS = ['user_name', 'user_phone', 'message'] as const;

type Fields = { value: string; name: string }[];

const fieldsOf = (form: HTMLFormElement): Fields =>
  FIELDS.map((name) => form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement);

/** @returns the draft as it is stored, or nothing when all fields are empty */
function serialize(fields: Fields): string | undefined {
  if (fields.every(({ value }) => value === '')) return undefined;
  return JSON.stringify(Object.fromEntries(fields.map(({ name, value }) => [name, value])));
}

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

export function saveDraft(form: HTMLFormElement): void {
  const draft = serialize(fieldsOf(form));
  ignoringErrors(() => (draft ? localStorage.setItem(DRAFT_KEY, draft) : localStorage.removeItem(DRAFT_KEY)));
}

/**
 * Puts the draft into the form.
 * @param freshVisit whether the visitor has just come to the page: what stands in the form was then written before this
 *   script was loaded and stays, and the draft fills only empty fields. Otherwise the browser restored the form from
 *   its history, and the draft is newer, unless the visitor has already gone on writing.
 */
export function restoreDraft(form: HTMLFormElement, freshVisit: boolean): void {
  const fields = fieldsOf(form);
  if (serialize(fields) && serialize(fields) === ignoringErrors(() => sessionStorage.getItem(SENT_KEY))) form.reset();
  const draft = parseDraft(ignoringErrors(() => localStorage.getItem(DRAFT_KEY)) ?? null);
  for (const field of fields) {
    const value = draft[field.name];
    if (typeof value !== 'string' || field.value.startsWith(value)) continue;
    if (!freshVisit || field.value === '') field.value = value;
  }
  saveDraft(form);
}

/** Empties the form and deletes its draft. */
export function clearDraft(form: HTMLFormElement): void {
  const sent = serialize(fieldsOf(form));
  ignoringErrors(() => localStorage.removeItem(DRAFT_KEY));
  ignoringErrors(() => sent && sessionStorage.setItem(SENT_KEY, sent));
  form.reset();
}
