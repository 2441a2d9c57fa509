/**
 * Code, and files of other sites, in Markdown: the build refuses a page that holds any (integrations/headers). And what
 * cannot be rendered, so that nothing is known of the code in it.
 */
import { foreignCodeInHtml } from '../../../src/lib/markdown-code.ts';
import { linksIn } from '../../../src/lib/site-links.ts';
import { hasStrayPercent } from '../../../src/shared/urls.ts';
import type { FieldFinding } from '../fields/read-fields.ts';
import { strayPercent } from './links.ts';
import type { ParsedText } from '../yaml/parse-file.ts';
import { error, type CheckFinding } from '../problem.ts';
import { renderMarkdown } from './render.ts';

/** What is said of a text that the renderer stops at; nothing where the picture is told of by its name. */
const unrendered = (markdown: string): CheckFinding[] =>
  linksIn(markdown).some(({ to, isPicture }) => isPicture && hasStrayPercent(to)) ? [] : [strayPercent('A picture')];

/** What is wrong with a text in Markdown that holds code: of the first piece of it that a page would get. */
export async function foreignCode(markdown: string): Promise<CheckFinding[]> {
  const html = await renderMarkdown(markdown);
  if (html === undefined) return unrendered(markdown);
  const code = foreignCodeInHtml(html);
  if (code === undefined) return [];
  return [
    error(
      `The text holds what no page of this site may run or load: “${code}”.`,
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
  while ((await foreignCode(lines.slice(head, line).join('\n'))).length === 0) line += 1;
  return [{ ...finding, path: [], line }];
}
