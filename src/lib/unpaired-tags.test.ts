import { expect, test } from 'vitest';
import { createRenderer } from '../../integrations/markdown.ts';
import { SHOWN_MARKDOWN, UNPAIRED_MARKDOWN } from '../../tests/fixtures/unsafe-markdown.ts';
import { unpairedTag, unpairedTagInMarkdown } from './unpaired-tags.ts';

const renderer = await createRenderer();
const rendered = async (markdown: string) => unpairedTag((await renderer.render(markdown, {})).code);

test.each(UNPAIRED_MARKDOWN)('a tag without its counterpart is found in %s, rendered or not', async (text) => {
  const markdown = `About <i>us</i>.\n\n${text}\n\nAnd <b>more</b>.\n`;
  expect(text).toContain(await rendered(markdown));
  expect(text).toContain(unpairedTagInMarkdown(markdown));
});

test.each(SHOWN_MARKDOWN)('none is found in %s', async (text) => {
  const markdown = `About <i>us</i>.\n\n${text}\n`;
  expect(await rendered(markdown)).toBeUndefined();
  expect(unpairedTagInMarkdown(markdown)).toBeUndefined();
});

test.each([
  '[Prices](</price list.pdf>), [page](</portfolio> "Our <b>looks") and ![look](<my look.jpg>)',
  "[Tap](/contact 'See <i>'), [(a)](/(b) (<b>))",
  '[Prices][1] and [page]\n\n[1]: <price list.pdf>\n  [page]: </portfolio>  "The <b>page"',
])('none is found in the addresses and titles of %s', async (markdown) => {
  expect(await rendered(markdown)).toBeUndefined();
  expect(unpairedTagInMarkdown(markdown)).toBeUndefined();
});

test.each(['[Tap](/contact) it ](<b>, and', '[too](</i> and', 'Of [1]: <u>'])(
  'one is found in %s',
  async (markdown) => {
    expect(markdown).toContain(await rendered(markdown));
    expect(markdown).toContain(unpairedTagInMarkdown(markdown));
  },
);
