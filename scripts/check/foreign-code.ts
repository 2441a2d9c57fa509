/** Code, and files of other sites, in Markdown: the build refuses a page that holds any (integrations/headers). */
import { satteri } from '@astrojs/markdown-satteri';
import { codeIn, excerptOf } from '../../integrations/headers/page-code.ts';
import { toPageHtml } from '../../src/content.config/page-html.ts';
import { MAP_ORIGIN } from '../../src/lib/map-embed.ts';
import type { FieldFinding } from './fields.ts';
import type { ParsedText } from './parse-file.ts';
import { error } from './problem.ts';

/** What any page's policy lets in. Where forms may post to follows from the settings, and is of no use to a text. */
const OPEN = { frame: [MAP_ORIGIN], form: [] };

/** As Astro renders the Markdown of this site (astro.config.mjs). */
const renderer = satteri().createRenderer({ image: {}, syntaxHighlight: false });

/** The first piece of code that a page would get from this Markdown; none is the rule. */
async function firstCode(markdown: string): Promise<string | undefined> {
  const { code: html } = await (await renderer).render(markdown, {});
  const { script, style, refused } = codeIn(toPageHtml(html, '/'), OPEN);
  return [...refused, ...script, ...style][0];
}

/** What is wrong with a text in Markdown that holds code. */
export async function foreignCode(markdown: string): Promise<Omit<FieldFinding, 'path'>[]> {
  const code = await firstCode(markdown);
  if (code === undefined) return [];
  return [
    error(
      `The text holds what no page of this site may run or load: “${excerptOf(code)}”.`,
      'Take it out: words, and links to whole addresses such as https://example.in, can stand here.',
    ),
  ];
}

/** The same of the text of a Markdown file, with the line that it stands in. */
export async function foreignCodeInText({ lines, head }: ParsedText): Promise<FieldFinding[]> {
  const [finding] = await foreignCode(lines.slice(head).join('\n'));
  if (!finding) return [];
  // With all lines before it: what stands between fences is no code.
  let line = head + 1;
  while ((await firstCode(lines.slice(head, line).join('\n'))) === undefined) line += 1;
  return [{ ...finding, path: [], line }];
}
