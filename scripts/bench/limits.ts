/** What a page may weigh on the line, in bytes: what was reached and a twentieth more, but never above the product's own limits. */
import { total, type Part } from './weights.ts';

export interface Limit {
  pages: string[];
  /** HTML with the styles that stand in it. */
  markup: number;
  script: number;
  all: number;
  /** The first slide, which is the page's largest paint. */
  hero?: number;
}

export const LIMITS: Limit[] = [
  { pages: ['/'], markup: 14_000, script: 63_800, all: 125_000, hero: 15_700 },
  { pages: ['/portfolio', '/nail-art', '/studio'], markup: 12_900, script: 64_000, all: 171_500 },
  { pages: ['/contact'], markup: 11_600, script: 71_500, all: 98_200 },
  { pages: ['/academy', '/about-us', '/no-such-page'], markup: 9_400, script: 0, all: 24_500 },
];

/** A gallery's page with as many photos as it ever has. */
export const FULL_PAGE: Limit = { pages: [], markup: 14_000, script: 64_000, all: 210_000 };

/** The first page with whatever photos the owner hangs there. */
export const HOME_OF_PHOTOS: Limit = { pages: [], markup: 14_000, script: 64_000, all: 125_000, hero: 30_000 };

/** @returns a sentence for each limit that the page exceeds, which names its files from the heaviest down */
export function excesses(page: string, parts: readonly Part[], limit: Limit): string[] {
  const checks: [string, number, number, Part[]][] = [
    ['HTML and CSS', total(parts, 'markup'), limit.markup, parts.filter(({ kind }) => kind === 'markup')],
    ['script', total(parts, 'script'), limit.script, parts.filter(({ kind }) => kind === 'script')],
    ['all', total(parts), limit.all, [...parts]],
  ];
  if (limit.hero) {
    const hero = parts.filter(({ kind, path }) => kind === 'picture' && path.includes('/hero-'));
    checks.push(['hero picture', total(hero), limit.hero, hero]);
  }
  return checks
    .filter(([, bytes, most]) => bytes > most)
    .map(([what, bytes, most, files]) => {
      const named = files.sort((a, b) => b.bytes - a.bytes).map(({ path, bytes: own }) => `${path} ${own}`);
      return `${page}: ${what} is ${bytes} bytes, the limit is ${most}: ${named.join(', ')}`;
    });
}
