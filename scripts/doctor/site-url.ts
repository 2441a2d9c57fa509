/** The full addresses that pages give themselves: to search engines, to other languages, to chats. */
import { advice, listed, wrong, type DoctorFinding } from './finding.ts';
import { homeOf, type CheckedSite } from './checked-site.ts';
import { isFound } from './site-client.ts';
import { readSitemap } from './sitemap.ts';

interface FullAddress {
  /** What it is for. */
  use: string;
  to: string;
  /** The page that it stands on. */
  on: string;
}

const fullAddresses = ({ pages }: CheckedSite): FullAddress[] =>
  pages.flatMap(({ path: on, page: { canonical, alternates, shareUrl, sharePicture } }) => [
    ...(canonical === undefined ? [] : [{ use: 'canonical', to: canonical, on }]),
    ...alternates.map((to) => ({ use: 'hreflang', to, on })),
    ...(shareUrl === undefined ? [] : [{ use: 'og:url', to: shareUrl, on }]),
    ...(sharePicture === undefined ? [] : [{ use: 'share picture', to: sharePicture, on }]),
  ]);

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : undefined);
const unique = (texts: readonly string[]) => [...new Set(texts)];

/** Where the site says that it lies; of a server its own address is what is right. */
const expectedOrigin = (site: CheckedSite) =>
  site.client.kind === 'live' ? site.client.origin : originOf(homeOf(site)?.page.canonical ?? '');

function wrongOrigins(site: CheckedSite, all: readonly FullAddress[]): DoctorFinding[] {
  const right = expectedOrigin(site);
  const others = all.filter(({ to }) => originOf(to) !== right);
  const [first] = others;
  if (!first) return [];
  const uses = listed(unique(others.map(({ use }) => use)));
  const stated = originOf(first.to) ?? first.to;
  return [
    wrong(
      `The pages say that they lie at ${stated} (${uses}), and not at ${right ?? 'one address'}.`,
      right
        ? `Set SITE_URL=${right} where the site is built and build again; or look at ${stated}, if visitors go there.`
        : 'Build the site again, with one SITE_URL.',
    ),
  ];
}

/** A host that adds a slash is told of as a detour. */
const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

function wrongPaths({ pages }: CheckedSite): DoctorFinding[] {
  const named = pages.flatMap(({ path, page: { canonical } }) =>
    canonical !== undefined &&
    URL.canParse(canonical) &&
    withoutSlash(new URL(canonical).pathname) !== withoutSlash(path)
      ? [`${path} calls itself ${new URL(canonical).pathname}`]
      : [],
  );
  return named.length === 0
    ? []
    : [
        wrong(
          `Search engines are told other addresses than the pages have: ${listed(named)}.`,
          'Set BASE_PATH to the path that the site lies under (none at the root) and build again.',
        ),
      ];
}

async function sharePictures({ client, pages }: CheckedSite): Promise<DoctorFinding[]> {
  const paths = unique(
    pages.flatMap(({ page: { sharePicture } }) =>
      sharePicture !== undefined && URL.canParse(sharePicture) ? [new URL(sharePicture).pathname] : [],
    ),
  );
  const missing: string[] = [];
  for (const path of paths) if (!isFound(await client.get(path))) missing.push(path);
  return missing.length === 0
    ? []
    : [wrong(`Links in chats have no picture: ${listed(missing)} is not there.`, 'Deploy the whole folder again.')];
}

export async function checkSiteUrl(site: CheckedSite): Promise<DoctorFinding[]> {
  const all = fullAddresses(site);
  if (all.length === 0) {
    const say = site.client.kind === 'live' ? wrong : advice;
    const address =
      site.client.kind === 'live' ? site.client.origin.replace(/^http:/, 'https:') : 'https://www.example.in';
    return [
      say(
        'The pages do not know their address: links in chats have no picture, and search engines get no list of pages.',
        `Set SITE_URL=${address} where the site is built and build again (Cloudflare, Netlify, Vercel and the GitHub workflow say it by themselves).`,
      ),
    ];
  }
  const map = await readSitemap(site.client, site.base);
  const mapped = map.pages.map((to) => ({ use: 'site map', to, on: 'sitemap' }));
  return [...wrongOrigins(site, [...all, ...mapped]), ...wrongPaths(site), ...(await sharePictures(site))];
}
