/** Loads the e-mail provider’s library. */
import scriptUrl from '@emailjs/browser/dist/email.min.js?url&no-inline';
import { loadChunk } from '../load-chunk.ts';

type Library = Pick<typeof import('@emailjs/browser'), 'init' | 'sendForm'>;

declare global {
  interface Window {
    emailjs?: Library;
  }
}

/** The library reads `localStorage` when it starts; where the browser blocks storage, that would throw. */
function hideBlockedStorage(): void {
  try {
    Reflect.get(window, 'localStorage');
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}

/**
 * Uses a script element and not `import()`: browsers from before 2026 cache a failed import and would never retry it on
 * this page, but fetch a new element again. Rejects when the library cannot be loaded, after an error on the console.
 */
export async function loadEmailJs(): Promise<Library> {
  if (window.emailjs) return window.emailjs;
  hideBlockedStorage();
  const script = document.createElement('script');
  script.src = scriptUrl;
  const loaded = new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error(script.src));
  });
  document.head.append(script);
  await loadChunk('emailjs', () => loaded);
  return window.emailjs!;
}
