/** The content security policy of the editor's page, which is no part of the site's own. */
import type { AdminSettings } from './settings.ts';

export const GITHUB_API = 'https://api.github.com';
/** Whose picture the editor shows beside the name of the person who has signed in. */
const AVATARS = 'https://avatars.githubusercontent.com';

const write = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');

/** The origins that the editor may talk to: the one where the repository is, and its own. */
function apiOrigins(settings: AdminSettings): string[] {
  if (settings.mode !== 'repository') return [];
  const { api } = settings.repository;
  return [api ? new URL(api).origin : GITHUB_API];
}

const CLOSED = { 'default-src': ["'none'"], 'base-uri': ["'none'"], 'form-action': ["'none'"] };

/** The policy of the page that hangs photos. @param styles the hash of the page's own style */
export const hangPolicy = (settings: AdminSettings, styles: string): string =>
  write({
    ...CLOSED,
    // The decoder of HEIC is WebAssembly, in a worker of its own.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': [`'${styles}'`],
    'img-src': ["'self'", 'blob:'],
    'worker-src': ["'self'"],
    'connect-src': apiOrigins(settings),
  });

/** @param styles the hash of the guide's own style; its pictures stand in the page itself */
export const guidePolicy = (styles: string): string =>
  write({ ...CLOSED, 'style-src': [`'${styles}'`], 'img-src': ["'self'", 'data:'] });

/**
 * @param settings those that the page is made for
 * @param styles the hash of the page's own style, for a page that does not load the editor
 */
export function adminPolicy(settings: AdminSettings, styles?: string): string {
  if (styles !== undefined) return write({ ...CLOSED, 'style-src': [`'${styles}'`], 'img-src': ["'self'"] });
  return write({
    ...CLOSED,
    // Decoders of pictures are WebAssembly. Nothing is ever made into code from a text.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    // The editor writes its styles into the page. A hash beside it would switch this word off.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:', ...(settings.mode === 'repository' ? [AVATARS] : [])],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", 'blob:', 'data:', ...apiOrigins(settings)],
  });
}
