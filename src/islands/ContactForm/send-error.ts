/** Why an enquiry could not be sent. */

/** Each has a sentence of its own in the words of the contact form. */
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
 * @param online whether the browser thinks it is online
 */
export function toSendError(error: unknown, online: boolean): SendError {
  if (error && typeof error === 'object' && 'status' in error && typeof error.status === 'number') {
    return { reason: 'refused', status: error.status, text: 'text' in error ? String(error.text) : '' };
  }
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  // Asked only after sending has failed: a browser may think that it is offline when it is not.
  if (!online) return { reason: 'offline', status: 0, text: message };
  return { reason: name === 'TimeoutError' ? 'silent' : 'unreachable', status: 0, text: message };
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
