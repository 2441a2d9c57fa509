/** Loads the e-mail provider’s library when it is needed, and again when loading has failed. */
import address from '@emailjs/browser/dist/email.min.js?url&no-inline';

type Library = Pick<typeof import('@emailjs/browser'), 'init' | 'sendForm'>;

declare global {
  interface Window {
    emailjs?: Library;
  }
}

/** The library reads localStorage when it starts, and where the browser forbids that even the reading throws. */
function hideForbiddenStorage(): void {
  try {
    Reflect.get(window, 'localStorage');
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}

/**
 * A script element and not `import()`: browsers from before 2026 remember an import that failed, and would
 * never fetch it again on this page. A new element is fetched anew by all of them.
 * Rejects when it cannot be had, after a line on the console.
 */
export async function loadEmailJs(): Promise<Library> {
  if (window.emailjs) return window.emailjs;
  hideForbiddenStorage();
  const script = document.createElement('script');
  script.src = address;
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => {
      const text = 'Loading chunk emailjs failed (missing)';
      console.error(text);
      reject(new Error(text));
    };
    document.head.append(script);
  });
  return window.emailjs!;
}
