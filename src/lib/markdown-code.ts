/**
 * Code, and files of other sites, in texts of Markdown: the build refuses a page that holds any (integrations/headers).
 * Free of Astro.
 */
import { MAP_ORIGIN } from './map-embed.ts';
import { codeIn, excerptOf } from './inline-code.ts';

/** What any page's policy lets in. Where forms may post to follows from the settings, and is of no use to a text. */
const OPEN = { frame: [MAP_ORIGIN], form: [] };

/**
 * @param html what a text was rendered to
 * @returns the beginning of the first piece of it that no page may run or load
 */
export function foreignCodeInHtml(html: string): string | undefined {
  const { script, style, refused } = codeIn(html, OPEN);
  const [code] = [...refused, ...script, ...style];
  return code === undefined ? undefined : excerptOf(code);
}

/** Lines between fences, in a list or a quotation too; without a second fence all that follows. */
const FENCED = /^[ \t>*+-]*(`{3,}(?=[^`\n]*$)|~{3,})(?:[^]*?\n[ \t>]*\1[`~]*[ \t]*$|[^]*)/gm;
const ESCAPED = /\\[<`]/g;
/** Words between as many backticks before as behind, in one paragraph. */
const BETWEEN_BACKTICKS = /(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[^])*?(?<!`)\1(?!`)/g;
/** An address in angle brackets is a link. */
const MAIL_ADDRESS = /<[^\s<>@"]+@[^\s<>"]+>/g;
const ADDRESS = /<([a-z][a-z\d+.-]{1,31}:[^\s<>"]*)>/gi;

/**
 * What stands where a link has its address: `[x](…)`, whatever brackets are in its words, and `[x]: …`, with a title or
 * without.
 */
const DESTINATION = /\](?:\(\s*<?(?<written>[^)\s>]+)|:\s*<?(?<defined>[^\s>]+)>?(?=[ \t]*$|\s+["'(]))/gm;
const ESCAPED_MARK = /\\([!-/:-@[-`{-~])/g;

const asLink = (to: string): string => `<a href="${to.replaceAll('"', '&quot;')}">`;

/**
 * A text that nothing renders, as HTML.
 * @returns it without what Markdown shows as it is written, addresses in angle brackets as links
 */
export const htmlInMarkdown = (markdown: string): string =>
  [FENCED, ESCAPED, BETWEEN_BACKTICKS, MAIL_ADDRESS]
    .reduce((text, shown) => text.replace(shown, ' '), markdown)
    .replace(ADDRESS, (_, to: string) => `${asLink(to)}</a>`);

/**
 * The same where nothing renders the text: as the HTML and the links in it tell.
 * @returns nothing also of code that Markdown shows as it is written
 */
export function foreignCodeInMarkdown(markdown: string): string | undefined {
  const html = htmlInMarkdown(markdown);
  const links = [...html.matchAll(DESTINATION)].map(({ groups = {} }) =>
    (groups['written'] ?? groups['defined'] ?? '').replace(ESCAPED_MARK, '$1'),
  );
  // An attribute is read with the codes for its letters, as an address in Markdown is: `&#106;`, `&colon;`.
  return foreignCodeInHtml([html, ...links.map(asLink)].join('\n'));
}
