/** Joins the styles of a page's head: each style element adds a hash to the policy, and hashes do not compress. */

const STYLE = /<style>([\s\S]*?)<\/style>/g;

/**
 * Joins the styles of a page's head, in their order, in the place of the first one.
 * @param html a page
 * @returns the page, and the texts of the styles that were joined, if any
 */
export function joinHeadStyles(html: string): { html: string; joined: string[] } {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const texts = [...head.matchAll(STYLE)].map(([, text = '']) => text);
  if (end < 0 || texts.length < 2) return { html, joined: [] };
  let first = true;
  const one = head.replace(STYLE, () => {
    const style = first ? `<style>${texts.join('')}</style>` : '';
    first = false;
    return style;
  });
  return { html: one + html.slice(end), joined: texts };
}
