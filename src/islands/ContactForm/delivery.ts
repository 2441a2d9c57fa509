/** Hands an enquiry to the e-mail provider, once, and says why when it could not be sent. */
import { loadEmailJs } from './emailjs.ts';
import { markUnanswered } from '../../shared/enquiry-storage.ts';
import { withSummary, type Enquiry } from '../../shared/enquiry.ts';
import { toSendError, type SendError } from './send-error.ts';

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
    // Offline, nothing leaves the phone.
    if (navigator.onLine) markUnanswered();
    await sendForm(provider.serviceId, provider.templateId, detachedForm(withSummary(enquiry)));
  };
  try {
    await Promise.race([send(), timeout]);
    return undefined;
  } catch (error) {
    return toSendError(error, navigator.onLine);
  } finally {
    clearTimeout(timer);
  }
}
