/** The content security policy of a page: everything closed, and only what the page uses opened. */
import { cspHash } from '../../src/shared/csp-hash.ts';
import { MAP_ORIGIN } from '../../src/lib/map-embed.ts';
import { codeIn, excerptOf, type PageCode } from '../../src/lib/inline-code.ts';
import { CHAT_ORIGIN } from '../../src/shared/whatsapp-link.ts';
import { policyText } from '../policy-text.ts';
import { joinHeadStyles } from './head-styles.ts';

/** Where a page may send, and what it may embed, beyond its own origin. */
export interface CspSources {
  /** Origins that scripts may talk to. */
  connect: string[];
  /** Origins that the form may post to. */
  form: string[];
  /** Origins that may stand in a frame. */
  frame: string[];
}

/** The chat's own address, and the one it redirects to: a form's policy counts redirects. */
const CHAT_ORIGINS = [CHAT_ORIGIN, 'https://api.whatsapp.com'];

const originOf = (address: string | undefined): string[] =>
  address && /^https?:/.test(address) ? [new URL(address).origin] : [];

interface Settings {
  /** Whether the form has a provider; without one it hands over to the chat. */
  mail: boolean;
  mailOrigin: string;
  vitals?: string | undefined;
}

/**
 * The foreign origins that the site's pages need under these settings. An address that is no http one opens nothing.
 */
export function cspSources({ mail, mailOrigin, vitals }: Settings): CspSources {
  const provider = mail ? originOf(mailOrigin) : [];
  return { connect: [...provider, ...originOf(vitals)], form: mail ? provider : CHAT_ORIGINS, frame: [MAP_ORIGIN] };
}

/** Astro's own policy in a page: it lists the hash of every script and style that this site has put in, on any page. */
const ASTRO_POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
/** A picture that stands in the page. */
const INLINE_PICTURE = /<source [^>]*srcset="data:image\/avif;/;

const REMEDY =
  'Take it out of the text it stands in (in src/content, the files that end in .md and the answers in questions.yaml).';

/** The hash of an inline element. Throws when it is not in `known`: somebody else put the element in. */
function knownHash(text: string, element: 'script' | 'style', known: ReadonlySet<string>): string {
  const hash = `'${cspHash(text)}'`;
  if (known.has(hash)) return hash;
  throw new Error(`A <${element}> stands in a page that is not this site's own: “${excerptOf(text)}”. ${REMEDY}`);
}

/** The hashes of the page's inline elements of one kind, each once. */
const hashesOf = (code: PageCode, element: 'script' | 'style', known: ReadonlySet<string>) => [
  ...new Set(code[element].map((text) => knownHash(text, element, known))),
];

/**
 * @param html the page
 * @param known the hashes of all scripts and styles that the site has put in, in quotation marks
 * @returns the policy of the page, with the hashes of what stands in it
 * @throws when somebody else's code stands in it, or a file of another site
 */
export function policyFor(html: string, { connect, form, frame }: CspSources, known: ReadonlySet<string>): string {
  const code = codeIn(html, { frame, form });
  const [refused] = code.refused;
  if (refused !== undefined)
    throw new Error(`A page has what browsers will not run or load there: ${excerptOf(refused)}. ${REMEDY}`);
  const map = html.includes(MAP_ORIGIN) ? frame : [];
  return policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(code, 'script', known)],
    'style-src': ["'self'", ...hashesOf(code, 'style', known)],
    // The picture that a phone's page begins with (integrations/inline-pictures.ts), in no page without one.
    // A picture of the map's origin tells whether the map can be had (src/client/inline/map.ts).
    'img-src': ["'self'", ...(INLINE_PICTURE.test(html) ? ['data:'] : []), ...map],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'form-action': ["'self'", ...form],
    'frame-src': map.length > 0 ? map : ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
  });
}

const CHARSET = '<meta charset="utf-8">';

/**
 * Joins the styles of the page's head, and puts the policy of this page in the place of Astro's, which names every hash
 * of the site in every page, and before anything that it speaks of. Throws when the page has neither, or holds a script
 * of somebody else.
 */
export function withPolicy(html: string, open: CspSources): string {
  const policy = ASTRO_POLICY.exec(html)?.[1];
  if (!html.includes(CHARSET) || policy === undefined) {
    throw new Error(
      `A page has no ${CHARSET} or no policy of Astro's in its head. See src/layouts/Page.astro and astro.config.mjs.`,
    );
  }
  const page = html.replace(ASTRO_POLICY, '');
  const known = new Set(policy.match(/'sha256-[^']+'/g));
  const { html: finished, joined } = joinHeadStyles(page);
  for (const style of joined) knownHash(style, 'style', known);
  if (joined.length > 0) known.add(`'${cspHash(joined.join(''))}'`);
  const own = policyFor(finished, open, known);
  return finished.replace(CHARSET, `${CHARSET}<meta http-equiv="content-security-policy" content="${own}">`);
}
