import { expect, test } from 'vitest';
import { FOREIGN_MARKDOWN, SHOWN_MARKDOWN } from '../../tests/fixtures/unsafe-markdown.ts';
import { foreignCodeInMarkdown } from './markdown-code.ts';

test.each(FOREIGN_MARKDOWN)('code is found without a renderer in %s', (text) => {
  expect(foreignCodeInMarkdown(`About us.\n\n${text}\n`)).toBeDefined();
  expect(foreignCodeInMarkdown(`\`\`\`\nAn example.\n\`\`\`\n\n\`one\` ${text}`)).toBeDefined();
});

test.each(SHOWN_MARKDOWN)('none is found in %s', (text) => {
  expect(foreignCodeInMarkdown(`About us.\n\n${text}\n`)).toBeUndefined();
});

/** Ways to write the address of a link that is code, besides its own letters. */
const HIDDEN = [
  '&#106;avascript:buy',
  '&#x6A;avascript:buy',
  'javascript&colon;buy',
  'javascript\\:buy',
  '<javascript&#58;buy>',
];

test.each(HIDDEN)('code is found in a link to %s', (to) => {
  for (const text of [
    `[Tap](${to})`,
    `[Tap [it]](${to})`,
    `[Tap]( ${to} "Now")`,
    `[Tap][1]\n\n[1]: ${to}`,
    `[1]:\n  ${to} 'Now'\n`,
  ])
    expect(foreignCodeInMarkdown(text), text).toBeDefined();
});
