/** Looks at a whole site, check by check. */
import { join } from 'node:path';
import { hasCourseFiles } from '../../src/content.config/has-course.ts';
import { alternatesOf, ROUTES } from '../../src/lib/routes.ts';
import { CONTENT } from '../files/project-folders.ts';
import { checkCaching } from './caching.ts';
import { crawl } from './crawl.ts';
import { checkEditor } from './editor.ts';
import { checkEnquiryForm } from './enquiry-form.ts';
import type { SiteClient } from './site-client.ts';
import type { SiteRoot } from './site-root.ts';
import { wrong, type DoctorFinding } from './finding.ts';
import { checkHttps } from './https.ts';
import { checkLinks } from './links.ts';
import type { Check, CheckedSite } from './checked-site.ts';
import { checkNotFound } from './not-found.ts';
import { sampledSizes, type SampledSizes } from './page-files.ts';
import { checkPublishedPictures } from './published-pictures.ts';
import { hostRefusalOf, TOO_OFTEN } from './refused-status.ts';
import { checkRobots } from './robots.ts';
import { checkSecurityHeaders } from './security-headers.ts';
import { checkServiceWorker } from './service-worker.ts';
import { pathsOf, readSitemap } from './sitemap.ts';
import { checkSiteUrl } from './site-url.ts';
import { checkTrailingSlashes } from './trailing-slashes.ts';

/** In the order in which they are told. */
const CHECKS: readonly Check[] = [
  checkHttps,
  checkLinks,
  checkTrailingSlashes,
  checkNotFound,
  checkEnquiryForm,
  checkEditor,
  checkSiteUrl,
  checkRobots,
  checkSecurityHeaders,
  checkCaching,
  checkServiceWorker,
  checkPublishedPictures,
];

/** Pages that no visitor is led to. */
const UNLINKED: readonly string[] = [ROUTES.offline, ROUTES.notFound];

/**
 * The pages of a studio, in every language: one may be there that no link leads to. That of the course is asked for
 * where the project has one: of a site elsewhere no other fact tells whether it is to be there.
 */
function pagesOf(root: string): string[] {
  const left = hasCourseFiles(join(root, CONTENT)) ? UNLINKED : [...UNLINKED, ROUTES.academy];
  return Object.values(ROUTES)
    .filter((path) => !left.includes(path))
    .flatMap(alternatesOf)
    .map(({ path }) => path);
}

export interface SiteFindings {
  name: string;
  pages: number;
  /** Of the pictures' sizes, when not all were looked at. */
  sizes?: SampledSizes | undefined;
  findings: DoctorFinding[];
}

/** Said once, though more than one check may meet it. */
function once(findings: readonly DoctorFinding[]): DoctorFinding[] {
  const byCause = new Map(findings.map((finding) => [finding.cause, finding]));
  return [...byCause.values()];
}

const TOO_SLOW = wrong(
  'The site answers so slowly that not all of it could be looked at.',
  'Do this again on a faster line; if it stays so, ask the host.',
);

/** Why all that the site has answered last means nothing; undefined while it answers for itself. */
function interruption({ isTimeOver, isLimited, origin }: SiteClient): DoctorFinding | undefined {
  const refusal = isLimited?.() ? hostRefusalOf(TOO_OFTEN) : undefined;
  if (refusal) return wrong(`${origin} ${refusal.does}, so that not all of it could be looked at.`, refusal.remedy);
  return isTimeOver?.() ? TOO_SLOW : undefined;
}

export interface CheckOptions {
  /** A check that was asked for besides. */
  more?: Check | undefined;
  /** The folder of the site's project. */
  root?: string;
}

export async function runChecks(
  siteRoot: SiteRoot | DoctorFinding,
  name: string,
  { more, root = process.cwd() }: CheckOptions = {},
): Promise<SiteFindings> {
  if (!('client' in siteRoot)) return { name, pages: 0, findings: [siteRoot] };
  const { client, base } = siteRoot;
  const map = await readSitemap(client, base);
  const site: CheckedSite = {
    client,
    base,
    ...(await crawl(client, base, [...pagesOf(root).map((path) => base + path), ...pathsOf(map)])),
  };
  const findings: DoctorFinding[] = [];
  for (const check of CHECKS) {
    const found = interruption(client) ? [] : await check(site);
    const interrupted = interruption(client);
    if (interrupted) {
      findings.push(interrupted);
      break;
    }
    findings.push(...found);
  }
  // Asks the owner, who may take her time.
  if (more) findings.push(...(await more(site)));
  return { name: client.name, pages: site.pages.length, sizes: sampledSizes(site), findings: once(findings) };
}
