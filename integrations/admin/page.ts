/** The page /admin: the editor, or, where it does not know the repository, what to do about it. */
import { cspHash } from '../../src/lib/csp-hash.ts';
import { color } from '../../src/lib/tokens.ts';
import { setupOffer, OFFER_STYLE } from '../../src/admin/setup/offer.ts';
import { SETTINGS_ELEMENT, type EditorSettings } from '../../src/admin/settings.ts';
import { SIGN_IN_STYLE, guideLinks, signInSteps } from '../../src/admin/sign-in/steps.ts';
import { adminPolicy } from './policy.ts';
import type { AdminSettings, SettingProblem } from './settings.ts';

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** Data in a script cannot end it, nor begin a comment. */
export const inScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

interface Document {
  /** The language of its words; English where sections name their own. */
  lang?: string;
  policy: string;
  title: string;
  head: string;
  body: string;
  base: string;
}

/** A whole page. Each part is put in as it is: escape beforehand what is not markup. */
export const document = ({ lang = 'en', policy, title, head, body, base }: Document): string => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<meta name="referrer" content="same-origin">
<title>${title}</title>
<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">
${head}
</head>
<body>
${body}
</body>
</html>
`;

/** The site's colours, for what stands on this page beside the editor. */
export const COLORS = `:root{${['ink', 'page', 'line', 'action', 'tint', 'paper', 'alarm'].map((name) => `--${name}:${color(name)}`).join(';')}}`;

const TITLE = 'Editor · एडिटर';

export const NO_SCRIPT =
  '<noscript><p>The editor needs JavaScript. Switch it on in the browser.</p>' +
  '<p lang="hi">एडिटर के लिए JavaScript चाहिए। ब्राउज़र में उसे चालू करें।</p></noscript>';

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
  document({
    policy: adminPolicy(settings),
    title: TITLE,
    base,
    head:
      `<style>${COLORS}${SIGN_IN_STYLE}${OFFER_STYLE}</style>\n` +
      `<script type="application/json" id="${SETTINGS_ELEMENT}">${inScript(editor)}</script>\n` +
      `<script type="module" src="${entry}"></script>`,
    body:
      settings.mode === 'repository'
        ? `${setupOffer(`${base}admin/setup`, isSample)}${signInSteps(settings.repository.repo, base)}${NO_SCRIPT}`
        : NO_SCRIPT,
  });

const STYLE =
  `${COLORS}body{max-width:40rem;margin:0 auto;padding:1.5rem 1rem;font:1.05rem/1.6 system-ui,sans-serif;color:var(--ink);background:var(--page)}` +
  'h1{font-size:1.4rem;line-height:1.4}section+section{margin-top:2.5rem}li{margin:.4rem 0}a{color:var(--action)}' +
  'code{padding:.1rem .3rem;background:var(--tint);overflow-wrap:anywhere}';

interface Steps {
  lang: string;
  title: string;
  why: string;
  steps: readonly string[];
}

/** What to do, for the person who has put the site online. Signs of HTML in it are meant as such. */
const steps = (problem: SettingProblem | undefined): Steps[] => [
  {
    lang: 'en',
    title: 'The editor does not know yet where your site is kept',
    why: problem
      ? escape(problem.en)
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
      ? escape(problem.hi)
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

/** A page of sentences that runs nothing. @param body HTML */
export const plainPage = (title: string, body: string, base: string): string =>
  document({
    policy: adminPolicy({ mode: 'unset' }, cspHash(STYLE)),
    title,
    base,
    head: `<style>${STYLE}</style>`,
    body: `<main>${body}</main>`,
  });

/** The page of a site whose repository is unknown, or wrongly named. */
export const noRepositoryPage = (problem: SettingProblem | undefined, base: string): string =>
  plainPage(TITLE, `${steps(problem).map(section).join('')}${guideLinks(base)}`, base);
