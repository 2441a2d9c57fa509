/** How the half-written enquiry is stored in `localStorage`. */

/** The draft: the form's fields by their names, as JSON. */
export const DRAFT_KEY = 'enquiry-draft';
/** The status of the enquiry: one of the two below, or none while it is only being written. */
export const STATUS_KEY = 'enquiry-status';
/** There is no draft because it was sent, or emptied by hand: Back brings out again what was in the form. */
export const GONE = 'gone';
/** The provider was given the draft, and has not answered. */
export const UNANSWERED = 'unanswered';

/**
 * To be called when the provider is given the draft. Where storage is blocked or full, nothing is stored. An answer
 * that the island gets, and every later edit, lead to another status.
 */
export function markUnanswered(): void {
  try {
    localStorage.setItem(STATUS_KEY, UNANSWERED);
  } catch {
    // It is sent all the same.
  }
}
