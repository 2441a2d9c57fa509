/** The steps to a token, as HTML of the page /admin: shown before the editor is loaded, and when it cannot be. */
import { guidePath } from '../guide/paths.ts';
import { PHOTO_UPLOAD_PATH } from '../photo-upload/paths.ts';
import { EDITOR_LANGUAGES, type EditorLanguage } from '../language.ts';
import { wordsIn, type SignInWords } from './words/index.ts';

/** The element with the steps, and the link that leads back to them from the editor. */
export const STEPS_ID = 'sign-in-steps';
export const AGAIN_ID = 'sign-in-again';
/** What is said while the editor comes. */
export const OPENING_ID = 'editor-opening';
/** In the address: the steps are shown whoever has signed in. */
export const STEPS_QUERY = 'steps';
/** The attribute of the buttons that open the editor. */
export const OPEN_ATTRIBUTE = 'data-open-editor';
/** The attribute of the links to the page that hangs photos. */
export const UPLOAD_ATTRIBUTE = 'data-hang-photos';

const TOKENS = 'https://github.com/settings/personal-access-tokens';
/** Days; GitHub takes no more. */
const MAX_DAYS = '366';
/** Of a token, at GitHub. */
const NAME = 'Studio editor';

const LANGUAGES = EDITOR_LANGUAGES.map((lang) => ({ lang, words: wordsIn(lang) }));

/** GitHub’s form with everything filled in that an address can fill in: the repository is not among it. */
export function tokenForm(repo: string): string {
  const [owner = ''] = repo.split('/');
  const filled = { name: NAME, target_name: owner, expires_in: MAX_DAYS, contents: 'write' };
  return `${TOKENS}/new?${new URLSearchParams(filled).toString()}`;
}

const link = (address: string) => `<a href="${address.replaceAll('&', '&amp;')}" target="_blank" rel="noopener">`;

const guideLink = (lang: EditorLanguage, { guide }: SignInWords, base: string) =>
  `<a href="${base}${guidePath(lang)}" lang="${lang}">${guide}</a>`;

function section(lang: EditorLanguage, words: SignInWords, { repo, base }: { repo: string; base: string }): string {
  const { title, why, steps, care, open, hang } = words;
  const filled = (text: string) =>
    text
      .replaceAll('{repo}', `<code>${repo}</code>`)
      .replaceAll('{form}', link(tokenForm(repo)))
      .replaceAll('{tokens}', link(TOKENS))
      .replaceAll(/\{\/\w+\}/g, '</a>');
  return (
    `<section lang="${lang}"><h1>${title}</h1><p>${why}</p>` +
    `<ol>${steps.map((step) => `<li>${filled(step)}</li>`).join('')}</ol>` +
    `<p><a href="${base}${PHOTO_UPLOAD_PATH}" ${UPLOAD_ATTRIBUTE}>${hang}</a>` +
    `<button type="button" ${OPEN_ATTRIBUTE}>${open}</button></p>` +
    `<p class="guide">${guideLink(lang, words, base)}</p>` +
    `${care.map((line) => `<p>${filled(line)}</p>`).join('')}</section>`
  );
}

/** The same words in all languages, one behind the other. */
const inAll = (name: 'again' | 'opening') =>
  LANGUAGES.map(({ lang, words }) => `<span lang="${lang}">${words[name]}</span>`).join(' · ');

/** The ways to the guide. @param base the path that the site is hosted under, with a slash at its end */
export const guideLinks = (base: string): string =>
  `<p>${LANGUAGES.map(({ lang, words }) => guideLink(lang, words, base)).join(' · ')}</p>`;

/**
 * @param repo owner and name, as GitHub takes them: letters, digits, `.`, `-`, `_` and one slash
 * @param base the path that the site is hosted under, with a slash at its end
 */
export function signInSteps(repo: string, base: string): string {
  const sections = LANGUAGES.map(({ lang, words }) => section(lang, words, { repo, base })).join('');
  return (
    `<main id="${STEPS_ID}">${sections}</main>` +
    `<p id="${OPENING_ID}" role="status" hidden>${inAll('opening')}</p>` +
    `<a id="${AGAIN_ID}" href="?${STEPS_QUERY}" hidden>${inAll('again')}</a>`
  );
}

export const SIGN_IN_STYLE =
  `#${STEPS_ID}{max-width:40rem;margin:0 auto;padding:1.5rem 1rem 3rem;font:1.05rem/1.6 system-ui,sans-serif;color:var(--ink)}` +
  `body:has(>#${STEPS_ID}:not([hidden])){margin:0;background:var(--page)}` +
  `#${STEPS_ID} h1{font-size:1.4rem;line-height:1.4}#${STEPS_ID} section+section{margin-top:3rem;padding-top:2rem;border-top:1px solid var(--line)}` +
  `#${STEPS_ID} li{margin:.5rem 0}#${STEPS_ID} a{color:var(--action)}` +
  // What a finger hits for certain.
  `#${STEPS_ID} .guide a{display:inline-block;padding:.6rem 0}` +
  `#${STEPS_ID} code{padding:.1rem .3rem;background:var(--tint);overflow-wrap:anywhere}` +
  `#${STEPS_ID} button{min-height:3rem;padding:.6rem 1.4rem;border:0;border-radius:.5rem;font:inherit;font-weight:600;color:var(--paper);background:var(--action)}` +
  `#${STEPS_ID} p:has(>button){display:flex;flex-wrap:wrap;gap:.75rem}` +
  `#${STEPS_ID} p>a:has(+button){box-sizing:border-box;min-height:3rem;padding:.6rem 1.4rem;border:2px solid var(--action);border-radius:.5rem;font-weight:600;text-decoration:none}` +
  // Above the editor's own sign-in, which covers the page.
  `#${AGAIN_ID}:not([hidden]){position:fixed;z-index:200;inset:auto 0 0;padding:.9rem 1rem;text-align:center;font:1rem/1.5 system-ui,sans-serif;color:var(--action);background:var(--page)}` +
  `#${OPENING_ID}{padding:30vh 1rem 0;text-align:center;font:1.05rem/1.6 system-ui,sans-serif;color:var(--ink)}`;
