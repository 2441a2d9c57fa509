/**
 * Stores a half-written enquiry on the visitor's own device until it is sent. Where storage is blocked nothing is
 * stored, silently; the browser still restores forms by itself there.
 */
const DRAFT_KEY = 'enquiry-draft';
/** What this tab has sent: when Back restores a page with the same text, the form is emptied. */
const SENT_KEY = 'enquiry-sent';
/** Set while this tab has emptied the form: Back brings out again what was in it. */
const EMPTIED_KEY = 'enquiry-emptied';
const FIELDS = ['user_name', 'user_phone', 'message'] as const;

type Fields = (HTMLInputElement | HTMLTextAreaElement)[];

const fieldsOf = (form: HTMLFormElement): Fields =>
  FIELDS.map((name) => form.elements.namedItem(name) as Fields[number]);

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

/** Stores what stands in the form. @returns whether it is empty */
function store(form: HTMLFormElement): boolean {
  const draft = serialize(fieldsOf(form));
  ignoringErrors(() => (draft ? localStorage.setItem(DRAFT_KEY, draft) : localStorage.removeItem(DRAFT_KEY)));
  return !draft;
}

/** Stores what the visitor has written. */
export function saveDraft(form: HTMLFormElement): void {
  const empty = store(form);
  ignoringErrors(() => (empty ? sessionStorage.setItem(EMPTIED_KEY, '1') : sessionStorage.removeItem(EMPTIED_KEY)));
}

/**
 * Puts the draft into the form. What the visitor has written before hydration stays (client/early-edit.ts).
 * @param freshVisit whether the visitor has just come to the page: the draft then fills only empty fields. Otherwise
 *   the browser has restored the form from its history, and the draft is newer.
 */
export function restoreDraft(form: HTMLFormElement, freshVisit: boolean): void {
  const fields = fieldsOf(form);
  if (serialize(fields) && serialize(fields) === ignoringErrors(() => sessionStorage.getItem(SENT_KEY))) form.reset();
  const stored = ignoringErrors(() => localStorage.getItem(DRAFT_KEY)) ?? null;
  const emptied = stored === null && ignoringErrors(() => sessionStorage.getItem(EMPTIED_KEY)) === '1';
  const draft = parseDraft(stored);
  for (const field of fields) {
    const value = emptied ? '' : draft[field.name];
    if (!('edited' in field.dataset) && typeof value === 'string' && (!freshVisit || field.value === ''))
      field.value = value;
    delete field.dataset['edited'];
  }
  store(form);
}

/** Empties the form and deletes its draft. */
export function clearDraft(form: HTMLFormElement): void {
  const sent = serialize(fieldsOf(form));
  ignoringErrors(() => localStorage.removeItem(DRAFT_KEY));
  ignoringErrors(() => sent && sessionStorage.setItem(SENT_KEY, sent));
  form.reset();
}
