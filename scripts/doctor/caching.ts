/** For how long browsers keep what they have got, and how large it is on the line. */
import { headersFor } from '../../integrations/headers/header-rules.ts';
import { advice, listed, wrong, type Finding } from './finding.ts';
import { homeOf, type CheckedSite } from './check.ts';
import { headerRemedy, rulesOf, sendsNoHeaders } from './security-headers.ts';
import { isFound, pathIn } from './site.ts';

/** Seconds for which a browser does not ask again. Without a word from the server it guesses: that is undefined. */
export function freshness(cacheControl: string | null): number | undefined {
  if (cacheControl === null) return undefined;
  if (/\bno-(cache|store)\b/i.test(cacheControl)) return 0;
  const [, seconds] = /(?:^|[\s,])max-age="?(\d+)/i.exec(cacheControl) ?? [];
  return seconds === undefined ? undefined : Number(seconds);
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
function hashedFile({ site, base, pages }: CheckedSite): string | undefined {
  return pages
    .flatMap(({ path, page }) => page.files.map((to) => pathIn(site, to, path)))
    .find((path) => path?.startsWith(`${base}/_astro/`) && /\.(js|css|woff2)$/.test(path));
}

async function longKept(look: CheckedSite): Promise<Finding[]> {
  const path = hashedFile(look);
  const reply = path ? await look.site.get(path) : undefined;
  if (!path || !reply || !isFound(reply)) return [];
  const wanted = freshness(headersFor(path, rulesOf(look))['Cache-Control'] ?? null) ?? 0;
  const got = freshness(reply.headers.get('cache-control')) ?? 0;
  return got >= wanted
    ? []
    : [
        advice(
          `Browsers keep what lies in ${look.base}/_astro/ for ${duration(got)} and could keep it for a year: each visit costs more than it need.`,
          headerRemedy(look.site),
        ),
      ];
}

function pagesKept(look: CheckedSite): Finding[] {
  const kept = look.pages.flatMap(({ path, answer }) => {
    const seconds = freshness(answer.headers.get('cache-control'));
    return seconds === 0 ? [] : [{ path, seconds }];
  });
  const [first] = kept;
  return first
    ? [
        wrong(
          `Browsers keep pages for ${duration(first.seconds)} without asking for a newer one: ${listed(kept.map(({ path }) => path))}.`,
          headerRemedy(look.site),
        ),
      ]
    : [];
}

/** Text that is worth packing. */
const MIN_BYTES = 2000;

async function compression(look: CheckedSite): Promise<Finding[]> {
  if (look.site.kind !== 'live') return [];
  const script = hashedFile(look);
  const home = homeOf(look);
  const texts = [
    ...(home ? [{ path: home.path, reply: home.answer }] : []),
    ...(script && !script.endsWith('.woff2') ? [{ path: script, reply: await look.site.get(script) }] : []),
  ];
  const plain = texts.flatMap(({ path, reply }) =>
    isFound(reply) &&
    reply.body.length > MIN_BYTES &&
    !/^(br|gzip|zstd)$/.test(reply.headers.get('content-encoding') ?? '')
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

export async function checkCaching(look: CheckedSite): Promise<Finding[]> {
  const home = homeOf(look);
  const own = home && !sendsNoHeaders(home.answer.headers) ? [...pagesKept(look), ...(await longKept(look))] : [];
  return [...own, ...(await compression(look))];
}
