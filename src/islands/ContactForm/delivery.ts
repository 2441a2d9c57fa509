/** Hands an enquiry to the e-mail provider, once, and says why when it did not go. */

/** Milliseconds without an answer after which the visitor is told. The library itself would wait for ever. */
export const GIVE_UP_MS = 30_000;

/** Why an enquiry did not go, in a word that the visitor is told something by. */
export type Reason = 'offline' | 'silent' | 'refused' | 'unreachable';

export interface Refusal {
  reason: Reason;
  /** The provider's HTTP status; 0 when there was no answer at all (the product's rule). */
  status: number;
  /** The provider's words, or the browser's. */
  text: string;
}

export interface Provider {
  publicKey: string;
  serviceId: string;
  templateId: string;
  origin: string;
}

/** @param error whatever was thrown on the way: an answer of the provider, a string of the library, an error of the browser */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof DOMException && error.name === 'TimeoutError') return { reason: 'silent', status: 0, text: error.message };
  if (error && typeof error === 'object' && 'status' in error && typeof error.status === 'number') {
    return { reason: 'refused', status: error.status, text: 'text' in error ? String(error.text) : '' };
  }
  return { reason: 'unreachable', status: 0, text: error instanceof Error ? error.message : String(error) };
}

/** A form that holds the fields and is in no page: the library wants a form element, and the visitor's own is not to change. */
function detachedForm(fields: Record<string, string>): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(fields)) {
    const area = document.createElement('textarea');
    area.name = name;
    area.value = value;
    form.append(area);
  }
  return form;
}

/** The library reads localStorage when it is imported, and where the browser forbids that even the reading throws. */
function allowImport(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}

async function loadLibrary() {
  allowImport();
  try {
    return await import('@emailjs/browser');
  } catch (error) {
    console.error('Loading chunk emailjs failed (missing)');
    throw error;
  }
}

/** `sendForm` takes no signal. Its one call of fetch is given one, so that what was given up cannot arrive later after all. */
function lendSignal(signal: AbortSignal): void {
  const own = window.fetch;
  window.fetch = (input, options) => {
    window.fetch = own;
    return own(input, { ...options, signal });
  };
}

/** Rejects as soon as the signal is aborted, with its reason. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/**
 * @param fields the form's fields, in the order in which they are posted
 * @throws {Refusal} when the enquiry did not go
 */
export async function deliver(fields: Record<string, string>, provider: Provider): Promise<void> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(new DOMException('No answer in 30 s', 'TimeoutError')), GIVE_UP_MS);
  const send = async () => {
    const { init, sendForm } = await loadLibrary();
    patience.signal.throwIfAborted();
    init({ publicKey: provider.publicKey }, provider.origin);
    lendSignal(patience.signal);
    await sendForm(provider.serviceId, provider.templateId, detachedForm(fields));
  };
  try {
    await Promise.race([send(), aborted(patience.signal)]);
  } catch (error) {
    throw toRefusal(error);
  } finally {
    clearTimeout(timer);
  }
}
