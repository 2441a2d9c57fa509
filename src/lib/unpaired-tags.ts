/**
 * Tags in a text's HTML that have no counterpart. A browser looks for it in what follows on the page: that becomes bold
 * or a link, lies outside of its place, or is not shown at all. Free of Astro.
 */
import { htmlInMarkdown } from './markdown-code.ts';

/** Elements without an end, and those whose end HTML lets one leave out. */
const UNENDED: ReadonlySet<string> = new Set(
  (
    'area base br col embed hr img input link meta source track wbr ' +
    'p li dt dd td th tr thead tbody tfoot caption colgroup option optgroup rp rt'
  ).split(' '),
);
/** A comment that is closed, as browsers close one. */
const COMMENT = /<!--(?:-?>|[^]*?--!?>)/g;
const COMMENT_START = '<!--';
/** Elements in which tags are text, and drawings, whose tags may close themselves. */
const APART = /<(iframe|math|script|style|svg|textarea|title|xmp)(?=[\s>])[^>]*>[^]*?<\/\1\s*>/gi;
const TAG = /<(\/?)([a-z][\w-]*)(?:\/|\s(?:"[^"]*"|'[^']*'|[^"'>])*)?>/gi;

/**
 * @param html what a text was rendered to
 * @returns the tag that it begins and does not end, or ends and has not begun, as it is written; `<!--` is one as well
 */
export function unpairedTag(html: string): string | undefined {
  const rest = html.replace(COMMENT, ' ').replace(APART, ' ');
  if (rest.includes(COMMENT_START)) return COMMENT_START;
  const open = new Map<string, string[]>();
  for (const [tag, slash, written = ''] of rest.matchAll(TAG)) {
    const name = written.toLowerCase();
    if (UNENDED.has(name)) continue;
    const begun = open.get(name) ?? [];
    if (!slash) open.set(name, [...begun, tag]);
    else if (begun.pop() === undefined) return tag;
  }
  return [...open.values()].flat()[0];
}

const TITLE = String.raw`(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?`;
/** The end of a link or a picture: its address, which may stand in angle brackets, and its title. */
const LINK_END = new RegExp(String.raw`\]\(\s*(?:<[^<>\n]*>|[^\s()<>]*(?:\([^\s()]*\)[^\s()<>]*)*)${TITLE}\s*\)`, 'g');
/** The same in a line of its own: `[1]: </prices> "What it costs"`. */
const DEFINITION = new RegExp(
  String.raw`^[ \t>]*\[[^\]\n]+\]:[ \t]*\n?[ \t]*(?:<[^<>\n]*>|[^\s<>]+)${TITLE}[ \t]*$`,
  'gm',
);

/** The same of a text in Markdown that nothing renders. */
export const unpairedTagInMarkdown = (markdown: string): string | undefined =>
  unpairedTag(htmlInMarkdown(markdown.replace(LINK_END, ']').replace(DEFINITION, ' ')));
