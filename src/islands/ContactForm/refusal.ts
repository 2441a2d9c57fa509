/** Why an enquiry did not go. */

/** A word that the visitor is told something by. */
export type Reason = 'offline' | 'silent' | 'refused' | 'unreachable' | 'robot';

export interface Refusal {
  reason: Reason;
  /** The provider's HTTP status; 0 when there was no answer at all (the product's rule). */
  status: number;
  /** The provider's words, or the browser's. */
  text: string;
}

/**
 * @param error whatever was thrown on the way: an answer of the provider, a string of its library, an error of the browser
 * @param online what the browser says of the line
 */
export function toRefusal(error: unknown, online: boolean): Refusal {
  if (error && typeof error === 'object' && 'status' in error && typeof error.status === 'number') {
    return { reason: 'refused', status: error.status, text: 'text' in error ? String(error.text) : '' };
  }
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  // A browser may be wrong about its line, so an enquiry is tried all the same and this is asked only afterwards.
  if (!online) return { reason: 'offline', status: 0, text: message };
  return { reason: name === 'TimeoutError' ? 'silent' : 'unreachable', status: 0, text: message };
}
