/**
 * Keeps a half-written enquiry on the visitor's own device until it is sent. Where storage is blocked it keeps
 * nothing, silently; the browser's own memory of forms still serves there.
 */
const DRAFT = 'enquiry-draft';
/** What this tab has sent: a page that Back brings out again with the very same text is not to send it twice. */
const SENT = 'enquiry-sent';
const FIELDS = ['user_name', 'user_phone', 'message'] as const;

type Fields = { value: string; name: string }[];

const fieldsOf = (form: HTMLFormElement): Fields =>
  FIELDS.map((name) => form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement);

/** @returns the draft as it is kept, or nothing when nothing is written */
function toDraft(fields: Fields): string | undefined {
  if (fields.every(({ value }) => value === '')) return undefined;
  return JSON.stringify(Object.fromEntries(fields.map(({ name, value }) => [name, value])));
}

/** Runs what touches storage; blocked or full storage throws, and a draft is not worth an error. */
function quietly<Result>(touch: () => Result): Result | undefined {
  try {
    return touch();
  } catch {
    return undefined;
  }
}

/** What a kept text says of a field, whatever else may have been written there. */
function readDraft(kept: string | null): Record<string, unknown> {
  const draft: unknown = quietly((): unknown => JSON.parse(kept ?? ''));
  return draft && typeof draft === 'object' ? { ...draft } : {};
}

export function saveDraft(form: HTMLFormElement): void {
  const draft = toDraft(fieldsOf(form));
  quietly(() => (draft ? localStorage.setItem(DRAFT, draft) : localStorage.removeItem(DRAFT)));
}

/**
 * Brings the draft back.
 * @param written whether what stands in the form was written just now, before this script came. It then stays, and
 *   the draft fills what is empty; otherwise the browser brought it out of its history, and the draft is newer,
 *   unless the visitor has already gone on writing.
 */
export function restoreDraft(form: HTMLFormElement, written: boolean): void {
  const fields = fieldsOf(form);
  if (toDraft(fields) && toDraft(fields) === quietly(() => sessionStorage.getItem(SENT))) form.reset();
  const draft = readDraft(quietly(() => localStorage.getItem(DRAFT)) ?? null);
  for (const field of fields) {
    const kept = draft[field.name];
    if (typeof kept !== 'string' || field.value.startsWith(kept)) continue;
    if (!written || field.value === '') field.value = kept;
  }
  saveDraft(form);
}

/** Empties the form and forgets its draft. */
export function clearDraft(form: HTMLFormElement): void {
  const sent = toDraft(fieldsOf(form));
  quietly(() => localStorage.removeItem(DRAFT));
  quietly(() => sent && sessionStorage.setItem(SENT, sent));
  form.reset();
}
