/** Why an enquiry could not be sent. */

/**
 * Each has a sentence of its own in the words of the contact form. A `silent` provider was given the enquiry and may
 * have it. In all other cases it has not: there was no line, it has refused it, the library that hands it over has not
 * come (`unreachable`), or a robot wrote it.
 */
export type Reason = 'offline' | 'silent' | 'refused' | 'unreachable' | 'robot';

export interface SendError {
  reason: Reason;
  /** The provider's HTTP status; 0 when there was no answer at all (the product's rule). */
  status: number;
  /** The provider's words, or the browser's, for the console. */
  text: string;
}

/**
 * @param error whatever was thrown while sending: the provider's answer, a string of its library, a browser's error
 * @param unanswered the reason when it is no answer of the provider
 */
export function toSendError(error: unknown, unanswered: Reason): SendError {
  if (error && typeof error === 'object' && 'status' in error && typeof error.status === 'number') {
    return { reason: 'refused', status: error.status, text: 'text' in error ? String(error.text) : '' };
  }
  return { reason: unanswered, status: 0, text: error instanceof Error ? error.message : String(error) };
}

/** The three ways to go on. */
export type Recovery = 'again' | 'chat' | 'call';

/**
 * The way that is likeliest to reach the studio now, which is the one strong button.
 * @param online whether there is a connection now
 */
export function likeliestRecovery(reason: Reason, online: boolean): Recovery {
  if (!online) return 'call';
  // Only these two had nothing to do with the mail service.
  return reason === 'offline' || reason === 'robot' ? 'again' : 'chat';
}
