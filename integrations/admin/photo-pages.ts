/** The owner's pages for photos: on one several are hung at once, on the other those that hang are put in order. */
import { PHOTO_PAGE_ROOT, PHOTO_PAGE_SETTINGS, type PhotoPageSettings } from '../../src/admin/photo-pages/settings.ts';
import { cspHash } from '../../src/shared/csp-hash.ts';
import { jsonForScript } from '../../src/shared/escape-html.ts';
import { COLORS, htmlDocument, NO_SCRIPT, plainPage } from './html-document.ts';
import { photoOrderPolicy, photoUploadPolicy } from './content-security-policy.ts';
import type { AdminSettings } from './settings.ts';

interface LocalText {
  lang: string;
  title: string;
  text: string;
}

/** What the two pages differ in. */
interface PhotoPage {
  title: string;
  policy: (settings: AdminSettings, styles: string) => string;
  /** What it says where the site is only worked at: there a command does its work. */
  local: readonly LocalText[];
}

/** The page /admin/photos. */
export const UPLOAD: PhotoPage = {
  title: 'Hang photos · फ़ोटो लगाएं',
  policy: photoUploadPolicy,
  local: [
    {
      lang: 'en',
      title: 'Here photos are hung by a command',
      text: 'This page hangs photos in a site that is kept at GitHub. On your own computer put the photos into a folder of <code>src/content/gallery</code> and run <code>npm run photos</code>, or open <a href="{admin}">the editor</a> and work with the folder there.',
    },
    {
      lang: 'hi',
      title: 'यहां फ़ोटो एक कमांड से लगती हैं',
      text: 'यह पेज GitHub पर रखी साइट में फ़ोटो लगाता है। अपने कंप्यूटर पर फ़ोटो को <code>src/content/gallery</code> के किसी फ़ोल्डर में रखें और <code>npm run photos</code> चलाएं, या <a href="{admin}">एडिटर</a> खोलकर वहीं फ़ोल्डर पर काम करें।',
    },
  ],
};

/** The page /admin/order. */
export const ORDER: PhotoPage = {
  title: 'Put photos in order · फ़ोटो का क्रम बदलें',
  policy: photoOrderPolicy,
  local: [
    {
      lang: 'en',
      title: 'Here photos are put in order by a command',
      text: 'This page changes the order of photos in a site that is kept at GitHub. On your own computer run <code>npm run photos move 27-haldi before 03-mehndi</code>, with the names of your photos.',
    },
    {
      lang: 'hi',
      title: 'यहां फ़ोटो का क्रम एक कमांड से बदलता है',
      text: 'यह पेज GitHub पर रखी साइट में फ़ोटो का क्रम बदलता है। अपने कंप्यूटर पर <code>npm run photos move 27-haldi before 03-mehndi</code> चलाएं, अपनी फ़ोटो के नामों के साथ।',
    },
  ],
};

/**
 * @param told what the page is told; nothing where no repository is known
 * @param script the address of the page's script
 * @param base the path that the site is hosted under, with a slash at its end
 */
export function photoPage(
  { title, policy, local }: PhotoPage,
  settings: AdminSettings,
  told: PhotoPageSettings | undefined,
  script: string,
  base: string,
): string {
  if (!told) {
    const said = local.map(
      ({ lang, title: heading, text }) =>
        `<section lang="${lang}"><h1>${heading}</h1><p>${text.replace('{admin}', `${base}admin`)}</p></section>`,
    );
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
