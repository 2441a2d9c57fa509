import { expect, test } from 'vitest';
import { withUnbrokenWords } from './unbroken-words.ts';

const drawn = (html: string) =>
  withUnbrokenWords(html).replaceAll('<span data-unbroken>', '[').replaceAll('</span>', ']');

test.each([
  ['<p>Bridal make-up, and a 30-day course.</p>', '<p>Bridal [make-up,] and a [30-day] course.</p>'],
  ['<p><strong>Make-up</strong> &amp; hair</p>', '<p><strong>[Make-up]</strong> &amp; hair</p>'],
  ['<a href="/nail-art" title="x > make-up">Nail-art</a>', '<a href="/nail-art" title="x > make-up">[Nail-art]</a>'],
  ["<b title='x > make-up'>10 - 7</b>", "<b title='x > make-up'>10 - 7</b>"],
  ['<p>मेक-अप <!-- its make-up --></p>', '<p>[मेक-अप] <!-- its make-up --></p>'],
  ["<!-- it's make-up--><p>Make-up</p>", "<!-- it's make-up--><p>[Make-up]</p>"],
  ['<svg><text>make-up</text></svg> make-up', '<svg><text>make-up</text></svg> [make-up]'],
  ['<p>Semi-permanent eyeliner</p>', '<p><span data-unbroken="long">Semi-permanent] eyeliner</p>'],
  ['', ''],
])('%s', (html, expected) => {
  expect(drawn(html)).toBe(expected);
});
