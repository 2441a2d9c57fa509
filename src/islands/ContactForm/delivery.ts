/** Hands an enquiry to the e-mail provider, once, and says why when it could not be sent. */
import { loadEmailJs } from './emailjs.ts';
import { markUnanswered } from '../../shared/enquiry-storage.ts';
import { withSummary, type Enquiry } from '../../shared/enquiry.ts';
import { toSendError, type Reason, type SendError } from './send-error.ts';

/** Milliseconds to wait for the provider's answer. The library itself would wait for ever. */
const TIMEOUT_MS = 30_000;

export interface Provider {
  publicKey: string;
  serviceId: string;
  templateId: string;
  origin: string;
}

/** A form outside the page that holds the fields: the library takes a form, and the visitor's own must not change. */
function detachedForm(fields: Enquiry): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries<string>({ ...fields })) {
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  return form;
}

/**
 * Sends the enquiry, and stops waiting after `TIMEOUT_MS`. The library cannot cancel a request: an enquiry may still
 * arrive after that, so the visitor is told that we cannot be sure; a later answer is ignored.
 *
 * @returns nothing when the provider has accepted the enquiry, else why not
 */
export async function deliver(enquiry: Enquiry, provider: Provider): Promise<SendError | undefined> {
  let expired = false;
  /** What no answer means, once the library was given the enquiry. */
  let unanswered: Reason | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      expired = true;
      reject(new DOMException('No answer in 30 s', 'TimeoutError'));
    }, TIMEOUT_MS);
  });
  const send = async () => {
    const { init, sendForm } = await loadEmailJs();
    // The library was loaded too late: the visitor has already been told that the enquiry was not sent.
    if (expired) return;
    init({ publicKey: provider.publicKey }, provider.origin);
    // Offline, nothing leaves the phone: it is tried all the same, as a browser may think so when it is not. Else the
    // enquiry may arrive, whatever becomes of the line: a page cannot tell a lost answer from a lost message.
    unanswered = navigator.onLine ? 'silent' : 'offline';
    if (unanswered === 'silent') markUnanswered();
    await sendForm(provider.serviceId, provider.templateId, detachedForm(withSummary(enquiry)));
  };
  try {
    await Promise.race([send(), timeout]);
    return undefined;
  } catch (error) {
    return toSendError(error, unanswered ?? (navigator.onLine ? 'unreachable' : 'offline'));
  } finally {
    clearTimeout(timer);
  }
}
