/** HTML in Markdown that has no counterpart, and so changes or hides what follows the text on its page. */
import { excerptOf } from '../../../src/lib/inline-code.ts';
import { unpairedTag } from '../../../src/lib/unpaired-tags.ts';
import type { FieldFinding } from '../fields/read-fields.ts';
import type { ParsedText } from '../yaml/parse-file.ts';
import { error, type CheckFinding } from '../problem.ts';
import { renderMarkdown } from './render.ts';

/** What is wrong with a text in Markdown that has such a tag: of one of them. */
export async function unpairedTags(markdown: string): Promise<CheckFinding[]> {
  const tag = unpairedTag((await renderMarkdown(markdown)) ?? '');
  if (tag === undefined) return [];
  return [
    error(
      `The tag ${excerptOf(tag)} stands alone in the text: it changes or hides all that follows on the page.`,
      'Write the tag that belongs to it, such as </b> to <b> or --> to <!--, or take it out.',
    ),
  ];
}

/** The same of the text of a Markdown file, with the line that it stands in. */
export async function unpairedTagsInText({ lines, head }: ParsedText): Promise<FieldFinding[]> {
  const upTo = (line: number) => unpairedTags(lines.slice(head, line).join('\n'));
  const [finding] = await upTo(lines.length);
  if (!finding) return [];
  // From the end: what is begun further up may be ended in a later line.
  let line = lines.length;
  while ((await upTo(line - 1)).length > 0) line -= 1;
  return [{ ...finding, path: [], line }];
}
