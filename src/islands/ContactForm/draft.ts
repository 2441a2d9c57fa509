/** Keeps a half-written enquiry on the visitor's own device. Where storage is blocked it keeps nothing, silently. */

const KEY = 'enquiry-draft';
const FIELDS = ['user_name', 'user_phone', 'message'] as const;

const field = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;

/** Runs what touches storage; blocked or full storage throws, and a draft is not worth an error. */
function quietly<Result>(touch: () => Result): Result | undefined {
  try {
    return touch();
  } catch {
    return undefined;
  }
}

export function saveDraft(form: HTMLFormElement): void {
  const draft = Object.fromEntries(FIELDS.map((name) => [name, field(form, name)?.value ?? '']));
  quietly(() => (Object.values(draft).some(Boolean) ? localStorage.setItem(KEY, JSON.stringify(draft)) : localStorage.removeItem(KEY)));
}

/** Fills the fields that are still empty: what the visitor typed before this script came is newer. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = quietly(() => JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>) ?? {};
  for (const name of FIELDS) {
    const input = field(form, name);
    const kept = draft[name];
    if (input && input.value === '' && typeof kept === 'string') input.value = kept;
  }
}

export const forgetDraft = (): void => {
  quietly(() => localStorage.removeItem(KEY));
};
