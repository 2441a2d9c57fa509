/** The field that nobody sees: only a robot, or a browser that fills in too much, writes into it. */
import type { SendError } from './send-error.ts';

const ROBOT: SendError = { reason: 'robot', status: 0, text: 'The hidden field was filled' };

/**
 * Empties the field, so that a person whose browser filled it can try again; a plain robot does not.
 *
 * @returns why the enquiry is not sent, or nothing when the field was empty
 */
export function checkHoneypot(form: HTMLFormElement): SendError | undefined {
  const field = form.querySelector<HTMLInputElement>('[data-trap]');
  if (!field?.value) return undefined;
  field.value = '';
  return ROBOT;
}
