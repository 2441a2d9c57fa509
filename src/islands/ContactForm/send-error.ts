/** Why an enquiry could not be sent. */

/** The reasons that the visitor is told about, each by a sentence of its own. */
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
  // A browser may be wrong about its connection, so an enquiry is tried all the same and this is asked afterwards.
  if (!online) return { reason: 'offline', status: 0, text: message };
  return { reason: name === 'TimeoutError' ? 'silent' : 'unreachable', status: 0, text: message };
}
