/** Hands an enquiry to the e-mail provider, once, and says why when it did not go. */
import { asSent, type Enquiry } from './enquiry.ts';
import { loadLibrary } from './library.ts';
import { toRefusal, type Refusal } from './refusal.ts';

/** Milliseconds without an answer after which the visitor is told. The library itself would wait for ever. */
export const GIVE_UP_MS = 30_000;

export interface Provider {
  publicKey: string;
  serviceId: string;
  templateId: string;
  origin: string;
}

/** A form that holds the fields and is in no page: the library wants a form element, and the visitor's own is not to change. */
function detachedForm(fields: object): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(fields)) {
    const area = document.createElement('textarea');
    area.name = name;
    area.value = value;
    form.append(area);
  }
  return form;
}

/**
 * Runs something whose one call of `fetch` is to obey a signal that it has no place for: the library's `sendForm`.
 * What was given up is then really over, and cannot arrive later after all.
 */
async function withSignal(signal: AbortSignal, run: () => Promise<unknown>): Promise<void> {
  const own = window.fetch;
  const restore = () => {
    window.fetch = own;
  };
  window.fetch = (input, options) => {
    restore();
    return own(input, { ...options, signal });
  };
  await run().finally(restore);
}

/** @returns nothing when the provider has taken the enquiry, else why not */
export async function deliver(enquiry: Enquiry, provider: Provider): Promise<Refusal | undefined> {
  const patience = new AbortController();
  const { signal } = patience;
  const timer = setTimeout(() => patience.abort(new DOMException('No answer in 30 s', 'TimeoutError')), GIVE_UP_MS);
  const givenUp = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const send = async () => {
    const { init, sendForm } = await loadLibrary();
    signal.throwIfAborted();
    init({ publicKey: provider.publicKey }, provider.origin);
    await withSignal(signal, () => sendForm(provider.serviceId, provider.templateId, detachedForm(asSent(enquiry))));
  };
  try {
    await Promise.race([send(), givenUp]);
    return undefined;
  } catch (error) {
    return toRefusal(error, navigator.onLine);
  } finally {
    clearTimeout(timer);
  }
}
