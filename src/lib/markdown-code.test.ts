import { expect, test } from 'vitest';
import { FOREIGN_MARKDOWN, SHOWN_MARKDOWN } from '../../tests/fixtures/foreign-markdown.ts';
import { foreignCodeInMarkdown } from './markdown-code.ts';

test.each(FOREIGN_MARKDOWN)('code is found without a renderer in %s', (text) => {
  expect(foreignCodeInMarkdown(`About us.\n\n${text}\n`)).toBeDefined();
  expect(foreignCodeInMarkdown(`\`\`\`\nAn example.\n\`\`\`\n\n\`one\` ${text}`)).toBeDefined();
});

test.each(SHOWN_MARKDOWN)('none is found in %s', (text) => {
  expect(foreignCodeInMarkdown(`About us.\n\n${text}\n`)).toBeUndefined();
});
