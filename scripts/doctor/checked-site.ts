/** What every check is given: the site, where it lies, and its pages. */
import type { Crawl, Visit } from './crawl.ts';
import type { DoctorFinding } from './finding.ts';
import type { SiteClient } from './site-client.ts';

export interface CheckedSite extends Crawl {
  client: SiteClient;
  /** What the site's addresses begin with, without a slash at its end. */
  base: string;
}

/** Looks at one aspect of a site. A request without an answer is a finding too. @returns `[]` when all is well */
export type Check = (site: CheckedSite) => DoctorFinding[] | Promise<DoctorFinding[]>;

/** The first page of the site's first language, if the crawl reached it. */
export const homeOf = ({ pages, base }: CheckedSite): Visit | undefined =>
  pages.find(({ path }) => path === `${base}/`);
