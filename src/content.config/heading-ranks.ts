/** The ranks of headings in a text of the owner's, which stands within a page that has headings of its own. */

const LOWEST = 6;
/** The beginning of a heading's tag, or of its end: Markdown's own, and one that is written as HTML. */
const TAG = /<(\/?)h([1-6])(?=[\s>])/gi;

/**
 * @param highest the rank of the text's highest headings: 2 below a page's title, 3 below a section's
 * @returns the HTML with headings from that rank on, of which each stands one rank below the one that it belongs to: a
 * page keeps one `h1`, and skips no rank
 */
export function withHeadingRanks(html: string, highest: 2 | 3): string {
  /** The ranks, as they are written, of the last heading and of those that it belongs to. */
  let around: number[] = [];
  return html.replace(TAG, (_, slash: string, written: string) => {
    if (slash === '') around = [...around.filter((rank) => rank < Number(written)), Number(written)];
    return `<${slash}h${Math.min(highest + around.length - 1, LOWEST)}`;
  });
}
