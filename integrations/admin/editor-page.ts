/** The page /admin: the editor, or, where it does not know the repository, what to do about it. */
import { setupBanner, BANNER_STYLE } from '../../src/admin/setup/setup-banner.ts';
import { SETTINGS_ELEMENT, type EditorSettings } from '../../src/admin/settings.ts';
import { SIGN_IN_STYLE, guideLinks, signInSteps } from '../../src/admin/sign-in/steps.ts';
import { escapeHtml, jsonForScript } from '../../src/shared/escape-html.ts';
import { adminPolicy } from './content-security-policy.ts';
import { COLORS, NO_SCRIPT, htmlDocument, plainPage } from './html-document.ts';
import type { AdminSettings, SettingProblem } from './settings.ts';

const TITLE = 'Editor · एडिटर';

/**
 * @param entry the address of the editor's script
 * @param base the path that the site is hosted under, with a slash at its end
 * @param isSample whether facts of the sample stand on the site
 */
export const editorPage = (
  settings: AdminSettings,
  editor: EditorSettings,
  entry: string,
  base: string,
  isSample = false,
): string =>
  htmlDocument({
    policy: adminPolicy(settings),
    title: TITLE,
    base,
    head:
      `<style>${COLORS}${SIGN_IN_STYLE}${BANNER_STYLE}</style>\n` +
      `<script type="application/json" id="${SETTINGS_ELEMENT}">${jsonForScript(editor)}</script>\n` +
      `<script type="module" src="${entry}"></script>`,
    body:
      settings.mode === 'repository'
        ? `${setupBanner(`${base}admin/setup`, isSample)}${signInSteps(settings.repository.repo, base)}${NO_SCRIPT}`
        : NO_SCRIPT,
  });

interface Steps {
  lang: string;
  title: string;
  why: string;
  steps: readonly string[];
}

/** What to do, for the person who has put the site online. Characters of HTML in it are meant as such. */
const steps = (problem: SettingProblem | undefined): Steps[] => [
  {
    lang: 'en',
    title: 'The editor does not know yet where your site is kept',
    why: problem
      ? escapeHtml(problem.en)
      : 'It changes the files of your site at GitHub, and has not been told in which repository.',
    steps: [
      'Open your repository at GitHub. Its address ends in two names, such as <code>github.com/asha/studio</code>.',
      'Open the settings of your host (Cloudflare Pages, Netlify, Vercel) and there “Environment variables”. On your own computer it is the file <code>.env</code>.',
      'Add the variable <code>ADMIN_REPO</code> with those two names and the slash: <code>asha/studio</code>.',
      'If the site is not built from the branch <code>main</code>, add <code>ADMIN_BRANCH</code> with the name of that branch.',
      'Build the site again (the button is called “Retry deployment” or “Redeploy”), and open this page anew.',
    ],
  },
  {
    lang: 'hi',
    title: 'एडिटर को अभी पता नहीं कि आपकी साइट कहां रखी है',
    why: problem
      ? escapeHtml(problem.hi)
      : 'यह GitHub पर आपकी साइट की फ़ाइलें बदलता है, पर इसे रिपॉज़िटरी का नाम नहीं बताया गया है।',
    steps: [
      'GitHub पर अपनी रिपॉज़िटरी खोलें। उसके पते के आखिर में दो नाम होते हैं, जैसे <code>github.com/asha/studio</code>।',
      'अपने होस्ट (Cloudflare Pages, Netlify, Vercel) की सेटिंग में “Environment variables” खोलें। अपने कंप्यूटर पर यह फ़ाइल <code>.env</code> है।',
      '<code>ADMIN_REPO</code> नाम से वही दो नाम स्लैश के साथ लिखें: <code>asha/studio</code>।',
      'साइट <code>main</code> ब्रांच से नहीं बनती, तो <code>ADMIN_BRANCH</code> में उस ब्रांच का नाम लिखें।',
      'साइट दोबारा बनाएं (बटन का नाम “Retry deployment” या “Redeploy” है) और यह पेज फिर से खोलें।',
    ],
  },
];

const section = ({ lang, title, why, steps: each }: Steps): string =>
  `<section lang="${lang}"><h1>${title}</h1><p>${why}</p><ol>${each.map((step) => `<li>${step}</li>`).join('')}</ol></section>`;

/** The page of a site whose repository is unknown, or wrongly named. */
export const noRepositoryPage = (problem: SettingProblem | undefined, base: string): string =>
  plainPage(TITLE, `${steps(problem).map(section).join('')}${guideLinks(base)}`, base);
