import { expect, test } from 'vitest';
import { createRenderer } from '../../integrations/markdown.ts';
import { SHOWN_MARKDOWN, UNPAIRED_MARKDOWN } from '../../tests/fixtures/foreign-markdown.ts';
import { htmlInMarkdown } from './markdown-code.ts';
import { unpairedTag } from './unpaired-tags.ts';

const renderer = await createRenderer();
const rendered = async (markdown: string) => unpairedTag((await renderer.render(markdown, {})).code);

test.each(UNPAIRED_MARKDOWN)('a tag without its counterpart is found in %s, rendered or not', async (text) => {
  const markdown = `About <i>us</i>.\n\n${text}\n\nAnd <b>more</b>.\n`;
  expect(text).toContain(await rendered(markdown));
  expect(text).toContain(unpairedTag(htmlInMarkdown(markdown)));
});

test.each(SHOWN_MARKDOWN)('none is found in %s', async (text) => {
  const markdown = `About <i>us</i>.\n\n${text}\n`;
  expect(await rendered(markdown)).toBeUndefined();
  expect(unpairedTag(htmlInMarkdown(markdown))).toBeUndefined();
});
