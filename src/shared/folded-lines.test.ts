import { expect, test } from 'vitest';
import { escapeText } from './folded-lines.ts';

test('every kind of line end in a text becomes the one of these files', () => {
  // Slides, sheets and drawing programs end a line within a paragraph by one of the last four.
  for (const end of ['\n', '\r\n', '\r', '\v', '\f', '\u2028', '\u2029'])
    expect(escapeText(`One${end}two`)).toBe('One\\ntwo');
});

test('other control characters, which these files may not have, are blanks', () => {
  expect(escapeText('One\0two\b\u0085\tthree')).toBe('One two   three');
});
