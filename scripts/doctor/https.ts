/** Whether everything comes by https, and nothing but the site itself comes at all. */
import { listed, wrong, type DoctorFinding } from './finding.ts';
import { createLiveClient } from './live-site.ts';
import type { CheckedSite } from './checked-site.ts';
import { isResponse, isFound, isRedirect, locationOf, type FetchResult, type SiteClient } from './site-client.ts';

const unique = (texts: readonly string[]) => [...new Set(texts)];
const SWITCH_ON =
  'Switch on “Always use https” (or “Force https”) at the host; on nginx let port 80 answer with 301 to https';

/** What the address without https answers. @param to where it leads on to is completed with this */
export function plainHttpFinding(result: FetchResult, to: string): DoctorFinding[] {
  if (!isResponse(result)) return [];
  const target = isRedirect(result) ? locationOf(result) : '';
  if (URL.canParse(target, to) && new URL(target, to).protocol === 'https:') return [];
  return isRedirect(result) || isFound(result)
    ? [wrong(`Who types ${to} stays without https: anybody in the same network can read along.`, `${SWITCH_ON}.`)]
    : [];
}

async function transport({ client, base }: CheckedSite): Promise<DoctorFinding[]> {
  if (client.kind !== 'live') return [];
  const { protocol, hostname, port } = new URL(client.origin);
  if (protocol === 'http:')
    return [
      wrong(
        `${client.origin} does not lead on to https: browsers call it “not secure”, and it does not work offline.`,
        `${SWITCH_ON}.`,
      ),
    ];
  // At another port nobody knows where the address without https is.
  if (port !== '') return [];
  const http = new URL(`http://${hostname}/`);
  const plain: SiteClient = createLiveClient(http);
  return plainHttpFinding(await plain.get(`${base}/`), http.href);
}

/** Files that a page fetches without https: browsers refuse them. */
function mixedContent({ pages, client }: CheckedSite): DoctorFinding[] {
  if (client.kind === 'local') return [];
  const plain = pages.flatMap(({ path, page }) =>
    [...page.files, ...page.pictures, ...(page.form ? [page.form.action] : [])]
      .filter((to) => /^http:/i.test(to))
      .map((to) => `${to} on ${path}`),
  );
  return plain.length === 0
    ? []
    : [
        wrong(
          `Pages ask for something without https, which browsers refuse: ${listed(unique(plain))}.`,
          'Write https:// in that address (in src/content, or in EMAILJS_ORIGIN) and build again.',
        ),
      ];
}

/** Cloudflare puts these into pages; the site's policy forbids them, and the worker's page is no longer the build's. */
const CLOUDFLARE = /(^|\/)cdn-cgi\/|cloudflareinsights\.com/;

function alteredPages({ pages, client }: CheckedSite): DoctorFinding[] {
  const added = pages.flatMap(({ page }) => [...page.files, ...page.links].filter((to) => CLOUDFLARE.test(to)));
  const strangers = pages.flatMap(({ page }) =>
    page.files.filter(
      (to) => /\.m?js(\?|$)/.test(to) && new URL(to, client.origin).origin !== client.origin && !CLOUDFLARE.test(to),
    ),
  );
  const open = pages.filter(({ page }) => page.policy === undefined).map(({ path }) => path);
  return [
    ...(added.length > 0
      ? [
          wrong(
            'Cloudflare writes into the pages what their policy forbids.',
            'Switch off there “Email Address Obfuscation”, “Rocket Loader” and “Web Analytics”.',
          ),
        ]
      : []),
    ...(strangers.length > 0
      ? [
          wrong(
            `Somebody else’s script stands in the pages: ${listed(unique(strangers))}.`,
            'Switch off at the host what adds it (analytics, banners).',
          ),
        ]
      : []),
    ...(open.length > 0
      ? [
          wrong(
            `Pages have lost their content security policy: ${listed(open)}.`,
            'Build again and deploy the whole folder; switch off at the host what rewrites pages.',
          ),
        ]
      : []),
  ];
}

export const checkHttps = async (site: CheckedSite): Promise<DoctorFinding[]> => [
  ...(await transport(site)),
  ...mixedContent(site),
  ...alteredPages(site),
];
