/** A hidden field that only a robot fills in, or a browser that fills in too much. */
import type { SendError } from './send-error.ts';

const ROBOT: SendError = { reason: 'robot', status: 0, text: 'The hidden field was filled' };

/**
 * Empties the field, so that a person whose browser filled it can try again.
 *
 * @returns why the enquiry is not sent, or nothing when the field was empty
 */
export function checkHoneypot(form: HTMLFormElement): SendError | undefined {
  const field = form.querySelector<HTMLInputElement>('[data-honeypot]');
  if (!field?.value) return undefined;
  field.value = '';
  return ROBOT;
}
