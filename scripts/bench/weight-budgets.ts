/** What a page may weigh on the line, in bytes. */
import { MOST_PAGE_BYTES } from '../../integrations/inline-pictures.ts';
import { INLINE_PATH, total, type Part } from './transfer-size.ts';

export interface Limit {
  /** HTML with the styles that stand in it, without the picture that does. */
  markup: number;
  script: number;
  all: number;
  /** The first slide, which is the page's largest paint. */
  hero?: number;
}

/** Pages that weigh alike; those of text have no island. */
export type PageKind = 'home' | 'gallery' | 'contact' | 'text';

/** The product's own limits, for any content: whatever the owner writes and hangs, no page is heavier. */
export const LIMITS: Record<PageKind, Limit> = {
  home: { markup: 20_000, script: 64_000, all: 125_000, hero: 30_000 },
  gallery: { markup: 14_000, script: 64_000, all: 210_000 },
  contact: { markup: 14_000, script: 72_000, all: 105_000 },
  text: { markup: 20_000, script: 1_000, all: 38_000 },
};

/**
 * What was reached with the words and pictures of the tests' own studio, and a twentieth more: no page grows unnoticed.
 */
export const CURRENT_WEIGHTS: Record<PageKind, Limit> = {
  home: { markup: 12_000, script: 63_800, all: 113_400, hero: 9_300 },
  gallery: { markup: 11_300, script: 64_000, all: 160_000 },
  contact: { markup: 10_100, script: 71_500, all: 97_800 },
  text: { markup: 7_720, script: 0, all: 31_000 },
};

/**
 * @param hero the path of the first slide's picture, where that has a limit
 * @returns a sentence for each limit that the page exceeds, which names its files from the heaviest down
 */
export function excesses(page: string, parts: readonly Part[], limit: Limit, hero?: string): string[] {
  const own = parts.filter(({ type, path }) => type === 'markup' || path === INLINE_PATH);
  const checks: [string, number, number, Part[]][] = [
    ['HTML and CSS', total(parts, 'markup'), limit.markup, parts.filter(({ type }) => type === 'markup')],
    ['script', total(parts, 'script'), limit.script, parts.filter(({ type }) => type === 'script')],
    ['all', total(parts), limit.all, [...parts]],
    ['HTML with its picture', total(own), MOST_PAGE_BYTES, own],
  ];
  if (limit.hero) {
    const first = parts.filter(({ path }) => path === hero);
    checks.push(['hero picture', total(first), limit.hero, first]);
  }
  return checks
    .filter(([, bytes, most]) => bytes > most)
    .map(([what, bytes, most, files]) => {
      const named = files.sort((a, b) => b.bytes - a.bytes).map(({ path, bytes: own }) => `${path} ${own}`);
      return `${page}: ${what} is ${bytes} bytes, the limit is ${most}: ${named.join(', ')}`;
    });
}
