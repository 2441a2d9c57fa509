/** The owner's pages for photos: on one several are hung at once, on the other those that hang are put in order. */
import { EDITOR_LANGUAGES } from '../../src/admin/language.ts';
import { wordsIn as orderWordsIn } from '../../src/admin/photo-order/words/index.ts';
import { PHOTO_PAGE_ROOT, PHOTO_PAGE_SETTINGS, type PhotoPageSettings } from '../../src/admin/photo-pages/settings.ts';
import { wordsIn as uploadWordsIn } from '../../src/admin/photo-upload/words/index.ts';
import { cspHash } from '../../src/shared/csp-hash.ts';
import { jsonForScript } from '../../src/shared/escape-html.ts';
import { COLORS, htmlDocument, NO_SCRIPT, plainPage } from './html-document.ts';
import { photoOrderPolicy, photoUploadPolicy } from './content-security-policy.ts';
import type { AdminSettings } from './settings.ts';
import { titleInAll, wordsIn, type AdminWords } from './words/index.ts';

/** What the two pages differ in. */
interface PhotoPage {
  /** The page's name among the words. */
  name: keyof AdminWords['local'];
  title: string;
  policy: (settings: AdminSettings, styles: string) => string;
}

/** The page /admin/photos. */
export const UPLOAD: PhotoPage = {
  name: 'upload',
  title: titleInAll((language) => uploadWordsIn(language).title),
  policy: photoUploadPolicy,
};

/** The page /admin/order. */
export const ORDER: PhotoPage = {
  name: 'order',
  title: titleInAll((language) => orderWordsIn(language).title),
  policy: photoOrderPolicy,
};

/**
 * @param told what the page is told; nothing where no repository is known
 * @param script the address of the page's script
 * @param base the path that the site is hosted under, with a slash at its end
 */
export function photoPage(
  { name, title, policy }: PhotoPage,
  settings: AdminSettings,
  told: PhotoPageSettings | undefined,
  script: string,
  base: string,
): string {
  if (!told) {
    const said = EDITOR_LANGUAGES.map((lang) => {
      const { title: heading, text } = wordsIn(lang).local[name];
      return `<section lang="${lang}"><h1>${heading}</h1><p>${text.replace('{admin}', `${base}admin`)}</p></section>`;
    });
    return plainPage(title, said.join(''), base);
  }
  return htmlDocument({
    policy: policy(settings, cspHash(COLORS)),
    title,
    base,
    head:
      `<style>${COLORS}</style>\n` +
      `<script type="application/json" id="${PHOTO_PAGE_SETTINGS}">${jsonForScript(told)}</script>\n` +
      `<script type="module" src="${script}"></script>`,
    body: `<div id="${PHOTO_PAGE_ROOT}"></div>${NO_SCRIPT}`,
  });
}
