/** The way into a site: the first page that answers, and the path that the site lies under. */
import { wrong, type DoctorFinding } from './finding.ts';
import { createLiveClient, type Limits } from './live-site.ts';
import { builtBase, readPage } from './html-page.ts';
import { hostRefusalOf } from './refused-status.ts';
import { isResponse, isFound, isRedirect, locationOf, type SiteResponse, type SiteClient } from './site-client.ts';

export interface SiteRoot {
  client: SiteClient;
  /** What the site's addresses begin with, without a slash at its end: empty at the root. */
  base: string;
}

/** Redirects in a row that are still a way: from http to https, to the name with www, to the page. */
const MAX_REDIRECTS = 5;

const DEPLOY =
  'Wait until the host has finished its deploy, and see there whether the domain is connected to this site';

/** Follows redirects, to other origins too. */
async function follow(
  address: URL,
  siteAt: (address: URL) => SiteClient,
): Promise<DoctorFinding | { client: SiteClient; path: string }> {
  const sites = new Map<string, SiteClient>();
  let at = address;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const client = sites.get(at.origin) ?? siteAt(at);
    sites.set(at.origin, client);
    const path = at.pathname + at.search;
    const result = await client.get(path);
    if (!isResponse(result)) return wrong(result.cause, result.remedy);
    if (!isRedirect(result)) return { client, path };
    const to = locationOf(result);
    if (!URL.canParse(to, at) || !/^https?:$/.test(new URL(to, at).protocol))
      return wrong(
        `${at.href} leads to ‘${to.slice(0, 100)}’, which is no address.`,
        'Correct the redirect at the host.',
      );
    at = new URL(to, at);
  }
  return wrong(
    `${address.href} leads from one address to the next and never to a page.`,
    'Take the redirects out at the host: where Cloudflare stands in front, set its SSL to “Full”.',
  );
}

/** A page of the site lies one way, and its files another. */
async function baseFinding(
  client: SiteClient,
  path: string,
  built: string,
  files: readonly string[],
): Promise<DoctorFinding | undefined> {
  const file = files.find((one) => one.includes(`${built}/_astro/`));
  const own = file && new URL(file, client.origin).pathname;
  if (!own || isFound(await client.get(own))) return undefined;
  const lies = path.replace(/\/[^/]*$/, '');
  const known = lies !== built && isFound(await client.get(lies + own.slice(built.length)));
  const other = lies === '' ? 'without BASE_PATH' : `with BASE_PATH=${lies}`;
  return known
    ? wrong(
        `The site was built to lie at ${built || '/'} and lies at ${lies || '/'}: its styles and pictures are not found.`,
        `Build it again ${other}.`,
      )
    : wrong(
        `The page at ${client.origin}${path} asks for files that are not there, such as ${own}.`,
        `Deploy the whole folder again; if the site is to lie below a path, set BASE_PATH to it and build again.`,
      );
}

function strangeStatus(client: SiteClient, path: string, { status }: SiteResponse): DoctorFinding {
  const refusal = hostRefusalOf(status);
  return refusal
    ? wrong(`${client.origin}${path} ${refusal.does}.`, refusal.remedy)
    : wrong(
        `${client.origin}${path} answers with ${status}${status === 404 ? ', not found' : ''}, and not with a page.`,
        `${DEPLOY}.`,
      );
}

/** @returns the way in, or why there is none: then nothing else needs to be looked at */
export async function openLiveSite(
  address: URL,
  limits?: Limits,
  siteAt = (to: URL): SiteClient => createLiveClient(to, limits),
): Promise<SiteRoot | DoctorFinding> {
  const found = await follow(address, siteAt);
  if (!('client' in found)) return found;
  const { client, path } = found;
  const result = await client.get(path);
  if (!isResponse(result)) return wrong(result.cause, result.remedy);
  if (!isFound(result)) return strangeStatus(client, path, result);
  const page = readPage(result.body.toString());
  const base = builtBase(page);
  if (base === undefined)
    return wrong(
      `What stands at ${client.origin}${path} is no page of this site, though it answers well.`,
      `${DEPLOY}.`,
    );
  return (await baseFinding(client, path, base, [...page.files, ...page.pictures])) ?? { client, base };
}
