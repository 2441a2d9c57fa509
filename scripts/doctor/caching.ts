/** For how long browsers keep what they have got, and how large it is on the line. */
import { headersFor } from '../../integrations/headers/header-rules.ts';
import { advice, listed, wrong, type DoctorFinding } from './finding.ts';
import { homeOf, type CheckedSite } from './checked-site.ts';
import { headerRemedy, rulesOf, sendsNoHeaders } from './security-headers.ts';
import { isFound, pathOnSite } from './site-client.ts';

/** Seconds for which a browser does not ask again. Without a word from the server it guesses: that is undefined. */
export function freshness(cacheControl: string | null): number | undefined {
  if (cacheControl === null) return undefined;
  if (/\bno-(cache|store)\b/i.test(cacheControl)) return 0;
  const [, seconds] = /(?:^|[\s,])max-age="?(\d+)/i.exec(cacheControl) ?? [];
  return seconds === undefined ? undefined : Number(seconds);
}

/** Seconds for which a network between the host and the browsers may answer without asking the host. */
export function sharedFreshness(cacheControl: string | null): number {
  if (cacheControl === null || /\b(no-(cache|store)|private)\b/i.test(cacheControl)) return 0;
  const [, seconds = '0'] = /(?:^|[\s,])s-maxage="?(\d+)/i.exec(cacheControl) ?? [];
  return Number(seconds);
}

/** Seconds in words: `10 minutes`. */
function duration(seconds: number | undefined): string {
  if (seconds === undefined) return 'as long as the browser likes';
  const [size, name] = (
    [
      [86_400, 'days'],
      [3600, 'hours'],
      [60, 'minutes'],
    ] as const
  ).find(([unit]) => seconds >= 2 * unit) ?? [1, 'seconds'];
  return `${Math.round(seconds / size)} ${name}`;
}

/** The scripts, fonts and pictures that a page names, which lie in /_astro/. */
function hashedFile({ client, base, pages }: CheckedSite): string | undefined {
  return pages
    .flatMap(({ path, page }) => page.files.map((to) => pathOnSite(client, to, path)))
    .find((path) => path?.startsWith(`${base}/_astro/`) && /\.(js|css|woff2)$/.test(path));
}

async function longKept(site: CheckedSite): Promise<DoctorFinding[]> {
  const path = hashedFile(site);
  const result = path ? await site.client.get(path) : undefined;
  if (!path || !result || !isFound(result)) return [];
  const wanted = freshness(headersFor(path, rulesOf(site))['Cache-Control'] ?? null) ?? 0;
  const got = freshness(result.headers.get('cache-control')) ?? 0;
  return got >= wanted
    ? []
    : [
        advice(
          `Browsers keep what lies in ${site.base}/_astro/ for ${duration(got)} and could keep it for a year: each visit costs more than it need.`,
          headerRemedy(site.client),
        ),
      ];
}

/**
 * @param seconds for how long a value of `Cache-Control` lets a page be kept
 * @param cause gives the sentence: how long the first of these pages is kept, and the list of them
 */
function pagesKept(
  site: CheckedSite,
  seconds: (cacheControl: string | null) => number | undefined,
  cause: (howLong: string, pages: string) => string,
): DoctorFinding[] {
  const kept = site.pages.flatMap(({ path, response }) => {
    const time = seconds(response.headers.get('cache-control'));
    return time === 0 ? [] : [{ path, time }];
  });
  const [first] = kept;
  return first
    ? [wrong(cause(duration(first.time), listed(kept.map(({ path }) => path))), headerRemedy(site.client))]
    : [];
}

const keptByBrowsers = (site: CheckedSite): DoctorFinding[] =>
  pagesKept(
    site,
    freshness,
    (howLong, pages) => `Browsers keep pages for ${howLong} without asking for a newer one: ${pages}.`,
  );

const keptByNetworks = (site: CheckedSite): DoctorFinding[] =>
  pagesKept(
    site,
    sharedFreshness,
    (howLong, pages) => `The host’s network may answer with old pages for ${howLong} (s-maxage): ${pages}.`,
  );

/** Text that is worth packing. */
const MIN_BYTES = 2000;

async function compression(site: CheckedSite): Promise<DoctorFinding[]> {
  if (site.client.kind !== 'live') return [];
  const script = hashedFile(site);
  const home = homeOf(site);
  const texts = [
    ...(home ? [{ path: home.path, result: home.response }] : []),
    ...(script && !script.endsWith('.woff2') ? [{ path: script, result: await site.client.get(script) }] : []),
  ];
  const plain = texts.flatMap(({ path, result }) =>
    isFound(result) &&
    result.body.length > MIN_BYTES &&
    !/^(br|gzip|zstd)$/.test(result.headers.get('content-encoding') ?? '')
      ? [path]
      : [],
  );
  return plain.length === 0
    ? []
    : [
        wrong(
          `Texts come unpacked, three times as large as they need be: ${listed(plain)}.`,
          'Switch on compression (brotli or gzip) at the host; on nginx take the build’s nginx.conf.',
        ),
      ];
}

export async function checkCaching(site: CheckedSite): Promise<DoctorFinding[]> {
  const home = homeOf(site);
  const own =
    home && !sendsNoHeaders(home.response.headers)
      ? [...keptByBrowsers(site), ...keptByNetworks(site), ...(await longKept(site))]
      : [];
  return [...own, ...(await compression(site))];
}
