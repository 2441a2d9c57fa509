/** The link from /admin to the setup page. While facts of the sample remain it also lies over the editor. */
import { AGAIN_ID, STEPS_ID } from '../sign-in/steps.ts';

export const BANNER_ID = 'setup-offer';
const CLOSED_KEY = 'setup-offer-closed';

const LINES = [
  {
    lang: 'en',
    sample: 'The site still shows facts of the sample. Make it yours',
    link: 'Make the site yours: name, phone, hours, one question at a time',
    close: 'Close',
  },
  {
    lang: 'hi',
    sample: 'साइट पर अभी नमूने की जानकारी है। उसे अपनी बनाएं',
    link: 'साइट को अपनी बनाएं: नाम, फ़ोन, समय, एक बार में एक सवाल',
    close: 'बंद करें',
  },
] as const;

/**
 * @param address of the setup page
 * @param isSample whether facts of the sample are still on the site: the link is then shown over the editor, too
 */
export function setupBanner(address: string, isSample: boolean): string {
  const links = LINES.map(
    ({ lang, sample, link }) => `<a lang="${lang}" href="${address}">${isSample ? sample : link}</a>`,
  );
  const close = LINES.map(({ lang, close: word }) => `<span lang="${lang}">${word}</span>`).join(' · ');
  return (
    `<aside id="${BANNER_ID}" class="${isSample ? 'sample' : 'plain'}" aria-label="Setup · शुरुआत">${links.join('')}` +
    `<button type="button">${close}</button></aside>`
  );
}

const OPENED = `body:has(>#${STEPS_ID}[hidden])`;
export const BANNER_STYLE =
  `#${BANNER_ID}{display:grid;gap:.5rem;max-width:38rem;margin:0 auto;padding:1rem;` +
  'font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--tint)}' +
  `#${BANNER_ID}[hidden],body:has(>#${AGAIN_ID}:not([hidden]))>#${BANNER_ID},` +
  `${OPENED}>#${BANNER_ID}.plain{display:none}` +
  `#${BANNER_ID} a{min-height:2rem;color:var(--action)}` +
  `#${BANNER_ID} button{display:none;min-height:2.75rem;border:1px solid var(--action);border-radius:.5rem;` +
  'font:inherit;color:var(--action);background:none}' +
  // Above the editor, which covers the page; with large letters it would cover the editor, and is scrolled in itself.
  `${OPENED}>#${BANNER_ID}.sample{position:fixed;z-index:200;inset:auto 0 0;box-sizing:border-box;max-height:50vh;` +
  'overflow-y:auto;box-shadow:0 0 1rem var(--ink)}' +
  `${OPENED}>#${BANNER_ID} button{display:block}`;

/** Lets the owner close the banner; it stays closed in this tab. */
export function closeableBanner(): void {
  const banner = document.getElementById(BANNER_ID);
  if (!banner) return;
  try {
    banner.hidden = sessionStorage.getItem(CLOSED_KEY) !== null;
  } catch {
    // A browser that keeps nothing shows it anew.
  }
  banner.querySelector('button')?.addEventListener('click', () => {
    banner.hidden = true;
    try {
      sessionStorage.setItem(CLOSED_KEY, 'yes');
    } catch {
      // As above.
    }
  });
}
