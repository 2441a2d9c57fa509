/** Texts in Markdown as the pages get them, without their pictures. */
import { createRenderer } from '../../../integrations/markdown.ts';
import { toPageHtml } from '../../../src/content.config/page-html.ts';

const renderer = createRenderer();

/** @returns the HTML of a text; undefined where the renderer stops at a `%` in it that begins no code */
export async function renderMarkdown(markdown: string): Promise<string | undefined> {
  try {
    return toPageHtml((await (await renderer).render(markdown, {})).code, '/');
  } catch (failure) {
    if (failure instanceof URIError) return undefined;
    throw failure;
  }
}
