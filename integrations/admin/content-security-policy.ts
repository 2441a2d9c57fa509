/** The content security policy of the editor's page, which is no part of the site's own. */
import { resolveRepository } from '../../src/admin/repository/config.ts';
import { policyText } from '../policy-text.ts';
import type { AdminSettings } from './settings.ts';

/** Whose picture the editor shows beside the name of the person who has signed in. */
const AVATARS = 'https://avatars.githubusercontent.com';

/** The origin of the repository's API; none where no repository is set. */
function apiOrigins(settings: AdminSettings): string[] {
  if (settings.mode !== 'repository') return [];
  return [new URL(resolveRepository(settings.repository).apiRoot).origin];
}

const CLOSED = { 'default-src': ["'none'"], 'base-uri': ["'none'"], 'form-action': ["'none'"] };

/**
 * The policy of a page that only asks and commits: no foreign script, no code from a text.
 * @param styles the hash of the page's own style
 */
export const formPolicy = (settings: AdminSettings, styles: string): string =>
  policyText({
    ...CLOSED,
    'script-src': ["'self'"],
    'style-src': [`'${styles}'`],
    'img-src': ["'self'"],
    'connect-src': apiOrigins(settings),
  });

/** The policy of the page that takes photos. @param styles the hash of the page's own style */
export const photoUploadPolicy = (settings: AdminSettings, styles: string): string =>
  policyText({
    ...CLOSED,
    // The decoder of HEIC is WebAssembly, in a worker of its own.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': [`'${styles}'`],
    'img-src': ["'self'", 'blob:'],
    'worker-src': ["'self'"],
    'connect-src': apiOrigins(settings),
  });

/** The policy of the page that puts photos in order. @param styles the hash of the page's own style */
export const photoOrderPolicy = (settings: AdminSettings, styles: string): string =>
  policyText({
    ...CLOSED,
    'script-src': ["'self'"],
    'style-src': [`'${styles}'`],
    'img-src': ["'self'", 'blob:'],
    // The list of small pictures is a file of the site.
    'connect-src': ["'self'", ...apiOrigins(settings)],
  });

/** @param styles the hash of the guide's own style; its pictures stand in the page itself */
export const guidePolicy = (styles: string): string =>
  policyText({ ...CLOSED, 'style-src': [`'${styles}'`], 'img-src': ["'self'", 'data:'] });

/** The policy of a page that runs nothing. @param styles the hash of the page's own style */
export const plainPolicy = (styles: string): string =>
  policyText({ ...CLOSED, 'style-src': [`'${styles}'`], 'img-src': ["'self'"] });

/** The policy of the page that loads the editor. @param settings those that the page is made for */
export const adminPolicy = (settings: AdminSettings): string =>
  policyText({
    ...CLOSED,
    // Decoders of pictures are WebAssembly. Nothing is ever made into code from a text.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    // The editor adds its styles to the page. A hash in this list would make browsers ignore 'unsafe-inline'.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:', ...(settings.mode === 'repository' ? [AVATARS] : [])],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'", 'blob:'],
    'frame-src': ['blob:'],
    'connect-src': ["'self'", 'blob:', 'data:', ...apiOrigins(settings)],
  });
