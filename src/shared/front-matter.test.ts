import { expect, test } from 'vitest';
import { splitFrontMatter } from './front-matter.ts';

test.each([
  ['as usual', '---\ntitle: A\n---\n\nOne.\n', '\ntitle: A\n', '\n\nOne.\n'],
  ['as Notepad writes it', '\uFEFF---\r\ntitle: A\r\n---\r\nOne.', '\r\ntitle: A\r\n', '\r\nOne.'],
  ['below an empty line', '\n---\ntitle: A\n---\nOne.', '\ntitle: A\n', '\nOne.'],
  ['with spaces behind the lines', '---  \ntitle: A\n--- \nOne.', '  \ntitle: A\n', ' \nOne.'],
  ['with nothing below', '---\ntitle: A\n---', '\ntitle: A\n', ''],
  ['with a line in the text below', '---\ntitle: A\n---\nOne.\n---\nTwo.', '\ntitle: A\n', '\nOne.\n---\nTwo.'],
])('front matter %s', (_, text, data, body) => {
  const found = splitFrontMatter(text);
  expect(found).toEqual({ data, body, start: text.indexOf(data) });
});

test.each(['title: A\n', '---\ntitle: A\n', 'One.\n\n---\ntitle: A\n---\n', ''])('none in %j', (text) => {
  expect(splitFrontMatter(text)).toBeUndefined();
});
