/** The content security policy of a page: everything closed, and only what the page uses opened. */
import { createHash } from 'node:crypto';

/** Where a page may send, and what it may embed, beyond its own origin. */
export interface Openings {
  /** Origins that scripts may talk to. */
  connect: string[];
  /** Origins that the form may post to. */
  form: string[];
  /** Origins that may stand in a frame. */
  frame: string[];
}

const MAP_ORIGIN = 'https://www.openstreetmap.org';
/** The chat's own address, and the one it redirects to: a form's policy counts redirects. */
const CHAT_ORIGINS = ['https://wa.me', 'https://api.whatsapp.com'];

const originOf = (address: string | undefined): string[] => (address && /^https?:/.test(address) ? [new URL(address).origin] : []);

interface Settings {
  /** Whether the form has a provider; without one it hands over to the chat. */
  mail: boolean;
  mailOrigin: string;
  vitals?: string | undefined;
}

export function openings({ mail, mailOrigin, vitals }: Settings): Openings {
  const provider = mail ? originOf(mailOrigin) : [];
  return { connect: [...provider, ...originOf(vitals)], form: mail ? provider : CHAT_ORIGINS, frame: [MAP_ORIGIN] };
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Inline elements of one kind. A script with an address is allowed by its origin, and data in a script does not run. */
function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const found = html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'g'));
  return [...new Set([...found].filter(([, attributes = '']) => !/\bsrc=|type="application\/ld\+json"/.test(attributes)).map(([, , text = '']) => hash(text)))];
}

/** @returns the policy of one page, with the hashes of the scripts and styles that stand in it */
export function policyFor(html: string, { connect, form, frame }: Openings): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script')],
    'style-src': ["'self'", ...inlineHashes(html, 'style')],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'form-action': ["'self'", ...form],
    'frame-src': html.includes(MAP_ORIGIN) ? frame : ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`).join(';');
}

const META = '<meta http-equiv="content-security-policy"';

/** Puts the policy into the page, before anything that it speaks of. Throws when the page has no charset to stand behind. */
export function withPolicy(html: string, open: Openings): string {
  const charset = '<meta charset="utf-8">';
  if (!html.includes(charset)) throw new Error('A page has no <meta charset="utf-8"> in its head: the content security policy has no place. See src/layouts/Page.astro.');
  return html.replace(charset, `${charset}${META} content="${policyFor(html, open)}">`);
}
