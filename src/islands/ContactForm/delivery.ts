/** Hands an enquiry to the e-mail provider, once, and says why when it could not be sent. */
import { loadEmailJs } from './emailjs.ts';
import { asSent, type Enquiry } from './enquiry.ts';
import { toSendError, type SendError } from './send-error.ts';

/** Milliseconds without an answer after which the visitor is told. The library itself would wait for ever. */
const TIMEOUT_MS = 30_000;

export interface Provider {
  publicKey: string;
  serviceId: string;
  templateId: string;
  origin: string;
}

/** A form that holds the fields outside the page: the library wants a form, and the visitor's own must not change. */
function detachedForm(fields: Enquiry): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries<string>({ ...fields })) {
    const area = document.createElement('textarea');
    area.name = name;
    area.value = value;
    form.append(area);
  }
  return form;
}

/**
 * The library has no way to cancel a request. What is given up may therefore still arrive, which is why the visitor is
 * told that we cannot be sure; an answer that comes after this is not listened to.
 *
 * @returns nothing when the provider has taken the enquiry, else why not
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
    // A library that comes too late must not send what the visitor has been told is not sent.
    if (expired) return;
    init({ publicKey: provider.publicKey }, provider.origin);
    await sendForm(provider.serviceId, provider.templateId, detachedForm(asSent(enquiry)));
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
