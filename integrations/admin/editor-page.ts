/** The page /admin: the editor, or, where it does not know the repository, what to do about it. */
import { EDITOR_LANGUAGES, type EditorLanguage } from '../../src/admin/language.ts';
import { setupBanner, BANNER_STYLE } from '../../src/admin/setup/setup-banner.ts';
import { SETTINGS_ELEMENT, type EditorSettings } from '../../src/admin/settings.ts';
import { SIGN_IN_STYLE, guideLinks, signInSteps } from '../../src/admin/sign-in/steps.ts';
import { escapeHtml, jsonForScript } from '../../src/shared/escape-html.ts';
import { adminPolicy } from './content-security-policy.ts';
import { COLORS, NO_SCRIPT, htmlDocument, plainPage } from './html-document.ts';
import type { AdminSettings, SettingProblem } from './settings.ts';
import { titleInAll, wordsIn } from './words/index.ts';

const TITLE = titleInAll((language) => wordsIn(language).editor);

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

function section(lang: EditorLanguage, problem: SettingProblem | undefined): string {
  const { title, why, steps } = wordsIn(lang).noRepository;
  return (
    `<section lang="${lang}"><h1>${title}</h1><p>${problem ? escapeHtml(problem[lang]) : why}</p>` +
    `<ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol></section>`
  );
}

/** The page of a site whose repository is unknown, or wrongly named. */
export const noRepositoryPage = (problem: SettingProblem | undefined, base: string): string =>
  plainPage(TITLE, EDITOR_LANGUAGES.map((lang) => section(lang, problem)).join('') + guideLinks(base), base);
