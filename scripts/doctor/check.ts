/** What every check is given: the site, where it lies, and its pages. */
import type { Crawl, Visit } from './crawl.ts';
import type { Finding } from './finding.ts';
import type { Site } from './site.ts';

export interface CheckedSite extends Crawl {
  site: Site;
  /** What the site's addresses begin with, without a slash at its end. */
  base: string;
}

export type Check = (look: CheckedSite) => Finding[] | Promise<Finding[]>;

export const homeOf = ({ pages, base }: CheckedSite): Visit | undefined =>
  pages.find(({ path }) => path === `${base}/`);
