/** Addresses with a slash at their end, as people type them. */
import { LOCALE_SETTINGS } from '../../src/lib/locales.ts';
import { wrong, type DoctorFinding } from './finding.ts';
import type { CheckedSite } from './checked-site.ts';
import { isResponse, isFound, isRedirect, locationOf, pathOnSite } from './site-client.ts';

const REMEDY =
  'On nginx take the build’s nginx.conf (its `try_files` line); on another host deploy the whole folder again.';

/** The first page of each language but the first, and one more page of each: as `/hi` and `/hi/portfolio`. */
function samples({ base, pages }: CheckedSite): { path: string; isHome: boolean }[] {
  const paths = pages.map(({ path }) => path).filter((path) => !path.endsWith('/'));
  const homes = new Set(LOCALE_SETTINGS.slice(1).map((locale) => base + locale.path));
  const isIn = (path: string, prefix: string) => path.startsWith(`${base}${prefix}/`);
  return LOCALE_SETTINGS.flatMap(({ path: prefix }) => {
    const home = paths.find((path) => prefix !== '' && path === base + prefix);
    const page = paths.find(
      (path) =>
        isIn(path, prefix) &&
        !homes.has(path) &&
        (prefix !== '' || ![...homes].some((one) => path.startsWith(`${one}/`))),
    );
    return [...(home ? [{ path: home, isHome: true }] : []), ...(page ? [{ path: page, isHome: false }] : [])];
  });
}

/**
 * What is wrong with `/name/` where `/name` is a page: it may answer, lead to the page, or, but for a first page, not
 * be there.
 */
async function slashFinding({ client }: CheckedSite, path: string, isHome: boolean): Promise<DoctorFinding[]> {
  const typed = `${path}/`;
  const result = await client.get(typed);
  if (!isResponse(result)) return [wrong(result.cause, result.remedy)];
  if (isFound(result) || (!isHome && result.status === 404)) return [];
  const to = isRedirect(result) ? pathOnSite(client, locationOf(result), typed) : undefined;
  if (to === path) return [];
  const cause = isRedirect(result)
    ? `${typed} leads to ${locationOf(result).slice(0, 100)}, and not to the page ${path}.`
    : `${typed} answers with ${result.status}, and not with the page ${path}.`;
  return [wrong(cause, REMEDY)];
}

/** A language of which the site has no first page. */
const missingLanguages = ({ base, pages, client }: CheckedSite): DoctorFinding[] =>
  LOCALE_SETTINGS.slice(1)
    .filter(({ path }) => !pages.some((page) => page.path === base + path || page.path === `${base}${path}/`))
    .map(({ path }) =>
      wrong(`No page answers at ${base}${path}.`, client.kind === 'folder' ? 'Run `npm run build` again.' : REMEDY),
    );

export async function checkTrailingSlashes(site: CheckedSite): Promise<DoctorFinding[]> {
  const found = await Promise.all(samples(site).map(({ path, isHome }) => slashFinding(site, path, isHome)));
  return [...missingLanguages(site), ...found.flat()];
}
