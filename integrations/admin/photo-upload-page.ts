/** The page /admin/photos, on which several photos are hung at once. */
import {
  PHOTO_UPLOAD_ROOT,
  PHOTO_UPLOAD_SETTINGS,
  type PhotoUploadSettings,
} from '../../src/admin/photo-upload/settings.ts';
import { cspHash } from '../../src/lib/csp-hash.ts';
import { COLORS, document, inScript, NO_SCRIPT, plainPage } from './page.ts';
import { photoUploadPolicy } from './policy.ts';
import type { AdminSettings } from './settings.ts';

const TITLE = 'Hang photos · फ़ोटो लगाएं';

/** Where the site is only worked at: there the photos come from the computer's own folders. */
const LOCAL = [
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
];

/**
 * @param hang what the page is told; nothing where no repository is known
 * @param script the address of the page's script
 * @param base the path that the site is hosted under, with a slash at its end
 */
export function photoUploadPage(
  settings: AdminSettings,
  hang: PhotoUploadSettings | undefined,
  script: string,
  base: string,
): string {
  if (!hang) {
    const said = LOCAL.map(
      ({ lang, title, text }) =>
        `<section lang="${lang}"><h1>${title}</h1><p>${text.replace('{admin}', `${base}admin`)}</p></section>`,
    );
    return plainPage(TITLE, said.join(''), base);
  }
  return document({
    policy: photoUploadPolicy(settings, cspHash(COLORS)),
    title: TITLE,
    base,
    head:
      `<style>${COLORS}</style>\n` +
      `<script type="application/json" id="${PHOTO_UPLOAD_SETTINGS}">${inScript(hang)}</script>\n` +
      `<script type="module" src="${script}"></script>`,
    body: `<div id="${PHOTO_UPLOAD_ROOT}"></div>${NO_SCRIPT}`,
  });
}
