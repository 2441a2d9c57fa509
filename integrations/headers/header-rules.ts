/** The headers of the site: the one source of the local server's answers, of _headers and of the nginx site file. */

export interface Rule {
  /** A path, or the beginning of one when it ends in `*`. More than one rule may match a path. */
  path: string;
  headers: Record<string, string>;
}

/** Seconds. */
const YEAR = 31_536_000;
const DAY = 86_400;
/** Asked for anew each time, and sent again only when it has changed. */
const NO_CACHE = { 'Cache-Control': 'no-cache' };
/** Kept for a day; for a week more the old one is shown while a new one is fetched, and nobody waits. */
const STALE_WHILE_REVALIDATE = `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`;
/** Pictures of the site itself. They name no other file, so that an old one beside new ones breaks nothing. */
const ICONS_AND_SHARE_PICTURES = ['/share/*', '/favicon*', '/icon-*'];

/**
 * What a page needs of the browser: nothing but to copy a link. (Sharing is not named: desktop browsers do
 * not know that feature and warn of it.)
 */
const PERMISSIONS =
  'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), ' +
  'gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), ' +
  'screen-wake-lock=(), usb=(), xr-spatial-tracking=(), clipboard-write=(self)';

/** Whether an address is among those of a pattern such as `/portfolio/*`. */
const isBelow = (address: string, pattern: string) => pattern.endsWith('*') && address.startsWith(pattern.slice(0, -1));

/**
 * No two rules that match one path name the same header: Cloudflare would send both values in one line. And no two
 * rules have the same path: it would keep the last alone.
 * @param base the path that the site is hosted under, `/` or `/studio`
 * @param revalidated the addresses below it that keep their names when their content changes: of pages, `/` and
 * `/portfolio`, or `/portfolio/*` for all that lie below one; and of other files, `/manifest.webmanifest`
 * @param cards the addresses of the entries for address books, `/contact.vcf`
 * @param editor whether the owner's editor is a part of the site
 */
export function headerRules(
  base: string,
  revalidated: readonly string[],
  cards: readonly string[] = [],
  editor = false,
): Rule[] {
  const root = base.replace(/\/$/, '');
  return [
    {
      path: '/*',
      headers: {
        // The rest of the policy stands in each page, with the hashes of that page; this part a page cannot set.
        'Content-Security-Policy': "frame-ancestors 'none'",
        'X-Frame-Options': 'DENY',
        'Strict-Transport-Security': `max-age=${2 * YEAR}`,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': PERMISSIONS,
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    // By this name phones open the card in their address book; few hosts know it.
    ...cards.map((card) => ({
      path: root + card,
      headers: {
        'Content-Type': 'text/vcard; charset=utf-8',
        ...(!revalidated.some((address) => isBelow(card, address)) && NO_CACHE),
      },
    })),
    // Pages are asked for anew at each visit: without this header a browser may keep a page for days. Nor may an old
    // page be shown while a new one is fetched: the host may no longer have the files that it names. The service worker
    // may do so (src/client/service-worker/), because it has cached those files as well.
    ...revalidated.map((address) => ({ path: root + address, headers: NO_CACHE })),
    // Their names change with their content.
    { path: `${root}/_astro/*`, headers: { 'Cache-Control': `public, max-age=${YEAR}, immutable` } },
    ...ICONS_AND_SHARE_PICTURES.map((path) => ({
      path: root + path,
      headers: { 'Cache-Control': STALE_WHILE_REVALIDATE },
    })),
    // A worker that must be switched off has to be asked for anew.
    { path: `${root}/sw.js`, headers: NO_CACHE },
    ...(editor ? editorRules(root) : []),
  ];
}

/**
 * The owner's pages are never cached; their files are cached for ever, because their names change with their content.
 */
const editorRules = (root: string): Rule[] => [
  ...['/admin', '/admin/*'].map((path) => ({
    path: root + path,
    headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' },
  })),
  {
    path: `${root}/_admin/*`,
    headers: { 'Cache-Control': `public, max-age=${YEAR}, immutable`, 'X-Robots-Tag': 'noindex, nofollow' },
  },
];

const matches = (rule: Rule, path: string) => isBelow(path, rule.path) || path === rule.path;

/** @returns the headers of a path */
export const headersFor = (path: string, rules: readonly Rule[]): Record<string, string> =>
  Object.fromEntries(rules.filter((rule) => matches(rule, path)).flatMap(({ headers }) => Object.entries(headers)));
